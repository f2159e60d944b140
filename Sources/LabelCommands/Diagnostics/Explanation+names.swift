// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about what labels name.
extension Explanation {
  static let missingGlyph = Explanation(
    .missingGlyph, "a character that no font has",
    """
    The title holds a character for which neither the label's font nor any font of this machine has a glyph. LabelKit \
    would rather make no label than one with an empty box in it. Install a font that covers the script (Debian's \
    fonts-noto-core covers most, fonts-noto-cjk Chinese, Japanese and Korean, fonts-noto-color-emoji emoji), add a folder \
    of fonts with --font-dir, or change the text. `labelkit fonts check MANIFEST` lists all such characters at once.
    """,
    example: """
      labels:
        - { id: egypt, title: "\\U00013000" }    # no font for hieroglyphs here
      """)

  static let unknownIcon = Explanation(
    .unknownIcon, "an icon name that does not exist",
    """
    An icon is looked up by its name among the built-in symbols and, with a prefix as in brand:logo, among the folders \
    that `icons` or --icons name. Nothing has this name. The help line offers the nearest names; `labelkit icons list` \
    prints all of them. To use a file of your own without registering a folder, write an object with `file`.
    """,
    example: """
      labels:
        - { id: storm, icon: bolt.fil }             # LK0102: did you mean "bolt.fill"?
        - { id: logo, icon: { file: logo.svg } }    # a file of your own
      """)

  static let unknownFontFamily = Explanation(
    .unknownFontFamily, "a font family that does not exist",
    """
    No font of this machine has this family, full or PostScript name. LabelKit does not put another font in its place, \
    since every width and line break would then differ from machine to machine. Install the font, name its folder with \
    `fonts` in the manifest or --font-dir, or name a file with `font.file`. `labelkit fonts list` prints the families that \
    are found.
    """,
    example: """
      defaults: { font: { family: Interr } }        # LK0103: did you mean "Inter"?
      """)

  static let invalidColor = Explanation(
    .invalidColor, "words that are no colour",
    """
    A colour is written as #rgb, #rgba, #rrggbb or #rrggbbaa, as the name of a system colour (red, blue, primary, \
    secondary, accentColor, clear and so on), or as an object with one of these for `light` and one for `dark`. CSS \
    functions such as rgb(…) and CSS colour names that are no system colours are not understood. In YAML, put digits in \
    quotes: an unquoted # begins a comment.
    """,
    example: """
      color: "#0a84ff"
      color: { light: black, dark: white }
      color: salmon                                 # LK0104
      """)

  static let unknownColor = Explanation(
    .unknownColor, "a colour's name that no asset has",
    """
    A view names a colour, as in Color("Sky"), and neither the catalogues of the bundle that it names nor the renderer's have \
    it. Off Apple's platforms nothing compiles asset catalogues into an app: give the renderer the catalogue itself. Names are \
    case-sensitive, and a folder that provides a namespace is part of them: Brand/Sky.
    """,
    example: """
      renderer.assets = try AssetCatalog(contentsOf: URL(filePath: "Assets.xcassets"))
      """)

  static let unusableIcon = Explanation(
    .unusableIcon, "a file that is no usable icon",
    """
    The file that an icon names exists but cannot be drawn: it is not well-formed SVG or PNG, draws nothing, or passes a limit. Or it is the `naming.json` beside a folder's icons, and no \
    object of our names with the set's, such as { "trash": "trash-2" }. The message names the line and the element. `labelkit \
    icons check PATH…` tests files without making labels.
    """,
    example: """
      icon: { file: logo.svg }                      # LK0105: line 3: </svg> stands where </g> is due
      """)

  static let partlyDrawnIcon = Explanation(
    .partlyDrawnIcon, "an icon of which something is left out",
    """
    The SVG file asks for something that icons never draw (text, filters, pictures, scripts, animations, other files) or that \
    makes no sense, such as a colour that does not exist. The rest of the icon is drawn as if it were not there. The place is the \
    element's; a run of many labels says it once for each icon, and `labelkit icons export` names all that is left out of a file. \
    Convert text to outlines in the program that drew the icon, and flatten filters.
    """,
    example: """
      <text x="4" y="8">A</text>                    # LK0505: <text> is not drawn
      """)

  static let unusableFont = Explanation(
    .unusableFont, "a file that is no usable font",
    """
    The file that `font.file` names, or one that fontconfig chose, is not a TrueType or OpenType font that FreeType and \
    HarfBuzz can open, or it is damaged. Web fonts (.woff, .woff2) have to be unpacked first.
    """,
    example: """
      font: { file: fonts/Brand.woff2 }             # LK0106
      font: { file: fonts/Brand.ttf }
      """)
}
