# Data files of the project (lessons, the rulebook): what can be wrong with one.

problem-data = { $file }, line { $line }: { $reason }
problem-data-yaml = This is not valid YAML: { $detail }
problem-data-alias = References (& and *) are not allowed here.
problem-yaml = Line { $line }: { $detail }
problem-yaml-long = Such a text may have at most { $most } characters.
problem-yaml-deep = Lists and mappings may lie at most { $most } deep in each other.
problem-yaml-wide = Such a text may hold at most { $most } values.
problem-yaml-alias = References (& and *) are not allowed here.
problem-yaml-tag = Tags (!) are not allowed here.
problem-yaml-number = A number may have at most { $most } digits.
problem-data-size = A data file may have at most { $most } bytes.
problem-data-key = There is no field “{ $field }” here; there are { $allowed }.
problem-data-missing = “{ $field }” is missing.
problem-data-language = “{ $field }” has no text in “{ $code }”.
problem-data-long = “{ $field }” has { $count } characters; at most { $most } fit.
problem-data-bold = “{ $field }” has a ** without a partner.
problem-data-thing-form = “{ $thing }” is not a thing of the form kind:id, such as seat:red.

problem-book-name = A section cannot be called “{ $name }”; use small letters, digits and hyphens.
problem-book-icon = “{ $name }” is not the name of a drawing, such as i-corn.
problem-book-rule = “{ $rule }” fits no rule of { $game }, or is listed twice; see “sacbe rules { $game }”.
problem-book-sentence = This sentence has { $count } words; at most { $most } are plain enough: { $sentence }
problem-book-source = A symbol needs one of rules, each and messages; with messages also a thing.
problem-book-order = Another chapter has the order { $order } too.
problem-book-twice = There is another section “{ $name }”.
problem-book-alone = “{ $word }” means the same as nothing else here.
problem-unknown-chapter = There is no chapter “{ $name }”; “sacbe rules GAME --book” lists them.
problem-unknown-chapter-near = There is no chapter “{ $name }”; did you mean “{ $near }”?
