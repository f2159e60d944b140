// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the characters, icons, fonts and colours of labels.
extension Explanation {
  static let missingGlyph = Explanation(
    .missingGlyph, "a character that no font has",
    """
    The title has a character for which neither the label's font nor any installed font has a glyph. LabelKit does not \
    render a label with a missing-glyph box. Install a font that covers the script (Debian's fonts-noto-core covers most, \
    fonts-noto-cjk Chinese, Japanese and Korean, fonts-noto-color-emoji emoji), add a folder of fonts with --font-dir, or \
    change the text. `labelkit fonts check MANIFEST` lists all such characters of a manifest.
    """,
    example: """
      labels:
        - { id: egypt, title: "\\U00013000" }    # no font for hieroglyphs here
      """)

  static let unknownIcon = Explanation(
    .unknownIcon, "an icon name that does not exist",
    """
    There is no built-in icon with this name or, for a name with a prefix such as brand:logo, no such icon in the icon set \
    that `icons` or --icons names. The help line suggests names by their meaning, so that `share` leads to \
    square.and.arrow.up, or else by their spelling. `labelkit icons list WORD` searches names and keywords. To use a single \
    file without an icon set, write its path, which has a slash or the extension of an image. An emoji is text: write it into \
    the title.
    """,
    example: """
      labels:
        - { id: storm, icon: bolt.fil }             # LK0102: did you mean "bolt.fill"?
        - { id: logo, icon: ./logo.svg }            # a file of your own
      """)

  static let noMatchingIcon = Explanation(
    .noMatchingIcon, "a search that finds no icon",
    """
    No icon has all words of the search in its name, in its keywords, or as the beginning of a keyword. Other filters, such \
    as --category and --drawn, count too. Search for one word at a time, in English; the help line suggests words that \
    lead to icons. `labelkit icons browse -o DIR` writes a page with all icons, for a browser.
    """,
    example: """
      labelkit icons list delete                    # trash, xmark and so on
      labelkit icons list "add user"                # person.badge.plus
      """)

  static let unknownFontFamily = Explanation(
    .unknownFontFamily, "a font family that does not exist",
    """
    No installed font has this family name, full name or PostScript name. LabelKit does not substitute another font, \
    because widths and line breaks would then differ between machines. Install the font, name its folder with `fonts` in \
    the manifest or with --font-dir, or name a file with `font.file`. `labelkit fonts list` prints all families.
    """,
    example: """
      defaults: { font: { family: Interr } }        # LK0103: did you mean "Inter"?
      """)

  static let invalidColor = Explanation(
    .invalidColor, "an invalid colour",
    """
    A colour is written as #rgb, #rgba, #rrggbb or #rrggbbaa, as the name of a system colour (red, blue, primary, \
    secondary, accentColor, clear and so on; `labelkit explain color` lists them), or as an object with one of these for \
    `light` and one for `dark`. The other names of CSS are not read, because names such as green would then have two \
    values; the help line has their digits. CSS functions such as rgb(…) are not read either. In YAML, put #rgb in quotes, \
    because an unquoted # begins a comment.
    """,
    example: """
      color: "#0a84ff"
      color: { light: black, dark: white }
      color: salmon                                 # LK0104
      """)

  static let unknownColor = Explanation(
    .unknownColor, "a colour name that is in no asset catalogue",
    """
    A view names a colour, as in Color("Sky"), that is neither in the asset catalogues of its bundle nor in those of the \
    renderer. Outside of Apple's platforms, asset catalogues are not compiled into an app: give the renderer the catalogue \
    itself. Names are case-sensitive and include folders that provide a namespace: Brand/Sky.
    """,
    example: """
      renderer.assets = try AssetCatalog(contentsOf: URL(filePath: "Assets.xcassets"))
      """)

  static let unusableIcon = Explanation(
    .unusableIcon, "a file that is not a valid icon",
    """
    The file of an icon cannot be drawn: it does not exist, is in another format than SVG and PNG, such as JPEG or WebP, \
    is not well-formed, draws nothing, or exceeds a limit. The message names the line and the element. \
    `labelkit icons check PATH…` checks files without rendering labels.
    """,
    example: """
      icon: { file: logo.svg }                      # LK0105: line 3: expected </g>, found </svg>
      """)

  static let partlyDrawnIcon = Explanation(
    .partlyDrawnIcon, "an icon with unsupported elements",
    """
    The SVG file has something that LabelKit does not draw in icons (text, filters, images, scripts, animations, other \
    files), or something invalid, such as an unknown colour. The rest of the icon is drawn. The location is that of the \
    element. A run reports it once for each icon; `labelkit icons export` lists everything that is left out of a file. \
    Convert text to outlines in your drawing program, and flatten filters.
    """,
    example: """
      <text x="4" y="8">A</text>                    # LK0505: <text> is not drawn
      """)

  static let unusableFont = Explanation(
    .unusableFont, "a file that is not a valid font",
    """
    The file of `font.file`, or one that fontconfig chose, is not a TrueType or OpenType font that FreeType and HarfBuzz \
    can open, or it is damaged; the reason may be that of FreeType for a glyph. Web fonts (.woff, .woff2) have to be \
    converted to .ttf or .otf first. A font file that is cut or overwritten during a run fails the labels that come after \
    it; run again when the file is complete, and replace fonts by renaming a new file.
    """,
    example: """
      font: { file: fonts/Brand.woff2 }             # LK0106
      font: { file: fonts/Brand.ttf }
      """)

  static let undrawableGlyph = Explanation(
    .undrawableGlyph, "a colour glyph that cannot be drawn",
    """
    The glyph of a character is in colour, and its description in the font is broken, or larger than any real glyph. There \
    are three kinds of descriptions: paints and layers (the table COLR), which may refer to themselves or be cut short, SVG \
    documents, which have the limits of icons, and bitmaps in a format that cannot be read. No picture is written, since \
    the character would be missing. Use another font for it, with `font.family` or a font folder, or a corrected version \
    of the font.
    """,
    example: """
      font: { file: fonts/BrokenEmoji.ttf }         # LK0515
      font: { family: Noto Color Emoji }
      """)
}
