// SPDX-License-Identifier: MIT

/// How an icon set names variants: patterns in which a star is replaced by the symbol's name in the set, the likeliest first.
///
/// | key | the names of `bell` in Bootstrap; Phosphor; Lucide |
/// | --- | --- |
/// | `*` | `bell`; `bell`, `regular/bell`; `bell` |
/// | `*.fill` | `bell-fill`; `bell-fill`, `fill/bell-fill`; nothing |
/// | `*.slash` | `bell-slash`; `bell-slash`; `bell-off` |
/// | `*.circle` | `bell-circle`; `bell-circle`; `circle-bell`, `bell-circle` |
/// | `*.square` | `bell-square`; `bell-square`; `square-bell`, `bell-square` |
///
/// A variant without patterns is found only through the set's name table.
package struct IconSpelling: Hashable, Sendable {
  /// A key of `naming.json` that is a variant, not a name.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The symbol without a variant, and the folders of such files.
    case plain = "*"
    case fill = "*.fill"
    case slash = "*.slash"
    case circle = "*.circle"
    case square = "*.square"

    /// The suffix of built-in names, without the dot.
    var suffix: String { String(rawValue.drop { $0 == "*" || $0 == "." }) }
  }

  /// How many names are looked for at most. Sets have two or three spellings of a variant, but a file may have any number.
  private static let maximumNames = 256

  private var patterns: [Variant: [String]] = [:]

  /// A set without variant patterns: each file has the requested name.
  package init() {}

  /// - Parameter patterns: the patterns of each variant, separated by spaces.
  init(_ patterns: [Variant: String]) { self.patterns = patterns.mapValues(Self.patterns) }

  /// The patterns of a variant.
  subscript(variant: Variant) -> [String] {
    get { patterns[variant] ?? (variant == .plain ? ["*"] : []) }
    set { patterns[variant] = newValue }
  }

  /// Splits patterns that are separated by spaces.
  static func patterns(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Whether a text consists of patterns with exactly one star each.
  static func isValid(_ text: String) -> Bool {
    let patterns = patterns(text)
    return !patterns.isEmpty && patterns.allSatisfy { $0.count { $0 == "*" } == 1 }
  }

  /// The names in a variant, up to a limit; all of the first name come before those of the next.
  func spelled(_ names: [String], _ variant: Variant) -> [String] {
    var spelled: [String] = []
    for name in names {
      for pattern in self[variant] {
        guard spelled.count < Self.maximumNames else { return spelled }
        guard let star = pattern.firstIndex(of: "*") else { continue }
        spelled.append("\(pattern[..<star])\(name)\(pattern[pattern.index(after: star)...])")
      }
    }
    return spelled
  }
}
