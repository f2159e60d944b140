// SPDX-License-Identifier: MIT

/// Names that people bring from CSS, UIKit, SwiftUI, Android and Figma, and ours for the same.
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
    values[folded(text)]?.first { names.contains($0) }
  }

  /// A name without case, hyphens and underscores.
  private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }

  private static let keys: [String: [String]] = table([
    ("title", "text label caption string content value"), ("text", "title label caption string content value"),
    ("id", "name filename"), ("titleKey", "key localizationkey stringkey textkey"),
    ("attributedTitle", "runs spans attributedstring attributedtext richtext"),
    ("icon", "image symbol systemimage systemname iconname glyph drawable"), ("icon.name", "systemname systemimage symbol"),
    ("icon.file", "path src url source"), ("icon.colors", "iconcolor iconcolors icontint iconfill"),
    ("icon.scale", "iconsize iconscale symbolscale"), ("icon.mode", "iconmode symbolrenderingmode"), ("style", "labelstyle displaymode"),
    ("font.size", "size fontsize textsize pointsize"), ("font.weight", "weight fontweight bold"),
    ("font.family", "family fontfamily fontname typeface face"), ("font.italic", "italic fontstyle"),
    ("font.width", "fontwidth fontstretch"), ("font.design", "fontdesign"), ("font.textStyle", "textstyle style"),
    ("font.features", "fontfeatures fontfeaturesettings"),
    ("font.variations", "fontvariations fontvariationsettings"),
    ("color", "textcolor fontcolor foreground foregroundcolor foregroundstyle fg tint tintcolor fill"), ("colors", "color fill tint"),
    ("background", "bg backgroundcolor bgcolor backgroundfill"), ("cornerRadius", "radius borderradius rounded cornerradii corners"),
    ("border", "outline bordercolor borderwidth"),
    ("padding", "insets contentinsets contentedgeinsets edgeinsets inset paddingleft paddingright paddingtop paddingbottom"),
    ("leading", "left start"), ("trailing", "right end"),
    ("iconAlignment", "alignitems itemalignment verticalalignment verticalalign valign imagealignment"),
    ("cornerStyle", "cornercurve cornersmoothing cornershape roundedcornerstyle"),
    ("boxDecorationBreak", "decorationbreak webkitboxdecorationbreak"),
    ("margin", "margins outerpadding"), ("spacing", "gap itemspacing iconpadding drawablepadding imagepadding"),
    ("iconPosition", "imageplacement iconside imageposition"), ("axis", "orientation flexdirection"),
    ("textAlignment", "align alignment textalign multilinetextalignment gravity halign horizontalalignment"),
    ("numberOfLines", "lines maxlines linelimit lineclamp numlines"),
    ("lineBreakMode", "textoverflow ellipsize truncation truncationmode overflow linebreak"),
    ("width", "w fixedwidth maxwidth preferredmaxlayoutwidth"), ("height", "h fixedheight maxheight"), ("lineHeightMultiple", "lineheight"),
    ("tracking", "letterspacing charspacing characterspacing"), ("kern", "kerning"),
    ("textCase", "texttransform case capitalization"), ("underline", "textdecoration underlinestyle"),
    ("strikethrough", "linethrough strikethroughstyle strike"), ("stroke", "textstroke strokewidth strokecolor"),
    ("shadow", "textshadow shadowcolor"), ("dropShadow", "boxshadow elevation"),
    ("radius", "blur blurradius"), ("offset", "shadowoffset"),
    ("minimumScaleFactor", "minscale minscalefactor shrink"), ("minimumFontSize", "minfontsize minsize"),
    ("adjustsFontSizeToFitWidth", "autoshrink autosize fontsizetofit"), ("colorScheme", "theme appearance dark darkmode"),
    ("layoutDirection", "direction dir rtl writingdirection"), ("locale", "lang language"),
    ("scale", "dpi density resolution pixelratio devicepixelratio"),
  ])

  private static let values: [String: [String]] = table([
    ("heavy", "extrabold ultrabold"), ("ultraLight", "extralight"), ("thin", "hairline"), ("regular", "normal book roman"),
    ("semibold", "demibold demi"), ("black", "ultrablack extrablack fat"),
    ("leading", "start flexstart"), ("natural", "start auto"), ("trailing", "end flexend"), ("center", "middle centre centered"),
    ("justified", "justify"), ("byTruncatingTail", "ellipsis tail end truncate"), ("byTruncatingHead", "head start"),
    ("byTruncatingMiddle", "middle"), ("byClipping", "clip hidden none"), ("byWordWrapping", "wrap normal word wordwrap"),
    ("byCharWrapping", "charwrap char character breakall anywhere"), ("uppercase", "upper caps allcaps"), ("lowercase", "lower"),
    ("multicolor", "multi multicolour"), ("hierarchical", "hierarchy"),
    ("horizontal", "row h hstack inline"), ("vertical", "column v vstack block"), ("leftToRight", "ltr"), ("rightToLeft", "rtl"),
    ("iconOnly", "icon image imageonly"), ("titleOnly", "text title textonly label"), ("titleAndIcon", "both all"),
    ("first", "top start firsttextbaseline firstline firstbaseline"), ("last", "bottom end lasttextbaseline lastline lastbaseline"),
    ("continuous", "smooth squircle superellipse apple"), ("circular", "round circle"), ("slice", "split cut"), ("clone", "repeat each"),
    ("leading", "left before"), ("trailing", "right after"), ("top", "above up"), ("bottom", "below down"),
    ("xLarge", "xl extralarge"), ("xxLarge", "xxl"), ("xxxLarge", "xxxl"), ("xSmall", "xs extrasmall"), ("small", "s"),
    ("medium", "m"), ("large", "l default"), ("increased", "high more"), ("standard", "default normal low"),
    ("monospaced", "mono monospace code"), ("serif", "newyork"), ("condensed", "narrow"), ("expanded", "wide extended"),
  ])

  /// The names of rows, each with ours; a name may be in several rows.
  private static func table(_ rows: [(ours: String, names: String)]) -> [String: [String]] {
    rows.reduce(into: [:]) { table, row in
      for name in row.names.split(separator: " ") { table[String(name), default: []].append(row.ours) }
    }
  }
}
