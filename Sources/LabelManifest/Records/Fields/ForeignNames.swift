// SPDX-License-Identifier: MIT

internal import LabelCore

/// Names that people bring from CSS, UIKit, SwiftUI, Android, Figma and other command lines, and ours for the same.
package enum ForeignNames {
  /// Our dotted key for a name, if one of the keys leads to it; nil for a name that means nothing here.
  ///
  /// - Parameter keys: The keys that the object can have.
  package static func key(for name: String, among keys: some Sequence<String>) -> String? {
    guard let candidates = self.keys[folded(name)] else { return nil }
    let known = Set(keys)
    // In `font: { fontSize: 17 }` it is the last part of font.size.
    return candidates.first { known.contains($0) || known.contains(String($0.prefix { $0 != "." })) }
      ?? candidates.lazy.map { String($0.split(separator: ".").last ?? "") }.first { known.contains($0) }
  }

  /// The one of some names that a value means; nil for a value that means nothing here.
  package static func value(for text: String, among names: [String]) -> String? {
    let text = folded(text)
    return values[text]?.first { names.contains($0) } ?? names.first { folded($0) == text }
  }

  /// What to write in place of a name with a value, as `font.italic: true` for `style: italic`; nil if the value does not matter.
  package static func entry(for name: String, _ value: String?) -> (key: String, value: String)? {
    // A long text is no name.
    guard let value, value.utf8.count <= 64, let ours = entries[folded(name) + " " + folded(value)]?.first,
      let colon = ours.firstIndex(of: ":")
    else { return nil }
    return (String(ours[..<colon]), String(ours[ours.index(after: colon)...]))
  }

  /// Whether a name is one of our keys, with hyphens and in any case.
  package static func isOwn(_ name: String) -> Bool { LabelRecord.fields.names.contains { folded($0) == folded(name) } }

  /// Our key for a name that means something else in one object: `iconPosition` for `position` of `icon`.
  static func key(for name: String, in object: String) -> String? {
    let last = RecordKeys.withoutIndexes(object).split(separator: ".").last ?? ""
    return inObjects[folded(String(last)) + "." + folded(name)]?.first
  }

  /// The names that lead to our keys, to compare with a misspelled one.
  static var names: [String] { Array(keys.keys) }

  /// The keys that one name stands for, as `leading` and `trailing` for `horizontal`; nil for others.
  static func severalKeys(for name: String) -> [String]? { several[folded(name)] }

  /// What to do instead, for a name that no key has.
  static func advice(for name: String) -> String? { advice[folded(name)]?.first }

  /// What to write in place of a value of a key that it means nothing for; nil if there is no advice.
  static func valueAdvice(for text: String, of key: String) -> String? {
    let (text, name) = (folded(text), String(key.split(separator: ".").last ?? ""))
    if let advice = valueAdvice[key + " " + text] ?? valueAdvice[name + " " + text] { return advice }
    if key == "formats", let advice = OutputFormat.help(forForeign: text) { return advice }
    if Double(text) != nil, key == "icon.scale" { return "it is a size relative to the text; font.size sets both" }
    if Double(text) != nil, name == "weight" { return "write \(text) without quotes" }
    let isUsual = ["none", "auto", "default", "normal", "inherit", "initial", "unset", "false", "null", "nil"].contains(text)
    return isUsual ? "leave the key out for its usual value" : nil
  }

  private static let valueAdvice: [String: String] = {
    let dashes = ["dashed": "dash", "dotted": "dot", "dash": "dash", "dot": "dot", "wavy": "dot"]
    var advice: [String: String] = [
      "textCase capitalize": "write the capitals in the title itself", "textCase titlecase": "write the capitals in the title itself",
      "textCase title": "write the capitals in the title itself", "textCase smallcaps": "write font: { features: { smcp: 1 } }",
      "textFit shrink": "write adjustsFontSizeToFitWidth: true and a minimumScaleFactor, such as 0.5",
    ]
    for key in ["underline", "strikethrough"] {
      for (theirs, ours) in dashes {
        advice["\(key) \(theirs)"] = "write \(key): { pattern: \(ours) }"
        advice["\(key).style \(theirs)"] = "write pattern: \(ours)"
      }
    }
    return advice
  }()

  /// A name without case, hyphens and underscores.
  static func folded(_ name: String) -> String {
    // Attributes of Android's layouts have a name space.
    let name = name.hasPrefix("android:") || name.hasPrefix("app:") ? name.drop { $0 != ":" }.dropFirst() : name[...]
    return name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static let keys: [String: [String]] = table([
    ("title", "text label caption string content value heading settitle characters textcontent"),
    ("text", "title label caption string content value"),
    ("id", "name filename identifier slug"), ("titleKey", "key localizationkey stringkey textkey localizedtitle stringname"),
    ("table", "tablename stringtable bundle"), ("titleArguments", "arguments args params parameters formatargs"),
    ("attributedTitle", "runs spans attributedstring attributedtext richtext segments parts html markdown spannable"),
    (
      "icon",
      "image symbol systemimage systemname iconname glyph drawable img drawablestart drawableleft drawableend leadingicon trailingicon starticon prefixicon imageview leftimage"
    ), ("icon.name", "systemname systemimage symbol fluenticon"),
    ("icon.file", "path src url source svg png"), ("icon.colors", "iconcolor iconcolors iconcolour icontint iconfill symbolcolor"),
    ("icon.scale", "iconsize iconscale symbolscale imagescale"), ("icon.mode", "iconmode symbolrenderingmode"),
    ("icon.weight", "iconweight symbolweight strokeweight"), ("icon.renderingMode", "iconrenderingmode rendering template"),
    ("icon.variableValue", "iconvalue level progress"), ("icon.variants", "symbolvariant symbolvariants variant"),
    ("icon.mirrors", "flipsforrighttoleftlayoutdirection flip mirror mirrored automirrored"),
    ("style", "labelstyle displaymode"), ("defaults", "default base common global globals shared settings styles config"),
    ("labels", "items entries rows records images list buttons label"),
    ("palette", "colors colours colorpalette palettes swatches brandcolors colorset namedcolors colortokens"),
    ("formats", "format extension extensions filetype"),
    ("output", "outputs file path filename pattern naming"),
    ("strings", "translations localization localizations l10n i18n stringtables"),
    ("icons", "iconsets iconset iconfolder iconfolders iconpath iconpaths symbols"),
    ("fonts", "fontfolder fontfolders fontdir fontdirs fontpath fontpaths"), ("version", "schemaversion v"),
    ("font.size", "size fontsize textsize pointsize fs"), ("font.weight", "weight fontweight bold wght strong"),
    ("font.family", "family fontfamily fontname typeface face name postscriptname fontface"), ("font.italic", "italic fontstyle oblique"),
    ("font.width", "fontwidth fontstretch stretch"), ("font.design", "fontdesign"), ("font.textStyle", "textstyle style typography"),
    ("font.features", "fontfeatures fontfeaturesettings fontvariant ligatures opentype feature"), ("font.file", "src path url"),
    ("font.variations", "fontvariations fontvariationsettings axes"),
    ("color", "hex textcolor fontcolor foreground foregroundcolor foregroundstyle fg tint tintcolor fill colour textfill labelcolor ink"),
    ("colors", "color fill tint colours foregroundcolor tintcolor"),
    ("highlightedTextColor", "highlightcolor highlightedcolor selectedcolor"),
    ("link", "href url onclick action uri"),
    ("background", "bg backgroundcolor bgcolor backgroundfill backgroundcolour fillcolor containercolor backgroundtint"),
    ("cornerRadius", "radius borderradius rounded cornerradii corners roundness corner"), ("gradient", "lineargradient kind type"),
    ("border", "outline"), ("border.color", "bordercolor bordercolour outlinecolor"), ("border.width", "borderwidth outlinewidth"),
    ("padding", "insets contentinsets contentedgeinsets edgeinsets inset pad contentpadding"),
    ("padding.leading", "paddingleft paddingstart paddingleading"), ("padding.trailing", "paddingright paddingend paddingtrailing"),
    ("padding.top", "paddingtop"), ("padding.bottom", "paddingbottom"), ("margin.leading", "marginleft marginstart"),
    ("margin.trailing", "marginright marginend"), ("margin.top", "margintop"), ("margin.bottom", "marginbottom"),
    ("leading", "left start l"), ("trailing", "right end r"), ("top", "t above"), ("bottom", "b below"),
    ("margin", "margins outerpadding"),
    ("iconAlignment", "alignitems itemalignment imagealignment iconverticalalignment counteraxisalignitems crossaxisalignment"),
    ("cornerStyle", "cornercurve cornersmoothing cornershape roundedcornerstyle"),
    ("boxDecorationBreak", "decorationbreak webkitboxdecorationbreak"),
    ("spacing", "gap itemspacing iconpadding drawablepadding imagepadding iconspacing icongap imagespacing iconmargin"),
    ("iconPosition", "imageplacement iconside imageposition iconplacement side"),
    ("axis", "orientation flexdirection layoutmode layoutaxis stackaxis"),
    (
      "textAlignment",
      "align alignment textalign textalignhorizontal mainaxisalignment primaryaxisalignitems multilinetextalignment gravity halign horizontalalignment justify justifycontent"
    ),
    ("numberOfLines", "lines maxlines linelimit lineclamp numlines wrap linecount whitespace webkitlineclamp maxline"),
    ("minimumNumberOfLines", "minlines minlinecount reservesspace"),
    ("lineBreakMode", "textoverflow ellipsize truncation truncationmode overflow linebreak wordbreak wordwrap truncate ellipsis"),
    ("width", "w fixedwidth maxwidth preferredmaxlayoutwidth layoutwidth"), ("height", "h fixedheight maxheight layoutheight"),
    ("minWidth", "minimumwidth"),
    ("minHeight", "minimumheight"), ("aspect", "aspectratio ratio proportion"),
    ("lineHeightMultiple", "lineheight lineheightmultiplier"), ("lineSpacing", "linegap interline lineskip leading"),
    ("tracking", "letterspacing charspacing characterspacing"), ("kern", "kerning"), ("baselineOffset", "baselineshift verticaloffset"),
    ("textCase", "texttransform case capitalization textallcaps"), ("underline", "textdecoration underlinestyle"),
    ("underline.color", "underlinecolor"), ("strikethrough", "linethrough strikethroughstyle strike"),
    ("stroke", "textstroke"), ("stroke.width", "strokewidth"), ("stroke.color", "strokecolor"),
    ("shadow", "textshadow"), ("shadow.color", "shadowcolor"), ("shadow.radius", "shadowradius shadowblur"),
    ("shadow.offset", "shadowoffset"), ("dropShadow", "boxshadow elevation effects effect dropshadows"), ("radius", "blur blurradius"),
    ("offset", "shadowoffset"),
    ("hyphenationFactor", "hyphenation hyphens hyphenate"), ("textFit", "fit fittext autofit"),
    ("minimumScaleFactor", "minscale minscalefactor shrink autofontscale minimumscale"),
    ("minimumFontSize", "minfontsize minsize"),
    ("adjustsFontSizeToFitWidth", "autoshrink autosize fontsizetofit autosizetexttype autosizetext"),
    ("isEnabled", "enabled disabled"), ("isHighlighted", "highlighted selected pressed"),
    ("colorScheme", "theme themes appearance appearances dark darkmode colorschemes modes"),
    ("layoutDirection", "direction dir rtl writingdirection directions semanticcontentattribute textdirection"),
    ("locale", "lang language locales languages langs culture"),
    ("dynamicTypeSize", "dynamictype contentsizecategory sizecategory typesize fontscale dynamictypesizes textscalefactor textscale"),
    ("contrast", "colorschemecontrast highcontrast contrasts"),
    ("scale", "dpi density densities resolution pixelratio devicepixelratio dpr ppi scales retina contentscale displayscale zoom"),
  ])

  private static let inObjects: [String: [String]] = table([
    ("variableValue", "icon.value icon.progress icon.level"), ("name", "icon.sf icon.id"), ("location", "tabstops.position tabstops.at"),
    ("iconPosition", "icon.position icon.side icon.placement icon.alignment"),
    ("spacing", "icon.spacing icon.gap icon.margin icon.padding"),
    ("width", "border.size border.thickness"), ("cornerRadius", "border.radius border.cornerradius"), ("at", "stops.offset stops.position"),
    ("angle", "background.direction background.rotation"),
  ])

  private static let values: [String: [String]] = table([
    ("heavy", "extrabold ultrabold"), ("ultraLight", "extralight"), ("thin", "hairline"), ("regular", "normal book roman"),
    ("semibold", "demibold demi"), ("black", "ultrablack extrablack fat"), ("bold", "bolder strong true"), ("light", "lighter"),
    ("leading", "start flexstart textstart"), ("left", "textleft"), ("right", "textright"), ("natural", "start auto leading"),
    ("right", "trailing end flexend"), ("trailing", "end flexend"),
    ("center", "middle centre centered textcenter centervertical centerhorizontal"),
    ("justified", "justify"), ("byTruncatingTail", "ellipsis tail end truncate"), ("byTruncatingHead", "head start"),
    ("byTruncatingMiddle", "middle"), ("byClipping", "clip hidden none"), ("byWordWrapping", "wrap normal word wordwrap"),
    ("byCharWrapping", "charwrap char character breakall anywhere"), ("uppercase", "upper caps allcaps"), ("lowercase", "lower"),
    ("multicolor", "multi multicolour"), ("hierarchical", "hierarchy"),
    ("horizontal", "row h hstack inline"), ("vertical", "column v vstack block"), ("leftToRight", "ltr left"), ("rightToLeft", "rtl right"),
    ("fill", "filled solid"),
    ("accessibility1", "ax1"), ("accessibility2", "ax2"), ("accessibility3", "ax3"), ("accessibility4", "ax4"), ("accessibility5", "ax5"),
    ("iconOnly", "icon image imageonly"), ("titleOnly", "text title textonly label"), ("titleAndIcon", "both all"),
    ("first", "top start firsttextbaseline firstline firstbaseline"), ("last", "bottom end lasttextbaseline lastline lastbaseline"),
    ("continuous", "smooth squircle superellipse apple"), ("circular", "round circle"), ("slice", "split cut"), ("clone", "repeat each"),
    ("leading", "left before"), ("trailing", "right after"), ("top", "above up"), ("bottom", "below down"),
    ("xLarge", "xl extralarge"), ("xxLarge", "xxl"), ("xxxLarge", "xxxl"), ("xSmall", "xs extrasmall"), ("small", "s"),
    ("medium", "m"), ("large", "l default"), ("increased", "high more"), ("standard", "default normal low"),
    ("dark", "night darkmode"), ("light", "day lightmode"), ("webp", "image/webp"),
    ("multicolor", "color colour colored full original"), ("monochrome", "mono template single"), ("palette", "duotone twotone"),
    ("fill", "contain cover scale stretch"), ("improved", "better best good"), ("smcp", "smallcaps"), ("c2sc", "allsmallcaps"),
    ("liga", "ligatures ligature"), ("tnum", "tabular tabularnums monospaceddigit"), ("onum", "oldstyle oldstylenums"),
    ("frac", "fractions diagonalfractions"), ("zero", "slashedzero"), ("wght", "weight"), ("wdth", "width"), ("slnt", "slant"),
    ("ital", "italic"), ("opsz", "opticalsize"), ("GRAD", "grade"), ("monospaced", "mono monospace code"), ("serif", "newyork"),
    ("default", "sans sansserif system"), ("template", "alwaystemplate tinted"), ("original", "alwaysoriginal"),
    ("condensed", "narrow"), ("expanded", "wide extended"),
    ("display-p3", "p3 displayp3 wide widegamut dcip3"), ("srgb", "rgb standard srgbiec"),
    ("title", "h1 title1 heading1"), ("largeTitle", "display"), ("title2", "h2 heading2"), ("title3", "h3 heading3"),
    ("headline", "h4 heading heading4"), ("body", "p paragraph"),
    ("caption", "caption1 small"), ("linear", "lineargradient"), ("radial", "radialgradient"), ("angular", "conic conicgradient sweep"),
    ("single", "solid underline true yes on"), ("double", "doubled"),
  ])

  /// Names with values that decide what is meant.
  private static let entries: [String: [String]] = {
    let weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    var rows: [(ours: String, names: [String])] = weights.map {
      ("font.weight:\($0)", ["style \($0.lowercased())", "fontstyle \($0.lowercased())"])
    }
    rows += [
      ("font.weight:bold", ["bold true", "strong true"]), ("font.weight:regular", ["bold false"]),
      ("font.italic:true", ["style italic", "style oblique", "fontstyle italic", "fontstyle oblique"]),
      ("font.italic:false", ["style normal", "fontstyle normal"]), ("underline:true", ["textdecoration underline"]),
      ("strikethrough:true", ["textdecoration linethrough"]), ("font.design:monospaced", ["monospace true", "monospaced true"]),
      ("font.features:{ tnum: 1 }", ["monospaceddigit true", "tabularnums true"]), ("font.features:{ smcp: 1 }", ["smallcaps true"]),
      ("colorScheme:dark", ["dark true", "darkmode true", "nightmode true"]), ("colorScheme:light", ["dark false", "darkmode false"]),
      ("layoutDirection:rightToLeft", ["rtl true", "direction rtl", "dir rtl"]), ("layoutDirection:leftToRight", ["rtl false"]),
      ("numberOfLines:0", ["wrap true", "softwrap true", "wordwrap true", "multiline true", "whitespace normal", "singleline false"]),
      ("numberOfLines:1", ["wrap false", "softwrap false", "wordwrap false", "multiline false", "whitespace nowrap", "singleline true"]),
      ("textCase:uppercase", ["uppercase true", "allcaps true", "textallcaps true"]), ("isEnabled:false", ["disabled true"]),
      ("isEnabled:true", ["disabled false"]), ("textAlignment:center", ["center true", "centered true"]),
      ("lineBreakMode:byTruncatingTail", ["truncate true", "ellipsis true"]), ("icon.variants:[fill]", ["filled true", "fill true"]),
      ("contrast:increased", ["highcontrast true"]), ("colorScheme:dark", ["mode dark"]), ("numberOfLines:1", ["nowrap true"]),
      ("icon.variants:[fill]", ["style filled", "style fill", "style solid"]), ("style:iconOnly", ["icononly true"]),
      ("style:titleOnly", ["titleonly true"]), ("underline:true", ["texttransform underline"]),
    ]
    return rows.reduce(into: [:]) { table, row in for name in row.names { table[name, default: []].append(row.ours) } }
  }()

  private static let several: [String: [String]] = [
    (ours: ["leading", "trailing"], names: "horizontal x h inline sides"), (ours: ["top", "bottom"], names: "vertical y v block"),
    (ours: ["padding.leading", "padding.trailing"], names: "paddinghorizontal horizontalpadding paddingx paddinginline"),
    (ours: ["padding.top", "padding.bottom"], names: "paddingvertical verticalpadding paddingy paddingblock"),
    (ours: ["margin.leading", "margin.trailing"], names: "marginhorizontal horizontalmargin marginx"),
    (ours: ["margin.top", "margin.bottom"], names: "marginvertical verticalmargin marginy"),
    (ours: ["leading", "trailing", "top", "bottom"], names: "all"),
  ].reduce(into: [:]) { table, row in for name in row.names.split(separator: " ") { table[String(name)] = row.ours } }

  private static let advice: [String: [String]] = table([
    ("colours have an opacity of their own, as in color: \"#ff000080\"", "opacity alpha transparency"),
    ("a label has one title; write a second line in it, as in title: \"Rain\\nfrom noon\"", "subtitle subtext description detail body"),
    ("labels are not turned; turn the image, or the icon in its file", "rotation rotate angle transform skew"),
    ("text stands in the middle of the height of its label", "verticalalignment valign alignself verticalalign"),
    (
      "images have no filters; shadow and dropShadow are blurred",
      "blur blendmode mixblendmode redacted filter backdropfilter brightness grayscale saturate"
    ),
    (
      "a label has only keys of what is drawn; keep other data in comments",
      "tooltip help contentdescription textselection accessibilitylabel accessibilityhint alt aria cursor tag tags group order meta data userinfo"
    ),
    ("images do not move; a label is drawn once", "animation transition duration effect animated symboleffect"),
    ("only a run has a link, as in attributedTitle: [{ text: Rain, link: \"https://…\" }]", "href url link onclick action"),
    ("write what all labels share under defaults", "class classname styleclass extends inherit template base mixin component"),
    ("the image is as large as its label; margin moves it away from the edge", "x y position zindex origin anchor left right"),
    (
      "a label is as large as its content, unless it has a width or a height, as in width: 120",
      "frame flex fixedsize autolayout flexgrow boxsizing textautoresize layoutsizing layoutgrow constraints layoutparams autoresize"
    ),
    (
      "a label has the look of a button with background, border, cornerRadius and padding",
      "buttonstyle controlstyle buttontype controlsize bordered decoration boxdecoration"
    ),
    ("tracking adds points between all characters, and a space is one of them", "wordspacing"),
    ("lines are horizontal; layoutDirection is leftToRight or rightToLeft", "writingmode textorientation"),
    ("an image keeps its proportions; font.size sets the size of the icon", "contentmode objectfit resizemode contentscale scaletype"),
    (
      "leave the label out of the manifest, or choose labels with --only",
      "visible hidden ishidden display visibility if when condition skip"
    ),
    ("write a comment behind a number sign, as in # a note", "comment comments note notes todo author remark"),
    ("the background is a colour or a gradient; an image is an icon, as in icon: { file: logo.svg }", "backgroundimage cover"),
    (
      "the id is the name of the file, and --output names the folder",
      "out dest destination target file filepath outputpath outputdir outdir"
    ),
    ("one command draws several manifests: labelkit batch a.yaml b.yaml", "include import imports require"),
    (
      "name colours in palette: { brand: \"#0a84ff\" }; write other values that labels share under defaults, or with an anchor, as in "
        + "width: &side 80", "variables vars constants tokens"
    ),
    ("write the colours in a list, as in colors: [red, blue]", "from to startcolor endcolor color1 color2"),
    ("the icon is as large as the text: font.size sets both, and scale is small, medium or large", "pointsize size width height"),
    ("files are as small as their pixels allow; --optimize takes longer for smaller ones", "quality compression compress interlace"),
    ("write offset: [2, 2], in points to the right and down", "dx dy offsetx offsety xoffset yoffset shadowoffsetx shadowoffsety spread"),
    ("write colors and mode of icon for the icon, and color for the text", "accentcolor tintadjustmentmode"),
    ("write cornerRadius; half of the height gives a capsule", "shape capsule pill circle clipshape"),
  ])

  /// The names of rows, each with ours; a name may be in several rows.
  private static func table(_ rows: [(ours: String, names: String)]) -> [String: [String]] {
    rows.reduce(into: [:]) { table, row in
      for name in row.names.words { table[name, default: []].append(row.ours) }
    }
  }
}
