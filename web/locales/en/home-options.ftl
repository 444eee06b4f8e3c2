# A file of components or a variant.
home-box = Values of your own
home-box-note = A file of components or a variant (YAML or JSON): what is printed in your box, or a game with other figures. “sacbe rules GAME --components” lists the values.
home-box-file = Read a file
home-box-same = This file changes nothing.
home-box-drop = Use the box again
home-import-variant = This record is of a variant: { $name }

home-played-with = Played with:
