// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// A slash leaves no crumbs: what it cuts off is removed if it is small.
struct SlashFragmentTests {
  private static let registry = IconRegistry()

  /// The smallest piece that a slash may leave, in square grid units.
  private static let minimumArea = 4.0

  /// Filled icons in which the slash and a cut-out detail together leave a small piece of the body, which is not a line to remove.
  private static let cutOut: Set<String> = [
    "envelope.slash.fill", "eye.slash.fill", "mappin.slash.fill", "photo.slash.fill", "pills.slash.fill",
  ]

  /// Whether a point is outside the slash, with its antialiased edge.
  private static func isBesideSlash(_ point: Point) -> Bool {
    let (along, across) = ((point.x + point.y) / 2.0.squareRoot(), abs(point.x - point.y) / 2.0.squareRoot())
    return across > 1.2 || !(3.5...30).contains(along)
  }

  @Test func noSlashedIconHasAFragmentBelowTheMinimalArea() throws {
    let slashed = Self.registry.names.filter { $0.hasSuffix(".slash") || $0.hasSuffix(".slash.fill") }
    #expect(slashed.count > 130 && Self.cutOut.isSubset(of: slashed))
    for name in slashed where !Self.cutOut.contains(name) {
      let areas = try IconImage.of(try Self.registry.icon(named: name)).foregroundAreas(where: Self.isBesideSlash)
      // Dots of the icon itself, which the slash does not touch, are kept.
      let base = name.replacing(".slash", with: "")
      let own = try IconImage.of(try Self.registry.icon(named: base)).foregroundAreas()
      let fragments = areas.filter { area in area < Self.minimumArea && !own.contains { abs($0 - area) < 0.35 } }
      #expect(fragments.isEmpty, "\(name): \(fragments.map { DumpText.number($0) })")
    }
  }

  /// The fragments are removed at their cuts inside the slash, so what is left keeps its outline.
  @Test(arguments: ["trash", "network", "person.2", "antenna.radiowaves.left.and.right", "speaker", "heart", "phone"])
  func slashedIconIsStillMostOfTheIcon(name: String) throws {
    let whole = try IconImage.of(try Self.registry.icon(named: name)).foregroundAreas().reduce(0, +)
    let slashed = try IconImage.of(try Self.registry.icon(named: name + ".slash")).foregroundAreas().reduce(0, +)
    #expect(slashed > 0.8 * whole)
  }

  /// In right-to-left text the icon is mirrored and the slash is not, so other pieces are cut off.
  @Test func iconsThatAreMirroredKeepAllTheirPieces() throws {
    let icon = try Self.registry.icon(named: "list.bullet.slash")
    #expect(icon.flipsInRightToLeft)
    let base = SVGSample.shapes(of: try Self.registry.icon(named: "list.bullet").nodes)
    #expect(SVGSample.shapes(of: icon.nodes).dropLast(2).map(\.path) == base.map(\.path))
  }
}
