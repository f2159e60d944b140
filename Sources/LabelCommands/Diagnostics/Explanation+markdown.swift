// SPDX-License-Identifier: MIT

extension Explanation {
  /// What `labelkit explain` prints, as Markdown and in its order: for each code a title, a paragraph, and an example that is indented by
  /// four spaces.
  static let markdown = #"""
    ## LK0101: a character that no font has

    The title has a character for which neither the label's font nor any installed font has a glyph. LabelKit does not render a label
    with a missing-glyph box. Install a font that covers the script (Debian's fonts-noto-core covers most, fonts-noto-cjk Chinese,
    Japanese and Korean, fonts-noto-color-emoji emoji), add a folder of fonts with --font-dir, or change the text. `labelkit fonts check
    MANIFEST` lists all such characters of a manifest.

        labels:
          - { id: egypt, title: "\U00013000" }    # no font for hieroglyphs here

    ## LK0102: an icon name that does not exist

    There is no built-in icon with this name or, for a name with a prefix such as brand:logo, no such icon in the icon set that `icons`
    or --icons names. The help line suggests names by their meaning, so that `share` leads to square.and.arrow.up, or else by their
    spelling. `labelkit icons list WORD` searches names and keywords. To use a single file without an icon set, write its path, which
    has a slash or the extension of an image. An emoji is text: write it into the title.

        labels:
          - { id: storm, icon: bolt.fil }             # LK0102: did you mean "bolt.fill"?
          - { id: logo, icon: ./logo.svg }            # a file of your own

    ## LK0103: a font family that does not exist

    No installed font has this family name, full name or PostScript name. LabelKit does not substitute another font, because widths and
    line breaks would then differ between machines. Install the font, name its folder with `fonts` in the manifest or with --font-dir,
    or name a file with `font.file`. `labelkit fonts list` prints all families.

        defaults: { font: { family: Interr } }        # LK0103: did you mean "Inter"?

    ## LK0104: an invalid colour

