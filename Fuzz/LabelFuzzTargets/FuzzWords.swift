// SPDX-License-Identifier: MIT

internal import LabelCore

/// Values that have a meaning where they stand, and those that are hard to handle.
enum FuzzWords {
  /// The numbers that conversions, squares and sums go wrong with.
  static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-5, 1e-7, 1e-9, 1e-45, 1e-160, 1e-300, .leastNonzeroMagnitude, -1e-300, 1e3, 1e5, 1e6, 16_777_217, 1e9, -1e9,
    999_999_999.999, 32_767, 32_768, 65_535, 65_536, 2_147_483_647, 2_147_483_648, 4_294_967_296, 1.0 / 3, 0.1, 1.0000001, 255, 256, -1e-9,
  ]

  /// Built-in icons, variants of them, letters and a name that does not exist.
  static let icons = [
    "cloud.rain.fill", "sun.max", "bolt.slash.circle.fill", "bell.badge", "a.circle", "1.square.fill", "speaker.wave.3", "plus",
    "nothing.here", "wifi", "chevron.right", "folder.badge.plus", "",
  ]

  static let colors = ["#000", "#ffff", "#12345678", "#0000"] + SystemColor.allCases.map(\.rawValue)

  /// OpenType features and axes.
  static let tags = ["wght", "wdth", "opsz", "liga", "smcp", "kern", "tnum", "zero", "a", "ss01", "slnt"]

  /// The value of a key that takes a string.
  static func string(of key: String, _ source: inout ByteSource) -> String {
    switch key {
    case "icon", "name": source.choice(icons)
    case "file": source.choice(files)
    case "family": source.choice(families)
    case "locale": source.choice(locales)
    case "output": source.choice(outputs)
    default: text(&source)
    }
  }

  /// A text to set, of a list or of any bytes, once or many times over.
  static func text(_ source: inout ByteSource) -> String {
    let choice = source.number(below: texts.count + 2)
    switch choice {
    case texts.count: return source.text()
    case texts.count + 1: return String(repeating: source.choice(texts), count: 1 + source.number(below: 64))
    default: return texts[choice]
    }
  }

  /// Of the corpora.
  private static let files = [
    "svg/arc.svg", "svg/gradient.svg", "png/palette.png", "font/box.ttf", "template/variants.svg", "missing.svg", "", "..",
  ]
  private static let families = ["system", "Inter", "Noto Sans", "Noto Color Emoji", "Noto Sans Mono", "serif", "nothing", ""]
  private static let locales = ["en", "de", "ar", "he", "ja", "zh-Hant", "th", "tr", "fa-IR", "", "-", "x-private", "en-u-nu-arab"]
  private static let outputs = [
    "{id}.png", "{id}{@scale}.png", "{locale}/{id}{-colorScheme}.png", "{id", "", "../{id}.png", "a.png", "{id}.svg", "{id}.gif",
  ]

  private static let texts = [
    "Weather", "A", "", " ", "\n", "a\nb\n", "\u{2028}", "\t", "a\tb\tc", "Ünïcödé ﬁ ﬀ", "العربية", "שָׁלוֹם", "नमस्ते", "ภาษาไทย", "日本語、（テスト）。",
    "한국어", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "1️⃣", "☁️", "e\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{202E}abc\u{202C}",
    "\u{2067}א\u{2069}b", "\u{AD}", "in\u{AD}di\u{AD}vis\u{AD}i\u{AD}ble", "Donaudampfschifffahrtsgesellschaft", "\u{200B}\u{200D}\u{FEFF}",
    "\u{FFFF}", "\u{10FFFF}", "\u{FFFC}", "\u{0}", "%lld of %@", "a, b; c", "…", "ffi-ligature", "\u{1F3FB}", "ا\u{640}\u{640}\u{640}ب",
    "A\u{A0}B\u{2011}C", "\r\n\r\n", "x\u{300}",
  ]
}
