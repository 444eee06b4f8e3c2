const read = (id) => JSON.parse(document.getElementById(id).textContent);
const specs = read("specs");
const locale = read("locale");
const dark = matchMedia("(prefers-color-scheme: dark)");

const theme = () => {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(`--${name}`).trim();
  const series = [1, 2, 3, 4, 5].map((number) => colour(`series-${number}`));
  const font = getComputedStyle(document.body).fontFamily;
  const text = { labelColor: colour("text"), titleColor: colour("muted"), labelFontSize: 12, titleFontSize: 12,
    labelFont: font, titleFont: font, titleFontWeight: 500 };
  return {
    background: "transparent", font, view: { stroke: null }, mark: { color: series[0] },
    range: { category: series, ramp: [colour("low"), colour("high")], heatmap: [colour("low"), colour("high")] },
    axis: { ...text, gridColor: colour("grid"), domainColor: colour("line"), tickColor: colour("line") },
    legend: text, rule: { color: series[0] }, point: { color: series[0] }, text: { color: colour("text"), font },
    tick: { color: colour("second") }, line: { strokeWidth: 2.5 },
  };
};

const draw = async () => {
  const config = theme();
  for (const [id, spec] of Object.entries(specs)) {
    const narrow = document.getElementById(id).clientWidth < 480;
    const legend = narrow ? { ...config.legend, columns: 1 } : config.legend;
    const axis = { ...config.axis, labelLimit: narrow ? 130 : 260 };
    await vegaEmbed(`#${id}`, JSON.parse(JSON.stringify(spec).replaceAll('"labelLimit":230', `"labelLimit":${axis.labelLimit}`)),
      { actions: false, renderer: "svg", config: { ...config, axis, legend }, ...locale });
  }
  document.documentElement.dataset.drawn = "yes";
};

dark.addEventListener("change", draw);
draw();