    A colour is written as #rgb, #rgba, #rrggbb or #rrggbbaa, as the name of a system colour (red, blue, primary, secondary,
    accentColor, clear and so on; `labelkit explain color` lists them), or as an object with one of these for `light` and one for
    `dark`. The other names of CSS are not read, because names such as green would then have two values; the help line has their digits.
    CSS functions such as rgb(…) are not read either. In YAML, put #rgb in quotes, because an unquoted # begins a comment.

        color: "#0a84ff"
        color: { light: black, dark: white }
        color: salmon                                 # LK0104

    ## LK0105: a file that is not a valid icon

    The file of an icon cannot be drawn: it does not exist, is in another format than SVG and PNG, such as JPEG or WebP, is not
    well-formed, draws nothing, or exceeds a limit. The message names the line and the element. `labelkit icons check PATH…` checks
    files without rendering labels.

        icon: { file: logo.svg }                      # LK0105: line 3: expected </g>, found </svg>

    ## LK0106: a file that is not a valid font

    The file of `font.file`, or one that fontconfig chose, is not a TrueType or OpenType font that FreeType and HarfBuzz can open, or it
    is damaged; the reason may be that of FreeType for a glyph. Web fonts (.woff, .woff2) have to be converted to .ttf or .otf first. A
    font file that is cut or overwritten during a run fails the labels that come after it; run again when the file is complete, and
    replace fonts by renaming a new file.

        font: { file: fonts/Brand.woff2 }             # LK0106
        font: { file: fonts/Brand.ttf }

    ## LK0107: a colour name that is in no asset catalogue

    A view names a colour, as in Color("Sky"), that is neither in the asset catalogues of its bundle nor in those of the renderer.
    Outside of Apple's platforms, asset catalogues are not compiled into an app: give the renderer the catalogue itself. Names are
    case-sensitive and include folders that provide a namespace: Brand/Sky.

        renderer.assets = try AssetCatalog(contentsOf: URL(filePath: "Assets.xcassets"))

    ## LK0108: a search that finds no icon

    No icon has all words of the search in its name, in its keywords, or as the beginning of a keyword. Other filters, such as
    --category and --drawn, count too. Search for one word at a time, in English; the help line suggests words that lead to icons.
    `labelkit icons browse -o DIR` writes a page with all icons, for a browser.

        labelkit icons list delete                    # trash, xmark and so on
        labelkit icons list "add user"                # person.badge.plus

    ## LK0201: a manifest that is not well-formed

    The file is not valid YAML, JSON or CSV, so it cannot be read from the reported location on. Common causes: a tab in YAML's
    indentation, a colon followed by a space inside an unquoted YAML string, a comma after the last element in JSON, a quote that is not
    doubled inside a quoted CSV cell, a duplicate key, a file that is not UTF-8. Files that are nested deeper than 256 levels, or have
    more than a million values after YAML aliases are expanded, give this error too.

        - title: Wind: strong      # LK0201: quote it
        - title: "Wind: strong"

    ## LK0202: a key that does not exist

    The object has no key with this name. Keys are in camel case, as in Swift, and case-sensitive. Keys for text and line breaking have
    UILabel's names. Unknown keys are errors, because ignoring a mistyped key would give an image other than the one you asked for.
    `labelkit explain` lists all keys, and `labelkit schema` prints a JSON Schema of them, which editors use to complete them.

        labels:
          - { id: a, title: A, numberoflines: 2 }     # LK0202: did you mean "numberOfLines"?

    ## LK0203: a value of the wrong type

    The key takes a value of another type: a string instead of a number, or an object instead of a list. In YAML, unquoted 2024, 1.0,
    true and null are not strings; put them in quotes to make them strings. In CSV, a cell's text is converted to the type of its key,
    and this text cannot be converted.

        title: 2024                                   # LK0203: a number
        title: "2024"

    ## LK0204: an invalid value

    The key takes one of a list of values, and this is not one of them. Values are case-sensitive. The message lists the valid values,
    and the help line suggests the nearest ones.

        textAlignment: centre                         # LK0204: did you mean "center"?

    ## LK0205: a missing key

    The object needs this key. A manifest needs `version` (which is 1) and `labels`. Every label of a batch needs an `id`, which names
    its file. A colour for two colour schemes needs both `light` and `dark`. A `titleKey` needs `strings`, and also `titleArguments` if
    its text has plural forms.

        version: 1
        labels:
          - { title: Rain }                           # LK0205: the key "id" is missing

    ## LK0206: a duplicate id

    Two labels of a manifest have the same id, so that one file would overwrite the other. Ids that differ only in case count as the
    same, because the file systems of macOS and Windows are not case-sensitive. The first label is rendered, the second is not.

        labels:
          - { id: rain, icon: cloud.rain }
          - { id: Rain, icon: cloud.heavyrain }       # LK0206

    ## LK0207: an id that is not a valid path

    An id names a file below the output folder. It may have slashes for folders, but it may not be empty, begin with a slash, have a
    backslash, a control character or an empty part, or lead out of the folder with "..". Leave out the extension: LabelKit adds it.

        labels:
          - { id: ../secrets, title: A }              # LK0207
          - { id: weather/rain, title: Rain }

    ## LK0208: a label that shows nothing

    The label has neither a title nor an icon, and the defaults have none either. An empty image is hardly ever what is meant, so this
    is an error.

        labels:
          - { id: blank, color: red }                 # LK0208

    ## LK0209: a style that hides everything

    The style iconOnly hides the title, and titleOnly hides the icon. This label has only the part that is hidden. Add the other part,
    or change the style, which may come from the defaults.

        defaults: { style: iconOnly }
        labels:
          - { id: rain, title: Rain }                 # LK0209

    ## LK0210: an invalid format string

    The text for this key and language has a format specifier without a value: one that only C can pass, such as %s, a variable %#@name@
    that the strings file does not define, or variables that contain each other. Correct the text in the strings file. Write a per cent
    sign as %% in a text with arguments.

        "discount" = "100% safe, %lld left";          # LK0210, with titleArguments: [3]: "% s" is C's
        "discount" = "100%% safe, %lld left";

    ## LK0211: a CSV column that is not a key

    The first row of a CSV file names the columns, and each name is a key of a label: title, color, or font.size for the key size of the
    object font. No row is read while a column has another name. Columns may be separated by commas, semicolons or tabs. `labelkit
    explain` lists the keys, and `labelkit explain font.size` explains one.

        id,titel,font.size                            # LK0211: did you mean "title"?
        rain,Rain,17

    ## LK0212: a folder that does not exist

    A manifest names a folder of icons or fonts that does not exist, so none of its labels can be rendered. Paths are relative to the
    folder of the manifest, not to the folder that the command is run in. The message has the path that was looked for.

        icons: { brand: icons/brnad }                 # LK0212: there is no folder icons/brnad
        fonts: [fonts]

    ## LK0213: a naming.json that cannot be used

    The file naming.json in a folder of icons maps LabelKit's icon names to the names of the files, without their extension. It is an
    object of strings in JSON. The message has the line of the first error; it is shown once, although every label with an icon of this
    folder fails.

        { "trash": "trash-2", "gear": "settings" }
        { trash: "trash-2" }                          LK0213: the name has no quotes

    ## LK0214: names of a naming.json that lead nowhere

    The file naming.json in a folder of icons maps a name to a file that is not in the folder. Labels with other icons are rendered. A
    label that uses the name gets an error of its own. Write the name of the file without its folder and extension, or remove the line.

        { "trash": "binn" }                           LK0214: there is neither binn.svg nor binn.png

    ## LK0301: an invalid number

    The number is outside the range of its key, or it is infinite or not a number. Sizes and scales are more than 0, factors are from 0
    to 1, and line counts are whole numbers that are not negative.

        font: { size: 0 }                             # LK0301: must be more than 0
        minimumScaleFactor: 1.5                       # LK0301: must be from 0 to 1

    ## LK0302: an image that is too wide or too high

    One side of the image would be longer than 32,767 pixels, which is the rasteriser's limit. Long text on a single line is the usual
    cause: give the label a width and let it wrap, or use a smaller font size or scale.

        title: (a whole book)
        numberOfLines: 1                              # LK0302

    ## LK0303: an image with too many pixels

    The image would have more pixels than the limit, which is 64 million by default, or 256 MB of memory. The limit is checked before
    memory is allocated, so that one row of a manifest cannot crash a whole batch. Use a smaller width, height, font size or scale.

        { id: huge, title: A, font: { size: 20000 } } # LK0303

    ## LK0304: a label with too many glyphs

    The title has more glyphs than the limit, which is 100,000 by default. A label is a line or a paragraph of text. Use another tool
    for documents.

        labelkit render "$(cat novel.txt)" -o a.png   # LK0304

    ## LK0305: a title with too many bytes

    The title is longer than 1 MiB of UTF-8. The limit is checked before the text is shaped, so that a file that was pasted by accident
    fails at once.

        labelkit render "$(cat dump.log)" -o a.png    # LK0305

    ## LK0306: views that are nested too deeply

    A view of the Swift API is nested inside more than 1,000 others, or inside more than 400 stacks and modifiers, of which a view of
    UIKit has about four. The usual cause is endless recursion: a view's body contains the view itself, or a label style makes a label
    with the same style.

        struct Again: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            Label(configuration).labelStyle(Again())    // LK0306
          }
        }

    ## LK0307: an update loop that does not converge

    A view of the Swift API sets a state in `onAppear`, `onChange`, `onPreferenceChange` or `onGeometryChange`, the view is evaluated
    again, and the action sets the state to another value, more than eight times. SwiftUI warns that the action "tried to update
    multiple times per frame" and still draws the view; LabelKit reports an error.

        Text("a").padding(inset)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { inset = $0 }    // LK0307

    ## LK0308: a label that is too much work to paint

    The label's outlines, layers, images or glyphs together would take so long to paint that a batch would seem to hang. The usual cause
    is an SVG file with tens of thousands of overlapping curves, drawn large. The work is counted before it is done and does not depend
    on the machine. Built-in icons need less than a tenth of the limit in the largest image.

        labelkit render A --icon dense.svg --size 300 -o a.png   # LK0308

    ## LK0309: too many output files

    A label is made for every combination of the values in `variants`, so their numbers are multiplied. A label may have 10,000 files,
    and a YAML or JSON manifest 500,000, because it is planned as a whole. NDJSON and CSV are planned row by row and may have any number
    of rows.

        variants: { scale: [1, 2, 3], locale: [ … 5,000 locales … ] }   # LK0309: 15,000 files

    ## LK0401: an error in a library

    FreeType, HarfBuzz, ICU, Cairo or libpng returned an error that no manifest should be able to cause. The message has the library's
    own text and error number. `labelkit doctor` checks whether the libraries work. If they do, this is a bug of LabelKit: please report
    it with the manifest.

        labelkit doctor

    ## LK0402: a file that does not exist

    A file or folder that the command line or a manifest names does not exist. Relative paths in a manifest start at the manifest's
    folder, those on the command line at the working directory.

        labelkit batch label.yaml -o out              # LK0402: it is labels.yaml

    ## LK0403: a file that cannot be read

    The file exists but cannot be opened or read: its permissions do not allow it, it is a folder, or the disk fails. The message has
    the system's own error text.

        chmod 000 labels.yaml
        labelkit batch labels.yaml -o out             # LK0403

    ## LK0404: a file that cannot be written

    An output file or folder cannot be written: its permissions do not allow it, its folder does not exist, or there is a file with the
    name of a folder. LabelKit writes a temporary file first and renames it when it is complete, so that no incomplete image is left
    behind.

        labelkit batch labels.yaml -o /usr            # LK0404

    ## LK0405: a machine without fonts

    Fontconfig finds no font at all, as in a new container. Install some with scripts/install-deps or with apt-get install fonts-inter
    fonts-noto-core, or name a folder of fonts with --font-dir or with `fonts` in the manifest.

        apt-get install fonts-inter fonts-noto-core

    ## LK0406: a file that an output would replace

    Something has the path of an output already, and LabelKit does not replace it: a link, a folder, a device, a pipe or a socket; a
    file that the same run reads; or a file of another kind. Each output replaces only files of its own kind: an image a PNG file,
    --archive a tar archive, --state a build cache that only you can write, --deps a dependency file, --report and --junit a file that
    LabelKit wrote. `-` is standard output for the options that can write to it.

        labelkit render Rain -o notes.txt             # LK0406: the file there is not a PNG image
        labelkit render Rain -o /dev/stdout           # LK0406: write -o -

    ## LK0407: a full disk

    The disk of an output has no space left, or the user's quota is used up. A run ends then: it begins no further file, and the files
    that it has written are complete. Make room and run again; the next run writes what is missing.

        labelkit batch labels.yaml -o /media/stick    # LK0407: No space left on device

    ## LK0408: a name that is not UTF-8

    The name of a file or folder has bytes that are not UTF-8, most often because it was unpacked from an archive of an older system.
    The message shows these bytes as \xff. LabelKit neither reads nor writes such a file, because it could only guess its name. Rename
    it.

        labelkit icons check icons                # LK0408: the name "icons/caf\xe9.svg" is not UTF-8
        mv icons/caf$'\xe9'.svg icons/café.svg

    ## LK0410: a file that is too long

    The file is longer than its kind may be, or a pipe or standard input did not end within that length. A file is refused by its size
    before it is read. Files of rows may have any length, but a row at most 16 MiB. Documentation/Limits.md lists the limits.

        truncate -s 6G big.yaml
        labelkit batch big.yaml -o out                # LK0410

    ## LK0411: a label that takes too long

    The label took more processor time than --timeout allows, 10 seconds by default in batch, assets, snapshot and live. The other
    labels of the run are still rendered. Only processor time counts, so that a busy machine fails no label.

        labelkit batch posters.yaml -o out --timeout 60

    ## LK0412: a label that ended its worker process

    With --isolate labels are rendered in worker processes. The one that rendered this label ended before it had a result, and so did a
    second one that got the label alone. The message has the signal: SIGILL, SIGTRAP and SIGSEGV are bugs of LabelKit or of a library,
    which you should please report with the label. SIGKILL is most often a lack of memory. A label without a result after a minute is
    ended as well. The other labels were rendered.

        labelkit batch labels.yaml -o out --isolate   # LK0412 names the label

    ## LK0413: a command that does not exist

    The first word after labelkit, or after a command such as icons, is not one of its commands. `labelkit --help` lists them, and
    `labelkit completions` makes your shell complete them.

        labelkit bacth labels.yaml -o out             # LK0413: did you mean "batch"?

    ## LK0414: an option that does not exist

    The command has no option with this name. `labelkit help COMMAND` lists its options with examples. Write -- before an argument that
    begins with a hyphen but is no option, such as the title -5.

        labelkit batch labels.yaml --outptu out       # LK0414: did you mean "--output"?

    ## LK0415: no font that may be used

    --no-system-fonts excludes the fonts of the machine, so that labels look the same on every machine. Then the fonts have to come from
    elsewhere: a folder of --font-dir, a folder in `fonts` of the manifest, or the font file of a label.

        labelkit render Hi --no-system-fonts -o hi.png                    # LK0415
        labelkit render Hi --no-system-fonts --font-dir fonts -o hi.png

    ## LK0416: an icon or font file that does not exist

    A label names an icon or a font by its file, and there is no file at this path. Paths in a manifest start at the manifest's folder,
    paths of options at the current folder.

        icon: { file: icons/logo.svg }                # LK0416

    ## LK0417: a library that is not installed

    The shared library that shapes text, HarfBuzz, is not installed on this machine, or is older than LabelKit needs. The message names
    its Debian package, which brings FreeType and the others with it. Fonts are in packages of their own.

        apt-get install libharfbuzz0b fonts-inter

    ## LK0418: another LabelKit than the one that began a job

    --expect names the fingerprint of the LabelKit that began a job. It has four parts of eight digits: the executable, the libraries,
    the fonts and the options. This one has another, so its images could look different from the others of the job, and it has read no
    row. The message says which parts differ. Install the same version of LabelKit, the same libraries and the same fonts on all
    machines, and give all workers the same options. `labelkit worker </dev/null` prints the fingerprint.

        labelkit worker --expect 0123456789abcdef0123456789abcdef </dev/null    # LK0418

    ## LK0419: more errors in a record

    A record has so many errors that only the first hundred are shown. Most often its file is not what it seems: an export with other
    keys, or a row that holds a whole table.

        labelkit batch table.ndjson -o out            # LK0419 after a hundred errors in one row

    ## LK0420: archives of two shards with the same names

    With --archive out-%06d.tar and --shard, each shard writes archives of its own, which are counted from 0. The archive with this name
    has a manifest of another shard, or of a run without --shard. If both had the same names, one would replace the archives of the
    other. So put the number of the shard into the name: out-0-%06d.tar, out-1-%06d.tar. If the archives are of an earlier job with
    another number of shards, remove them and their manifests first.

        labelkit batch rows.ndjson --shard 0/2 --archive out-%06d.tar --archive-size 512M
        labelkit batch rows.ndjson --shard 1/2 --archive out-%06d.tar --archive-size 512M    # LK0420

    ## LK0501: autoshrink with a wrapping line-break mode

    Autoshrink and tightening make a line fit that would otherwise be truncated. With byWordWrapping or byCharWrapping, text continues
    on the next line instead of being truncated, so they have little effect; Apple's documentation of UILabel warns against this
    combination. Use a truncating mode such as byTruncatingTail, or remove the property. This is a warning; the label is rendered.

        lineBreakMode: byWordWrapping
        adjustsFontSizeToFitWidth: true               # LK0501

    ## LK0502: a key that has no effect yet

    The key is valid and its value is checked, but this version of LabelKit renders the label without it. This is a warning; the label
    is rendered. Remove the key, or keep it for a later version.

        stroke: 2

    ## LK0503: a line that is taller than its label

    The label's height is less than the height of a line of its text. This often happens when the height is set to the font size: a line
    needs the font's ascent and descent, about 1.2 times the size. Text is never cut off, so it extends above and below the label, and
    the image is enlarged to show it. This is a warning; the label is rendered.

        font: { size: 20 }
        height: 20                                    # LK0503

    ## LK0504: shrunk text below its label

    With baselineAdjustment alignBaselines, text that autoshrink made smaller keeps the baseline that it would have at full size. If the
    label is lower than a line of that size, the text extends below the label, although it would fit if it were centred. UILabel cuts
    such text off. Use alignCenters, or a larger height. This is a warning; the label is rendered.

        title: A title that has to shrink a lot
        font: { size: 40 }
        width: 60
        height: 20
        adjustsFontSizeToFitWidth: true
        minimumScaleFactor: 0.1
        baselineAdjustment: alignBaselines            # LK0504

    ## LK0505: an icon with unsupported elements

    The SVG file has something that LabelKit does not draw in icons (text, filters, images, scripts, animations, other files), or
    something invalid, such as an unknown colour. The rest of the icon is drawn. The location is that of the element. A run reports it
    once for each icon; `labelkit icons export` lists everything that is left out of a file. Convert text to outlines in your drawing
    program, and flatten filters.

        <text x="4" y="8">A</text>                    # LK0505: <text> is not drawn

    ## LK0506: a value that YAML reads as a comment

    In YAML, a # after a space begins a comment to the end of the line. So a colour such as #ff0000 without quotes is a comment: the key
    has no value, and its default is used. Put the value in quotes. There is no warning for a # that is followed by a space, as in
    `color: # the default`.

        color: #ff0000                                # LK0506: the key has no value
        color: "#ff0000"

    ## LK0507: a value of font that changes nothing

    The image is the same without this value: no installed face has the design or the width, or the face that is used lacks the OpenType
    feature or the axis. A design other than rounded is only for the system font. Install a font that has it, choose a family that has
    it, or remove the value. This is a warning; the label is rendered.

        font: { family: Inter, width: condensed }     # LK0507: Inter has no condensed face
        font: { family: DejaVu Sans, width: condensed }

    ## LK0508: another face than the requested one

    The family does not have the weight or the italic that the label asks for. As in CSS, the nearest weight is used, and upright glyphs
    are slanted. This is reported by `labelkit fonts check`, and by other commands with --strict, where it is an error.

        font: { family: DejaVu Sans, weight: semibold } # LK0508: its bold face is used

    ## LK0509: a locale that is not a language

    A locale is a BCP 47 identifier: a language of two or three letters, then perhaps a script and a region. ICU does not list this
    language or this region, so the text is broken into lines, hyphenated and formatted by general rules. Underscores count as hyphens.
    This is a warning; the label is rendered.

        locale: german                                # LK0509: did you mean "de"?
        locale: de_DE                                 # the same as de-DE

    ## LK0510: a title that is not translated

    The string table has no text for this key in the language of the locale, nor in one that its readers understand, so the text of the
    source language is drawn. It is reported once for each locale. This is a warning; the label is rendered. With --strict it is an
    error, for each label.

        variants: { locale: [en, ja] }                # LK0510: the table has no texts in ja

    ## LK0511: a title that does not fit

    The title is longer than its lines or its width, so an ellipsis or an edge hides a part of it. Give it more width, raise
    numberOfLines, let it shrink with adjustsFontSizeToFitWidth, or shorten it. This is reported with --strict only, as an error.

        { id: a, title: A very long title, width: 40 } # LK0511

    ## LK0512: too little contrast with the background

    The colour is hard to tell from the label's background. WCAG 2.2 asks for a ratio of 4.5 to 1 for text, and of 3 to 1 for icons and
    for text of 24 points or more. Labels without a background or that are not enabled, gradients, and icons in their own colours are
    not checked. This is reported with --strict only, as an error.

        { id: a, title: Sun, color: yellow, background: white } # LK0512

    ## LK0513: lines of text that overlap

    As in a UILabel, the font that the label asks for determines the height of its lines. A font that is used instead for another
    script, such as Burmese, Tibetan or Urdu, may have glyphs that are taller, so that they reach into the next line. With `typesetting:
    improved`, or `sizingRule: oversize`, lines are as high as their glyphs. This is a warning; the label is rendered.

        { id: a, title: "…", locale: my, numberOfLines: 0, width: 120 }                         # LK0513
        { id: a, title: "…", locale: my, numberOfLines: 0, width: 120, typesetting: improved }

    ## LK0514: hyphenation without patterns

    Words are hyphenated by the patterns of the locale's language, which are not part of LabelKit: Debian and Ubuntu have a package for
    each language, such as hyphen-fr. `labelkit doctor` lists the languages that are installed. Without patterns, words are broken only
    at the soft hyphens of the title. This is a warning; the label is rendered.

        locale: fr
        hyphenationFactor: 1                            # LK0514: install hyphen-fr

    ## LK0515: a colour glyph that cannot be drawn

    The glyph of a character is in colour, and its description in the font is broken, or larger than any real glyph. There are three
    kinds of descriptions: paints and layers (the table COLR), which may refer to themselves or be cut short, SVG documents, which have
    the limits of icons, and bitmaps in a format that cannot be read. No picture is written, since the character would be missing. Use
    another font for it, with `font.family` or a font folder, or a corrected version of the font.

        font: { file: fonts/BrokenEmoji.ttf }         # LK0515
        font: { family: Noto Color Emoji }

    ## LK0516: bars beside a label in a square

    Favicons and home screen icons are square. A label that is wider than high, or higher than wide, is centred in them as large as it
    fits, so that bars above and below or at the sides stay empty. Write `aspect: 1` for a square background around it, give it an equal
    width and height, or use the style iconOnly. This is a warning; the images are rendered.

        id: favicon
        title: Weather                                # LK0516 with labelkit assets --kind web
        icon: cloud.sun

    ## LK0535: modifiers of views that are drawn differently

    LabelKit draws most views of SwiftUI as iOS draws them at rest. Where it has a simpler look for a style, such as one for a calendar
    or a sidebar, it draws that look and says so, once for each image. `ImageRenderer` prints the warning and lists it in `warnings()`.
    The image is rendered.

        DatePicker("Day", selection: $day).datePickerStyle(.wheel)    // LK0535
        DatePicker("Day", selection: $day).datePickerStyle(.compact)

    ## LK0536: modifiers of views that draw nothing

    Some modifiers of SwiftUI need a container that draws them: a title and a toolbar need the bar of a `NavigationStack`, the label of
    a tab needs a `TabView`. Without it they draw nothing, as on iOS. `ImageRenderer` prints the warning, once for each image, and lists
    it in `warnings()`. The image is rendered.

        List { rows }.navigationTitle("Weather")                      // LK0536
        NavigationStack { List { rows }.navigationTitle("Weather") }

    ## LK0545: a name of Apple's that LabelKit does not have

    The name is public in SwiftUI, UIKit or Foundation, and LabelKit does not have it, so that the code does not compile on Linux. Write
    the view without it, or keep it for Apple's platforms with `#if`. A name that the code declares itself is not reported.

        .handlesExternalEvents(matching: [])            // LK0545

    ## LK0546: a name that iOS does not have

    LabelKit draws labels as iOS does and has no names of AppKit, nor those of SwiftUI that only macOS has. Code for macOS belongs into
    `#if os(macOS)`, which Linux leaves out.

        Text("Rain").foregroundStyle(Color(nsColor: .labelColor))     // LK0546
        Text("Rain").foregroundStyle(Color(.label))

    ## LK0547: a name that LabelKit draws in another way than iOS

    The code compiles, and its image differs from one of iOS in what the message says. If that matters, look at the image and choose
    another style. This is a warning.

        .glassEffect()            // LK0547: the look of glass is an estimate

    ## LK0548: a branch of #if that Linux leaves out

    `os(iOS)`, `canImport` of a framework that Linux does not have, and `targetEnvironment` are false on Linux, so that the compiler
    leaves the branch out without a message. A modifier in it is missing in the image. This is a warning: where Linux should compile
    what iOS does, name Linux too.

        #if os(iOS)                       // LK0548
          .foregroundStyle(.tint)
        #endif
        #if os(iOS) || os(Linux)
          .foregroundStyle(.tint)
        #endif

    ## LK0549: an attribute that needs Objective-C

    Swift on Linux has no Objective-C runtime: `@objc`, `@objcMembers`, `@NSManaged` and `@NSCopying` are errors of the compiler, which
    no library can solve. Remove the attribute, or keep it for Apple's platforms with `#if canImport(ObjectiveC)`.

        @objc func copyText() {}          // LK0549
        func copyText() {}

    ## LK0550: a selector of Objective-C

    Selectors and their key paths need the Objective-C runtime, which Swift on Linux does not have. A still image needs no action; where
    one is called, use a closure.

        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)      // LK0550

    ## LK0551: an attribute of Interface Builder

    `@IBOutlet`, `@IBAction`, `@IBInspectable` and `@IBDesignable` connect code with storyboards and nibs. LabelKit does not read them,
    and Swift on Linux does not have the attributes. Create the views in code.

        @IBOutlet weak var titleLabel: UILabel!         // LK0551
        let titleLabel = UILabel()

    ## LK0552: an import of a framework that Linux does not have

    Linux has Swift's own modules, and LabelKit's `SwiftUI` and `UIKit`. An import of another framework of Apple's does not compile; put
    it, and what needs it, into `#if canImport`.

        import WidgetKit                  // LK0552
        #if canImport(WidgetKit)
          import WidgetKit
        #endif

    ## LK0553: a type of the main actor

    Views of LabelKit belong to no actor, so that a `body` cannot read a class that is marked `@MainActor`. With Swift's setting
    `defaultIsolation`, which is Xcode's default for new projects, all code of the target belongs to the main actor and compiles
    unchanged.

        .target(
          name: "App", dependencies: [.product(name: "SwiftUI", package: "LabelKit")],
          swiftSettings: [.defaultIsolation(MainActor.self)])

    ## LK0554: two assets with the same name in Swift

    The plugin of LabelKit declares a member for each image and each colour of a target's asset catalogues, as Xcode does:
    `Image(.myLogo)` for an image "my-logo". Names that differ only in punctuation have the same member. Rename one of the assets, or
    move it into a folder that provides a namespace.

        Assets.xcassets/my-logo.imageset      // both are .myLogo: LK0554
        Assets.xcassets/my logo.imageset

    ## LK0555: an asset without a name in Swift

    The name of the asset has no letters and no digits, so that the plugin cannot declare a member for it. Rename it, or use it by its
    name: `Image("—")`.

        Assets.xcassets/—.imageset            // LK0555

    ## LK0601: two outputs with the same path

    Two labels, or two variants of a label, would be written to the same file. Most often the pattern in `output` lacks a placeholder
    for something that varies: it needs {@scale} with several scales, {-colorScheme} with both colour schemes, and so on.

        variants: { scale: [1, 2] }
        output: "{id}.png"                            # LK0601
        output: "{id}{@scale}.png"

    ## LK0602: an invalid command line

    The command line lacks an option, or two of its options cannot be combined. The message says which. `labelkit help COMMAND` prints
    the options of a command.

        labelkit render --icon bolt.fill              # LK0602: add -o FILE

    ## LK0603: two labels with one name in code

    Asset pipelines allow fewer characters in names than file systems do. The ids a-b and a_b are both a_b in Android, aB in Swift and
    Dart, and a-b in CSS. Two ids of the manifest give the same name, so that code could not tell them apart. Change one of them. Ids
    that differ in more than punctuation and case never collide.

        labels:
          - { id: snow-fall, title: Snow }
          - { id: snow_fall, title: Snowfall }        # LK0603 with --kind android

    ## LK0604: an id that cannot name an asset

    The id is a valid file name, but gives no valid name in the asset pipeline of --kind. Names of Android resources and Dart constants
    have only ASCII letters, digits and underscores. The groups of an asset catalogue may not have a period in their names. Flutter
    reads a folder called 2.0x as a density. Case, punctuation, a digit at the start and keywords are no errors: LabelKit adapts the
    name.

        labels:
          - { id: v1.2/rain, title: Rain }            # LK0604 with --kind xcassets

    ## LK0605: a variant that an asset pipeline does not support

    Xcode, Android, Flutter and browsers choose an image by the device's density, language or colour scheme, but each supports only some
    of the variants that a manifest can have. Asset catalogues have the scales 1, 2 and 3, and no text sizes. Android has fixed
    densities, and no contrast. Two images that the pipeline cannot tell apart would replace each other. Narrow `variants` of the
    manifest, give the label `variants` of its own, or leave out what the pipeline cannot have with --skip-unsupported.

        variants: { scale: [1, 1.5] }                 # LK0605 with --kind xcassets
        variants: { scale: [1, 2, 3] }

    ## LK0606: a label that looks different from its accepted snapshot

    The label was rendered, and its image or its layout is not the one that was accepted. The facts say how: what changed in the layout,
    how many pixels differ and where, and whether another font or another version of a library drew the image. Look at the report
    (--report FILE). If the change is intended, accept this snapshot with `labelkit snapshot review`; otherwise correct the label.

        labelkit snapshot verify weather.yaml       # LK0606: sky/rain differs from the accepted image
        labelkit snapshot review weather.yaml --accept sky/rain

    ## LK0607: a label without an accepted snapshot

    Nobody has accepted an image of this label yet, or the label has another id or another variant than when it was accepted. Look at
    the image, accept it, and commit the file.

        labelkit snapshot verify weather.yaml       # LK0607: sky/hail has no accepted image
        labelkit snapshot review weather.yaml --accept sky/hail

    ## LK0608: an accepted snapshot that belongs to no label

    The folder of snapshots has a file that none of the manifests has a label for: the label was removed or renamed, or a manifest of
    the folder was not named. Name all manifests of the folder, or remove the file.

        labelkit snapshot verify weather.yaml       # LK0608: sky/old belongs to no label
        labelkit snapshot prune weather.yaml

    ## LK0609: two previews with one name

    The name of a preview names its picture: the module, the file and the name that #Preview was given. Two previews of one file have
    the same name, so their pictures would be one file. The first of them is drawn. Give the other one another name.

        #Preview("Badge") { Badge(count: 3) }
        #Preview("Badge") { Badge(count: 100) }     // LK0609

    ## LK0610: a package whose previews cannot be built

    `labelkit preview` builds the package to draw its previews, and the compiler found an error. The message and the place are the
    compiler's. No preview is drawn until the package compiles.

        #Preview { Badge(counter: 3) }              // LK0610: incorrect argument label

    ## LK0611: a preview that ends the process

    The code of the preview ended the process that drew it: it ran into a trap such as an index out of range or an optional without a
    value, or it called exit. The other previews were drawn by another process. In `swift test` such a preview ends the run once; the
    next run draws it in a process of its own.

        #Preview { Badge(count: [1, 2][5]) }        // LK0611

    ## LK0632: an accepted file that has changed since the report was made

    A report says which accepted files it was made with. One of them has other contents now: somebody accepted another image, or another
    branch was checked out. So that no work is lost, nothing of the report is accepted. The same is said of an undo, if the accepted
    file is not as it was accepted.

        labelkit snapshot accept run.zip            # LK0632: Snapshots/sky/rain.png has changed
        git checkout main && labelkit snapshot accept run.zip

    ## LK0633: a new image that is not the one of the report

    The report has the SHA-256 of every new image. The image beside the report has another one, is missing, or is no image: a later run
    wrote over it, or the download was cut short.

        labelkit snapshot accept snapshot-failures  # LK0633: rain.actual.png is another image
        labelkit snapshot verify weather.yaml       # makes the report again

    ## LK0634: a report of changes that cannot be used

    `labelkit snapshot verify` writes changes.json into the folder of failures. The file is missing, is not as LabelKit writes it, or
    names files outside of the folder of accepted snapshots, or links. Reports from elsewhere are read with suspicion, because accepting
    one writes files.

        labelkit snapshot accept downloads          # LK0634: downloads has no changes.json
        labelkit snapshot accept downloads/snapshot-failures

    ## LK0635: a zip file that cannot be used

    The file is no zip file or is damaged, or has what LabelKit does not read: encrypted or split archives, ZIP64, other methods than
    stored and deflate, names twice or with `..`, more than 65,534 files, or files that are far larger than their compressed data.

        labelkit snapshot accept run.zip            # LK0635: the entry a.png is encrypted
        unzip run.zip -d run && labelkit snapshot accept run

    ## LK0636: an undo without an acceptance

    Nothing of this report was accepted into this folder, or it was undone already. The former files of the last eight reports are kept,
    in .labelkit-accept in the folder of accepted snapshots.

        labelkit snapshot accept --undo run.zip     # LK0636

    ## LK0637: an interrupted acceptance that cannot be finished

    The process that accepted changes was killed, and the files that were kept to finish or undo it are damaged or gone, or an accepted
    file was changed by somebody else meanwhile.

        labelkit snapshot accept run.zip            # LK0637
        git checkout -- Snapshots && rm -r Snapshots/.labelkit-accept

    ## LK0620: no labelkit-server

    `labelkit live` starts the program labelkit-server, which serves the page. It is searched beside labelkit, then in the folders of
    PATH; the variable LABELKIT_SERVER_PATH names another place. `make install` and the Debian package install both programs.

        labelkit live weather.yaml                  # LK0620
        LABELKIT_SERVER_PATH=~/bin/labelkit-server labelkit live weather.yaml

    ## LK0621: a file that has changed meanwhile

    The page of `labelkit live` sent a change of a manifest, but the manifest is no longer as the page knew it: an editor or another
    page has saved it. Nothing is written, so that no change is lost. The page shows the text of the file, and the change can be made
    again.

        PUT /api/source {"manifest": 0, "etag": "…", "text": "…"}    409, LK0621

    ## LK0622: a label, variant or manifest that is not on the page

    A request of the page of `labelkit live` names a label, a variant or a manifest that does not exist. A label may have been renamed
    or removed since the page was loaded; loading it again shows what is there.

        GET /api/picture?id=rian&variant=0          404, LK0622

    ## LK0623: a value that cannot be changed by itself

    The page of `labelkit live` changes single values of YAML manifests and keeps everything else as it is. That cannot be done where
    the value is shared by an alias, where the path leads through a value that is no mapping, and in JSON and CSV. The text of the
    manifest can still be changed as a whole.

        labels:
          - { id: rain, font: *large }              # LK0623: font.size belongs to the alias

    ## LK0624: an address that the server cannot listen at

    Another program listens at the port, all ports from 3000 to 3099 are taken, or the address of --host does not belong to this
    machine.

        labelkit live weather.yaml --port 80        # LK0624 without the right to use port 80

    ## LK0625: a request that the server refuses

    The server of `labelkit live` answers only its own page: requests need the token of the address that was printed, the server's own
    Host and Origin, a known path and method, a type of content that the path takes, and at most 4 MB. The status of the answer and its
    message say what was wrong.

        curl http://127.0.0.1:3000/api/state        403, LK0625: the token is missing

    ## LK0645: an output format that does not exist

    An output's format is that of its file extension, or of --format. The formats are png, svg, pdf, webp and xml, which is an Android
    VectorDrawable.

        labelkit render Rain -o rain.svgg             # LK0645: write -o rain.svg

    ## LK0646: a label that its output format cannot hold

    The format of the output has no way to say what the label draws, or the label is too large for it. A VectorDrawable has outlines,
    colours and clips, but no shadows, filters, blend modes or pictures; a WebP image is at most 16,383 pixels wide and high. Write the
    label in another format, or leave out what the format cannot hold.

        labelkit render Rain --icon ./rain.png -o rain.xml   # LK0646: it cannot hold a picture

    ## LK0647: characters that an output format forbids

    XML 1.0, the language of SVG files, forbids most control characters and two others, even when they are escaped. The text for screen
    readers in the file is written without them. The drawing of the label is the same as in a PNG image.

        labels:
          - { id: bell, title: "Ring\u0007" }       # LK0647: SVG forbids U+0007
    """#
}
