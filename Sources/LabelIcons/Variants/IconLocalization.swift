// SPDX-License-Identifier: MIT

internal import LabelCore

/// A form of an icon for one language, or for right-to-left text, which ends its name: `questionmark.circle.ar`, `list.bullet.rtl`.
///
/// The drawing of a letter, a digit or a question mark is marked with `data-character` in its file. A localized form has the language's
/// own character there.
package enum IconLocalization: String, Hashable, Sendable, CaseIterable {
  case arabic = "ar"
  case hebrew = "he"
  case hindi = "hi"
  case japanese = "ja"
  case korean = "ko"
  case thai = "th"
  case chinese = "zh"
  /// The mirrored icon, for labels of any direction.
  case rightToLeft = "rtl"

  /// The localization of a locale's language; nil for languages without forms of their own.
  package init?(locale: String) {
    // Most labels are English, and this is asked for each icon.
    if locale == "en" { return nil }
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "ar": self = .arabic
    case "he", "iw", "yi": self = .hebrew
    case "hi", "mr", "ne": self = .hindi
    case "ja": self = .japanese
    case "ko": self = .korean
    case "th": self = .thai
    case "zh", "yue": self = .chinese
    default: return nil
    }
  }

  /// Splits a localization off the end of a name; nil when it has none.
  static func split(_ name: Substring) -> (rest: Substring, localization: IconLocalization)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      let localization = IconLocalization(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    return (name[..<dot], localization)
  }

  /// Whether it has its own form of a character: `?`, a digit, or `a` for the script's first or best known letter.
  func changes(_ character: Character) -> Bool { character == "?" ? self == .arabic : data(character) != nil }

  /// The shape with the localization's own character in the place of its character.
  func localized(_ shape: IconShape) -> IconShape {
    guard let character = shape.character, changes(character), let box = shape.path.bounds else { return shape }
    var shape = shape
    guard let form = path(character) else {
      shape.path = shape.path.mirrored(at: box.midX)
      return shape
    }
    let own = form.bounds ?? box
    // A digit such as 1 is narrower than those of other languages.
    let scale = min(box.height / max(own.height, 1e-9), max(box.width, box.height * 0.6) / max(own.width, 1e-9))
    let map = AffineTransform.translation(Point(x: -own.midX, y: -own.midY)).then(.scale(scale, scale))
    shape.path = form.transformed(map.then(.translation(Point(x: box.midX, y: box.midY))))
    shape.fill = nil
    return shape
  }

  /// The centre lines of a digit, at the size of `CharacterShapes`, or of the letter for `a`; nil if it is the same as in English.
  func path(_ character: Character) -> VectorPath? { data(character).map(VectorPath.init(drawn:)) }

  private func data(_ character: Character) -> StaticString? {
    switch self {
    case .arabic:
      character == "a"
        ? "M7 1.6C5.6 -0.4 2 -0.2 2 2.2C2 4.4 4.6 4.8 7.4 3.9C3.2 4.4 0.4 6 0.4 8C0.4 10.4 4.4 10.8 8 9.4"
        : arabic(character)
    case .hebrew: character == "a" ? "M0.5 0L8 10M7.5 0C7.5 3 7 4.2 5.3 5.6M2.6 2.8C0.6 4.6 0.5 7 0.5 10" : nil
    case .hindi:
      character == "a"
        ? "M0.3 1.4C1.4 -0.6 4.6 -0.1 4.6 2.4C4.6 4.2 3.2 4.8 1.8 4.8C3.6 4.8 5 5.6 5 7.3C5 9.8 1.4 10.2 0 8M4.4 5.2H8.4M8.4 0V10M6 0H10"
        : devanagari(character)
    case .japanese: character == "a" ? "M0 0.8H8.4C8 3 6.6 4.4 5 5.2M4.4 3.2C4.6 6.6 3.4 8.8 1 10" : nil
    case .korean: character == "a" ? "M0 1.2H4C4 4.6 2.8 7.2 0 8.8M7 0V10M7 4.6H9.2" : nil
    case .thai: character == "a" ? "M1.6 10V5.2L2.8 4.2L0.6 3.2C1.2 1.2 2.8 0 4.8 0C7.2 0 8.4 1.6 8.4 4.2V10" : nil
    case .chinese: character == "a" ? "M5 0V2.2M0.5 2.2H9.5M7.6 2.2C6.6 5.8 4 8.6 0.5 10M2.4 2.2C3.4 5.8 6 8.6 9.5 10" : nil
    case .rightToLeft: nil
    }
  }

  private func arabic(_ digit: Character) -> StaticString? {
    switch digit {
    case "0": "M1 4A1 1 0 0 1 1 6A1 1 0 0 1 1 4Z"
    case "1": "M0 0L1.2 10"
    case "2": "M0 0L1.6 10M0.4 2.2C1.4 4 5.2 3.8 5.2 0"
    case "3": "M0 0L1.6 10M0.4 2.2C1.2 3.6 3.4 3.4 3.4 0.6C3.4 3.6 6.8 3.6 6.8 0"
    case "4": "M5 0.2C2 0.2 0.8 1.4 0.8 2.6C0.8 4 2.4 4.8 4.4 4.8C1.8 4.8 0 6 0 7.6C0 9.4 2.4 10.2 5.4 9.6"
    case "5": "M3 0.5C5 2.3 6 4.6 6 6.4C6 8.6 4.8 10 3 10C1.2 10 0 8.6 0 6.4C0 4.6 1 2.3 3 0.5Z"
    case "6": "M0 0.2C1.2 1.6 3.4 1.4 4.2 0.4C4.2 4 4.6 7 5.6 10"
    case "7": "M0 0L3 10L6 0"
    case "8": "M0 10L3 0L6 10"
    case "9": "M4.8 2.6A2.4 2.6 0 1 0 2.4 5.2A2.4 2.6 0 0 0 4.8 2.6C4.8 6 5.2 8 6 10"
    default: nil
    }
  }

  private func devanagari(_ digit: Character) -> StaticString? {
    switch digit {
    case "0": "M2.75 1.5A2.75 3.4 0 0 1 2.75 8.3A2.75 3.4 0 0 1 2.75 1.5Z"
    case "1": "M0.4 2.4A2.4 2.4 0 1 1 3.6 4.6C1.4 5.2 0.4 6 1.8 7.4L5.2 10"
    case "2": "M0 1.6C1.2 -0.6 5 -0.4 5 2.4C5 4.8 2.6 5.8 0.6 6C2.8 6.2 4.4 7.8 5.4 10"
    case "3": "M0 1.2C1.2 -0.5 4.6 -0.3 4.6 1.9C4.6 3.6 3 4.2 1.6 4.2C3.6 4.2 4.8 5 4.8 6.3C4.8 7.8 2.6 8 1.2 7.4C2.6 7.6 4.2 8.6 5.2 10"
    case "4": "M0 0C1 3 4.8 5.2 4.8 7.8A2.1 2.2 0 0 1 0.6 7.8C0.6 5.2 4.4 3 5.4 0"
    case "5": "M0.2 0C-0.2 3 0.8 5.2 3.2 5.2C5 5.2 5.6 3.6 4.4 3M4.2 5L6.4 10"
    case "6": "M5 1.2C3.8 -0.5 0.4 -0.3 0.4 1.9C0.4 3.6 2 4.2 3.4 4.2C1.4 4.2 0.2 5.2 0.2 6.5C0.2 8.6 2.8 8.8 5.2 10"
    case "7": "M0 0C0 6 1.2 10 3.4 10C5.6 10 6.2 7.4 6.2 4.6C6.2 2.2 3.2 1.6 3 3.8C2.9 5 3.6 5.8 4.2 5.8"
    case "8": "M5 0L0.8 5.6C-0.8 8 1 9.6 3.2 9.6C4.4 9.6 5.2 9.3 6 8.8"
    case "9": "M4.9 2.4A2.4 2.4 0 1 0 2.5 4.8A2.4 2.4 0 0 0 4.9 2.4M1.2 4.4C-0.2 5.4 0.2 6.6 1.6 7.4L5.4 10"
    default: nil
    }
  }
}

extension VectorPath {
  /// The path mirrored at a vertical axis.
  func mirrored(at axis: Double) -> VectorPath { transformed(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * axis, ty: 0)) }
}

extension IconShape {
  /// The shape as it is drawn in a mirrored icon; what stays upright stays so.
  func mirrored(at axis: Double) -> IconShape {
    var shape = self
    if let own = uprightAxis {
      shape.path = path.transformed(.translation(Point(x: 2 * (axis - own), y: 0)))
      shape.uprightAxis = 2 * axis - own
    } else {
      shape.path = path.mirrored(at: axis)
    }
    return shape
  }
}
