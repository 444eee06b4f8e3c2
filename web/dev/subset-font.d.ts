declare module "subset-font" {
  /** What is left of a font when it need only show this text. */
  export default function subsetFont(font: Buffer, text: string, how: { targetFormat: "woff2" }): Promise<Buffer>;
}
