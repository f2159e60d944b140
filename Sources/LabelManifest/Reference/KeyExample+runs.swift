// SPDX-License-Identifier: MIT

extension KeyExample {
  /// The keys of a run of `attributedTitle`.
  static var runs: [KeyExample] {
    [
      run("text", "text: € 19.90"),
      .plain("attributedTitle.titleKey", "attributedTitle: [{ icon: cloud.rain }, { titleKey: weather.rain, color: blue }]"),
      .plain("attributedTitle.titleArguments", "attributedTitle: [{ titleKey: weather.days, titleArguments: [3] }]"),
      KeyExample("attributedTitle.icon", "attributedTitle: [{ text: \"Rain \" }, { icon: cloud.rain }, { text: \" today\" }]"),
      run("font", "text: € 19.90, font: { weight: bold }"), run("color", "text: € 19.90, color: red"),
      run("background", "text: € 19.90, background: yellow"),
      run("padding", "text: SALE, background: yellow, padding: [2, 6]"),
      run("cornerRadius", "text: SALE, background: yellow, padding: [2, 6], cornerRadius: 6"),
      KeyExample(
        "attributedTitle.boxDecorationBreak",
        "width: 110\nnumberOfLines: 0\nattributedTitle:\n  - { text: \"Now \" }\n"
          + "  - { text: everything must go, background: yellow, padding: [2, 6], cornerRadius: 6, boxDecorationBreak: slice }"),
      run("kern", "text: € 19.90, kern: 3"),
      run("tracking", "text: € 19.90, tracking: 3"),
      KeyExample(
        "attributedTitle.ligature", "font: DejaVu Serif\nattributedTitle: [{ text: \"office \" }, { text: office, ligature: 0 }]"),
      run("baselineOffset", "text: \"90\", baselineOffset: 5"), run("underline", "text: € 19.90, underline: true"),
      run("strikethrough", "text: € 24.90, strikethrough: true"), run("stroke", "text: SALE, stroke: 3"),
      run("shadow", "text: € 19.90, shadow: red"), run("obliqueness", "text: € 19.90, obliqueness: 0.3"),
      run("expansion", "text: € 19.90, expansion: 0.3"), run("superscript", "text: \"90\", superscript: 1"),
      run("writingDirection", "text: abc 123!, writingDirection: rightToLeftOverride"),
      run("link", "text: the shop, link: \"https://example.com\""),
      KeyExample(
        "attributedTitle.bounds",
        "attributedTitle: [{ text: \"Rain \" }, { icon: cloud.rain, bounds: [0, -6, 30, 30] }, { text: \" today\" }]"),
      KeyExample(
        "attributedTitle.lineLayoutPadding",
        "attributedTitle: [{ text: Rain }, { icon: cloud.rain, lineLayoutPadding: 12 }, { text: today }]"),
      KeyExample(
        "attributedTitle.paragraph",
        "width: 150\nnumberOfLines: 0\nattributedTitle:\n  - { text: \"Terms\\n\", paragraph: { textAlignment: center } }\n"
          + "  - { text: As usual., paragraph: { firstLineHeadIndent: 20 } }"),
    ]
  }

  /// A run after another one.
  private static func run(_ key: String, _ keys: String) -> KeyExample {
    KeyExample("attributedTitle.\(key)", "attributedTitle: [{ text: \"Now \" }, { \(keys) }]")
  }

  /// The environment and the variants of a label.
  static var context: [KeyExample] {
    let both = "background: { light: white, dark: black }"
    return [
      KeyExample("colorScheme", "title: Rain\ncolor: blue\n\(both)\ncolorScheme: dark"),
      KeyExample("layoutDirection", "title: Rain\nicon: cloud.rain\nlayoutDirection: rightToLeft"),
      KeyExample("locale", "title: مطر\nicon: cloud.rain\nlocale: ar"),
      KeyExample("dynamicTypeSize", "title: Rain\nfont: { textStyle: body }\ndynamicTypeSize: xxxLarge"),
      KeyExample("textStyles", "title: Rain\nfont: { textStyle: body }\ntextStyles: macOS"),
      KeyExample("metrics", "title: Rain\nfont: { size: 34 }\nbackground: mint\nmetrics: ios"),
      KeyExample("contrast", "title: Rain\ncolor: orange\ncontrast: increased"),
      .plain("colorSpace", "title: Rain\ncolor: color(display-p3 1 0.2 0)\ncolorSpace: display-p3"),
      KeyExample("scale", "title: Rain\nicon: cloud.rain\nscale: 4"),
      .plain("variants", "title: Rain\nvariants: { scale: [1, 2, 3], colorScheme: [light, dark] }"),
      .plain("variants.scale", "title: Rain\nvariants: { scale: [1, 2, 3] }"),
      .plain("variants.colorScheme", "title: Rain\nvariants: { colorScheme: [light, dark] }"),
      .plain("variants.locale", "titleKey: weather.rain\nvariants: { locale: [en, de, pt-BR] }"),
      .plain("variants.dynamicTypeSize", "title: Rain\nvariants: { dynamicTypeSize: [large, accessibility1] }"),
      .plain("variants.layoutDirection", "title: Rain\nvariants: { layoutDirection: [leftToRight, rightToLeft] }"),
      .plain("variants.contrast", "title: Rain\nvariants: { contrast: [standard, increased] }"),
      .plain("variants.colorSpace", "title: Rain\nvariants: { colorSpace: [srgb, display-p3] }"),
      .plain("bounds", "title: Rain\nbounds: [0, 0, 120, 40]"),
    ]
  }

  /// The keys of a manifest outside of its labels. `variants` is the same as in a label.
  static var manifest: [KeyExample] {
    [
      .plain("version", "version: 1\nlabels: [{ id: rain, title: Rain }]"),
      .plain("defaults", "version: 1\ndefaults: { font: { size: 20 }, padding: 12 }\nlabels: [{ id: rain, title: Rain }]"),
      .plain(
        "palette",
        "version: 1\npalette:\n  brand: \"#5b2be0\"\n  ink: { light: \"#1c1c1e\", dark: white }\n"
          + "labels: [{ id: rain, title: Rain, color: ink, icon: { name: cloud.rain, colors: [brand] } }]"),
      .plain("strings", "version: 1\nstrings: Localizations/\nlabels: [{ id: rain, titleKey: weather.rain }]"),
      .plain("icons", "version: 1\nicons: { brand: icons/brand }\nlabels: [{ id: logo, icon: \"brand:logo\" }]"),
      .plain("fonts", "version: 1\nfonts: [fonts/]\nlabels: [{ id: rain, title: Rain, font: Brand Sans }]"),
      .plain("output", "version: 1\noutput: \"{colorScheme}/{id}{@scale}.png\"\nlabels: [{ id: rain, title: Rain }]"),
      .plain("formats", "version: 1\nformats: [png, webp, svg]\nlabels: [{ id: rain, title: Rain }]"),
      .plain("labels", "version: 1\nlabels:\n  - { id: rain, title: Rain }\n  - { id: sun, title: Sun, icon: sun.max }"),
      .plain("$schema", "$schema: labelkit.schema.json\nversion: 1\nlabels: [{ id: rain, title: Rain }]"),
    ]
  }
}
