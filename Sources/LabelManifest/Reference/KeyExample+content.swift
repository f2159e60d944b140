// SPDX-License-Identifier: MIT

extension KeyExample {
  /// What the label shows, and how icon and title are arranged.
  static var content: [KeyExample] {
    [
      .plain("id", "id: weather/rain\ntitle: Rain"),
      KeyExample("title", "title: Rain"),
      .plain("titleKey", "titleKey: weather.rain"),
      .plain("table", "titleKey: weather.rain\ntable: Weather"),
      .plain("titleArguments", "titleKey: weather.days\ntitleArguments: [3]"),
      KeyExample(
        "attributedTitle", "attributedTitle:\n  - { text: \"€ 24.90\", strikethrough: true }\n  - { text: \"  € 19.90\", color: red }"),
      KeyExample("icon", "title: Rain\nicon: cloud.rain"),
      KeyExample("style", "title: Rain\nicon: cloud.rain\nstyle: iconOnly"),
      KeyExample("axis", "title: Rain\nicon: cloud.rain\naxis: vertical"),
      KeyExample("spacing", "title: Rain\nicon: cloud.rain\nspacing: 24"),
      KeyExample("iconPosition", "title: Rain\nicon: cloud.rain\niconPosition: trailing"),
      KeyExample("iconAlignment", "title: \"Heavy\\nRain\"\nicon: cloud.rain\nnumberOfLines: 0\niconAlignment: center"),
    ]
  }

  /// The box around the label.
  static var box: [KeyExample] {
    [
      KeyExample("color", "title: Rain\nicon: cloud.rain\ncolor: blue"),
      color("gradient", "gradient: [blue, purple]"), color("colors", "gradient: radial, colors: [cyan, blue]"),
      color("stops", "angle: 90, stops: [{ color: mint, at: 0.3 }, { color: cyan, at: 0.3 }, { color: blue, at: 1 }]"),
      color("stops.color", "stops: [{ color: mint }, { color: blue }]"),
      color("stops.at", "stops: [{ color: mint, at: 0.5 }, { color: blue, at: 0.5 }]"),
      color("angle", "gradient: [blue, pink], angle: 90"), color("start", "gradient: [blue, pink], start: [0.4, 0], end: [1, 0]"),
      color("end", "gradient: [blue, pink], start: [0, 0], end: [0.5, 0]"),
      color("center", "gradient: radial, colors: [pink, blue], center: [0, 0.5]"),
      color("radius", "gradient: radial, colors: [pink, blue], radius: 30"),
      KeyExample("highlightedTextColor", "title: Rain\nhighlightedTextColor: red\nisHighlighted: true"),
      KeyExample("isHighlighted", "title: Rain\nhighlightedTextColor: red\nisHighlighted: true"),
      KeyExample("isEnabled", "title: Rain\nicon: cloud.rain\nisEnabled: false"),
      KeyExample("disabledOpacity", "title: Rain\nicon: cloud.rain\nisEnabled: false\ndisabledOpacity: 0.15"),
      KeyExample("background", "title: Rain\nbackground: \"#cdeffd\""),
      KeyExample("background.gradient", "title: Rain\ncolor: white\npadding: 12\nbackground: { gradient: [blue, purple] }"),
      KeyExample(
        "background.colors", "title: Rain\ncolor: white\npadding: 12\nbackground: { gradient: radial, colors: [cyan, blue] }"),
      KeyExample(
        "background.stops",
        "title: Rain\npadding: 12\nbackground: { stops: [{ color: mint, at: 0.3 }, { color: cyan, at: 0.3 }, { color: blue, at: 1 }] }"),
      KeyExample("background.stops.color", "title: Rain\npadding: 12\nbackground: { stops: [{ color: mint }, { color: cyan }] }"),
      KeyExample(
        "background.stops.at", "title: Rain\npadding: 12\nbackground: { stops: [{ color: mint, at: 0.5 }, { color: blue, at: 0.5 }] }"),
      KeyExample("background.angle", "title: Rain\ncolor: white\npadding: 12\nbackground: { gradient: [blue, purple], angle: 90 }"),
      KeyExample(
        "background.start", "title: Rain\ncolor: white\npadding: 12\nbackground: { gradient: [blue, purple], start: [0.4, 0], end: [1, 1] }"
      ),
      KeyExample(
        "background.end", "title: Rain\ncolor: white\npadding: 12\nbackground: { gradient: [blue, purple], start: [0, 0], end: [0.5, 0] }"),
      KeyExample(
        "background.center",
        "title: Rain\npadding: 16\nbackground: { gradient: radial, colors: [yellow, orange], center: [0, 0] }"),
      KeyExample(
        "background.radius", "title: Rain\npadding: 16\nbackground: { gradient: radial, colors: [yellow, orange], radius: 40 }"),
      KeyExample("cornerRadius", "title: Rain\nbackground: mint\ncornerRadius: 10"),
      KeyExample("cornerStyle", "title: Rain\npadding: 16\nbackground: mint\ncornerRadius: 20\ncornerStyle: continuous"),
      KeyExample("border", "title: Rain\nborder: blue"),
      KeyExample("border.color", "title: Rain\nborder: { color: orange }"),
      KeyExample("border.width", "title: Rain\nborder: { color: orange, width: 4 }"),
      KeyExample("padding", "title: Rain\npadding: [4, 24]\nbackground: mint"),
      KeyExample("padding.top", "title: Rain\npadding: { top: 20 }\nbackground: mint"),
      KeyExample("padding.leading", "title: Rain\npadding: { leading: 40 }\nbackground: mint"),
      KeyExample("padding.bottom", "title: Rain\npadding: { bottom: 20 }\nbackground: mint"),
      KeyExample("padding.trailing", "title: Rain\npadding: { trailing: 40 }\nbackground: mint"),
      KeyExample("width", "title: Rain\nwidth: 120\nbackground: mint"),
      KeyExample("height", "title: Rain\nheight: 48\nbackground: mint"),
      KeyExample("minWidth", "title: Rain\nminWidth: 120\ntextAlignment: center\nbackground: mint"),
      KeyExample("minHeight", "title: Rain\nminHeight: 48\nbackground: mint"),
      KeyExample("aspect", "title: Rain\naspect: 1\nbackground: mint"),
      KeyExample("margin", "title: Rain\nmargin: 12\nbackground: mint"),
      KeyExample("margin.top", "title: Rain\nmargin: { top: 20 }\nbackground: mint"),
      KeyExample("margin.leading", "title: Rain\nmargin: { leading: 40 }\nbackground: mint"),
      KeyExample("margin.bottom", "title: Rain\nmargin: { bottom: 20 }\nbackground: mint"),
      KeyExample("margin.trailing", "title: Rain\nmargin: { trailing: 40 }\nbackground: mint"),
      KeyExample("textFit", "title: Sunny with a chance of rain\nwidth: 120\nheight: 60\nbackground: mint\ntextFit: fill"),
    ]
  }

