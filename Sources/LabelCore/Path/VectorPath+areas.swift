// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The outline of the area that is inside this one by the nonzero rule: what is left has no contour inside another. Curves stay curves.
  ///
  /// Nil if that is this outline itself, because nothing overlaps, or if it has too many lines to look at.
  package var withoutOverlaps: VectorPath? { .union([self]) }

  /// The outline of the area that is inside one of several outlines or more, each by the nonzero rule. Curves stay curves.
  ///
  /// Nil if those are the outlines themselves, because nothing overlaps, or if they have too many lines to look at.
  package static func union(_ outlines: [VectorPath]) -> VectorPath? {
    let bounds = outlines.compactMap(\.bounds).reduce(Rect.zero) { $0.union($1) }
    guard !bounds.isEmpty else { return nil }
    var area = PathArea(of: outlines, in: bounds) { _, count in count > 0 }
    return area?.outline(unlessSimple: true)
  }

  /// The outline of the area that is inside this one by a rule, and outside another one by the nonzero rule. Curves stay curves.
  ///
  /// Nil if there are too many lines to look at.
  package func subtracting(_ hole: VectorPath, _ rule: FillRule = .nonzero) -> VectorPath? {
    guard let bounds, let other = hole.bounds, !bounds.intersection(other).isEmpty else {
      return nonzeroOutline(of: rule)
    }
    var area = PathArea(of: [self, hole], in: bounds.union(other)) { windings, _ in
      (rule == .nonzero ? windings[0] != 0 : windings[0] % 2 != 0) && windings[1] == 0
    }
    return area?.outline()
  }

  /// The outline by the nonzero rule of the area that is inside this one by a rule.
  ///
  /// Nil if there are too many lines to look at.
  package func nonzeroOutline(of rule: FillRule) -> VectorPath? {
    guard rule == .evenOdd, let bounds, !bounds.isEmpty else { return self }
    var area = PathArea(of: [self], in: bounds) { windings, _ in windings[0] % 2 != 0 }
    return area?.outline()
  }
}
