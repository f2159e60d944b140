// SPDX-License-Identifier: MIT

/// The variants of a symbol that its environment requests: SwiftUI's `symbolVariant`.
package struct IconVariants: Hashable, Sendable {
  /// A shape around the symbol; the last requested one is used.
  package enum Enclosure: String, Hashable, Sendable, CaseIterable {
    case circle
    case square
    case rectangle
  }

  package var enclosure: Enclosure?
  package var isFilled: Bool
  package var isSlashed: Bool

  /// No variant.
  package static let none = IconVariants()

  package init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// These variants combined with others: fills and slashes are joined, and the other enclosure wins.
  package func joined(with other: IconVariants) -> IconVariants {
    IconVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The names to try for a symbol, the best first and the symbol itself last.
  ///
  /// A slash has the highest priority, then enclosure and fill together, the enclosure, the fill. In names, `slash` comes before the
  /// enclosure and `fill` is last: `bell.slash.circle.fill`. A name that ends in `.fill` requests the fill.
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
}