  /// A title with a gradient.
  private static func color(_ key: String, _ keys: String) -> KeyExample {
    KeyExample("color.\(key)", "title: Rain\nfont: { size: 34, weight: bold }\ncolor: { \(keys) }")
  }

  /// The keys of `font`.
  static var font: [KeyExample] {
    [
      KeyExample("font", "title: Rain\nfont: DejaVu Serif"),
      KeyExample("font.family", "title: Rain\nfont: { family: DejaVu Serif }"),
      .plain("font.file", "title: Rain\nfont: { file: fonts/Brand.ttf }"),
      KeyExample("font.textStyle", "title: Rain\nfont: { textStyle: largeTitle }"),
      KeyExample("font.size", "title: Rain\nfont: { size: 28 }"),
      KeyExample("font.relativeTo", "title: Rain\nfont: { size: 17, relativeTo: body }\ndynamicTypeSize: accessibility2"),
      KeyExample("font.maximumSize", "title: Rain\nfont: { size: 17, relativeTo: body, maximumSize: 20 }\ndynamicTypeSize: accessibility2"),
      KeyExample("font.weight", "title: Rain\nicon: cloud.rain\nfont: { weight: 600 }"),
      .plain("font.width", "title: Rain\nfont: { width: condensed }"),
      KeyExample("font.italic", "title: Rain\nfont: { italic: true }"),
      .plain("font.design", "title: Rain\nfont: { design: serif }"),
      KeyExample("font.features", "title: \"1/2 cup, 0 zeros\"\nfont: { features: { frac: 1, zero: 1 } }"),
      .plain("font.variations", "title: Rain\nfont: { file: fonts/Brand-Variable.ttf, variations: { wght: 650 } }"),
      KeyExample("font.ascentOverride", "title: Rain\nbackground: mint\nfont: { ascentOverride: 1.6 }"),
      KeyExample("font.descentOverride", "title: Rain\nbackground: mint\nfont: { descentOverride: 1 }"),
      KeyExample(
        "font.lineGapOverride",
        "title: Rain\nnumberOfLines: 2\nminimumNumberOfLines: 2\nbackground: mint\nfont: { lineGapOverride: 0.8 }"),
    ]
  }

  /// The keys of `icon`.
  static var icon: [KeyExample] {
    [
      KeyExample("icon.name", "icon: { name: sun.max.fill }"),
      .plain("icon.file", "title: Acme\nicon: { file: logo.svg }"),
      KeyExample("icon.mode", "icon: { name: cloud.sun.fill, mode: multicolor }\nfont: { size: 34 }"),
      KeyExample("icon.colors", "icon: { name: cloud.sun.fill, colors: [gray, orange] }\nfont: { size: 34 }"),
      KeyExample("icon.colors.gradient", "icon: { name: drop.fill, colors: [{ gradient: [cyan, indigo] }] }\nfont: { size: 34 }"),
      KeyExample("icon.weight", "title: Rain\nicon: { name: cloud.rain, weight: bold }"),
      KeyExample("icon.scale", "title: Rain\nicon: { name: cloud.rain, scale: large }"),
      KeyExample("icon.variants", "icon: { name: bell, variants: [slash, fill] }\nfont: { size: 34 }"),
      KeyExample("icon.variableValue", "icon: { name: wifi, variableValue: 0.4 }\nfont: { size: 34 }"),
      KeyExample("icon.renderingMode", "icon: { name: cloud.sun.fill, renderingMode: original }\ncolor: purple\nfont: { size: 34 }"),
      KeyExample("icon.mirrors", "title: Cart\nicon: { name: cart, mirrors: true }\nlayoutDirection: rightToLeft"),
      KeyExample(
        "icon.snapsToPixelGrid", "icon: { name: tablecells, snapsToPixelGrid: true }\nstyle: iconOnly\nfont: { size: 16 }\nscale: 1"),
    ]
  }
}
