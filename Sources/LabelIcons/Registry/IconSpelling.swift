// SPDX-License-Identifier: MIT

/// How a set of icons spells variants: patterns in which a star stands for the symbol's name in the set, the likeliest first.
///
/// | key | `bell` with it is, in Bootstrap, Phosphor and Lucide |
/// | --- | --- |
/// | `*` | `bell`; `bell`, `regular/bell`; `bell` |
/// | `*.fill` | `bell-fill`; `bell-fill`, `fill/bell-fill`; nothing |
/// | `*.slash` | `bell-slash`; `bell-slash`; `bell-off` |
/// | `*.circle` | `bell-circle`; `bell-circle`; `circle-bell`, `bell-circle` |
/// | `*.square` | `bell-square`; `bell-square`; `square-bell`, `bell-square` |
///
/// Of a variant that is not spelled a set has nothing but what its names say.
package struct IconSpelling: Hashable, Sendable {
  /// A key of `naming.json` that is no name.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The symbol as it is, and the folders where such files lie.
    case plain = "*"
    case fill = "*.fill"
    case slash = "*.slash"
    case circle = "*.circle"
    case square = "*.square"

    /// What our names end in.
    var suffix: String { String(rawValue.drop { $0 == "*" || $0 == "." }) }
  }

  private var patterns: [Variant: [String]] = [:]

  /// A set in which every file has the name that is asked for.
  package init() {}

  /// - Parameter patterns: those of a variant separated by blanks.
  init(_ patterns: [Variant: String]) { self.patterns = patterns.mapValues(Self.patterns) }

  /// The patterns of a variant.
  subscript(variant: Variant) -> [String] {
    get { patterns[variant] ?? (variant == .plain ? ["*"] : []) }
    set { patterns[variant] = newValue }
  }

  /// Patterns that are separated by blanks.
  static func patterns(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Whether a text is patterns: each has one star.
  static func isValid(_ text: String) -> Bool {
    let patterns = patterns(text)
    return !patterns.isEmpty && patterns.allSatisfy { $0.count { $0 == "*" } == 1 }
  }

  /// The names in a variant, all of the first name before those of the next.
  func spelled(_ names: [String], _ variant: Variant) -> [String] {
    names.flatMap { name in
      self[variant].compactMap { pattern in
        pattern.firstIndex(of: "*").map { "\(pattern[..<$0])\(name)\(pattern[pattern.index(after: $0)...])" }
      }
    }
  }
}
