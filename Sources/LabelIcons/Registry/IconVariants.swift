// SPDX-License-Identifier: MIT

/// Variants of a symbol that its context ask for: SwiftUI's `symbolVariant`.
package struct IconVariants: Hashable, Sendable {
  /// A shape round the symbol; of several asked for, the last one counts.
  package enum Enclosure: String, Hashable, Sendable, CaseIterable {
    case circle
    case square
    case rectangle
  }

  package var enclosure: Enclosure?
  package var isFilled: Bool
  package var isSlashed: Bool

  /// No variant: the symbol as it is named.
  package static let none = IconVariants()

  package init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// These variants with others put over them: fills and slashes add up, of two enclosures the other one counts.
  package func joined(with other: IconVariants) -> IconVariants {
    IconVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The names to try for a symbol, the best first and the symbol itself last.
  ///
  /// A slash counts most, then enclosure and fill together, the enclosure, the fill. In names a slash stands before the enclosure
  /// and `fill` at the end: `bell.slash.circle.fill`. A fill that the name has already counts as asked for.
  package func candidates(for name: String) -> [String] {
    if self != .none, name.hasSuffix(".fill") {
      var variants = self
      variants.isFilled = true
      return variants.candidates(for: String(name.dropLast(".fill".count))).dropLast() + [name]
    }
    var names: [String] = []
    for base in (isSlashed ? [name + ".slash"] : []) + [name] {
      if let enclosure {
        if isFilled { names.append("\(base).\(enclosure.rawValue).fill") }
        names.append("\(base).\(enclosure.rawValue)")
      }
      if isFilled { names.append(base + ".fill") }
      names.append(base)
    }
    return names
  }

  /// The first candidate that exists under this or another of its names; the symbol itself when none does.
  package func name(for name: String, exists: (String) -> Bool) -> String {
    for candidate in candidates(for: name) {
      // Other names are looked for in a table, which a run with names as they are drawn never reads.
      if exists(candidate) { return candidate }
      if let found = IconAliases.candidates(for: candidate).first(where: exists) { return found }
    }
    return name
  }
}
