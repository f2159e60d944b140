// SPDX-License-Identifier: MIT

package import LabelCore

/// Checks a drawing against the quality rules of built-in icons: its source (`IconFileRules`) and its rendering.
///
/// Any SVG can be checked. Measures are in units of a grid of 24 units, the height of the view box. A drawing that breaks a rule about
/// its looks on purpose names the rule in the root's `data-exempt`; an exemption that is not needed is itself reported.
package struct IconCheck {
  /// The rules that the file breaks; empty when it passes.
  package private(set) var diagnostics: [IconDiagnostic]
  /// How much of the drawing is on the grid. Files of a folder are judged together, by `diagnostics(about:)`.
  package let grid: GridAlignment
  /// The fraction of the grid that the regular icon covers, 0…1; nil for a file that cannot be used.
  package private(set) var coverage: Double?
  /// The offset of the ink bounds' centre from the grid's centre, in grid units, y down; nil if nothing is drawn.
  package private(set) var offCentre: Point?
  /// The picture of the icon and its direction; nil for a file that cannot be used or may have a twin.
  package private(set) var picture: Picture?
  private let name: String

  /// What two icons have in common that are the same to a reader.
  package struct Picture: Hashable, Sendable {
    fileprivate let pixels: [Bool]
    fileprivate let flipsInRightToLeft: Bool
  }

  /// The area that contains the ink bounds of a regular icon, in grid units.
  package static let inkArea = Rect(minX: 1, minY: 1, maxX: 23, maxY: 23)
  /// The largest allowed offset of the ink bounds' centre, in grid units.
  private static let offCentreLimit = 0.501
  /// The minimum share of horizontal and vertical lines, and of end point coordinates, on the grid.
  private static let gridShare = 0.7
  /// Fewer lines or coordinates than this are not judged.
  private static let (gridLines, gridCoordinates) = (4, 16)

  /// The area of a gap under a pixel that is allowed, in square grid units: the inside of an acute angle has as much.
  private static let slitLimit = 1.5
  /// The area outside of an enclosure that is allowed, in square grid units.
  private static let outsideLimit = 0.5

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - name: the icon's name; `.fill` allows more coverage.
  ///   - paint: renders a display list without text, like `Rasterizer`.
  package init<Failure>(
    _ bytes: [UInt8], name: String, paint: (DisplayList) throws(Failure) -> Bitmap
  ) throws(Failure) {
    self.name = name
    let icon: Icon
    do throws(LabelError) { icon = try Icon(name: name, svg: bytes, path: name) } catch {
      self.grid = GridAlignment()
      self.diagnostics = [IconDiagnostic(unusable: error)]
      return
    }
    self.grid = GridAlignment(of: icon, drawnBy: bytes)
    self.diagnostics = icon.ignored.map { IconDiagnostic(.file, line: $0.line, $0.description) } + IconFileRules.diagnostics(in: bytes)
    checkInk(icon)
    let regular = try IconBitmap(icon, paint: paint)
    coverage = regular.coverage
    checkCoverage(icon, regular.coverage)
    checkGaps(regular.parts, try IconBitmap(icon, weight: .black, paint: paint).parts)
    let fine = try IconBitmap(icon, scale: IconBitmap.fineScale, paint: paint)
    picture = Picture(pixels: fine.picture, flipsInRightToLeft: DirectionalName.mirrors(name) ?? icon.flipsInRightToLeft)
    checkSlits(fine.largestSlit)
    if let body = icon.enclosure(name) {
      checkEnclosure(fine.area(outside: try IconBitmap(body, scale: IconBitmap.fineScale, paint: paint)))
    }
    let exemptions = Self.exemptions(of: bytes)
    if exemptions.contains(.twins) { picture = nil }
    diagnostics = exempted(by: exemptions.filter { $0 != .twins })
  }

  /// The grid rules that a file or a whole folder breaks; empty when enough lines and end points are on the grid.
  package static func diagnostics(about grid: GridAlignment) -> [IconDiagnostic] {
    func diagnostic(_ rule: IconRule, _ count: GridAlignment.Count, atLeast least: Int, _ what: String) -> IconDiagnostic? {
      guard count.all >= least, count.share < gridShare else { return nil }
      return IconDiagnostic(
        rule, value: count.share,
        "\(count.summary) \(what) are on half units of the grid; \(DumpText.number(gridShare * 100)) % is required")
    }
    return [
      diagnostic(.grid, grid.lines, atLeast: gridLines, "horizontal and vertical lines"),
      diagnostic(.ends, grid.ends, atLeast: gridCoordinates, "end point coordinates"),
    ].compactMap(\.self)
  }

  // MARK: Rules

  private mutating func checkInk(_ icon: Icon) {
    let unit = 24 / icon.viewBox.height
    let width = icon.viewBox.width * unit
    guard let inkBounds = InkBounds.of(icon.nodes)?.offset(by: .zero - icon.viewBox.origin) else { return }
    let box = Rect(
      x: inkBounds.minX * unit, y: inkBounds.minY * unit, width: inkBounds.width * unit, height: inkBounds.height * unit)
    let area = Rect(minX: Self.inkArea.minX, minY: Self.inkArea.minY, maxX: width - 1, maxY: Self.inkArea.maxY)
    if !area.contains(box) {
      let excess = max(area.minX - box.minX, area.minY - box.minY, box.maxX - area.maxX, box.maxY - area.maxY)
      diagnostics.append(IconDiagnostic(.ink, value: excess, "its ink bounds \(DumpText.rect(box)) are outside \(DumpText.rect(area))"))
    }
    let off = Point(x: box.midX - width / 2, y: box.midY - 12)
    offCentre = off
    guard max(abs(off.x), abs(off.y)) > Self.offCentreLimit else { return }
    diagnostics.append(
      IconDiagnostic(
        .centring, value: max(abs(off.x), abs(off.y)),
        "its ink is \(DumpText.number(off.x)) to the right of the middle and \(DumpText.number(off.y)) below it; 0.5 is allowed"))
  }

  private mutating func checkCoverage(_ icon: Icon, _ coverage: Double) {
    let isSilhouette = icon.nodes.containsShape { $0.layer.filling == .body }
    // Marks and arrows are only one or two lines and may be as light as letters.
    let allowed =
      name.hasSuffix(".fill") ? 0.35...0.62 : icon.lineWidth == nil ? 0.03...0.62 : isSilhouette ? 0.15...0.37 : 0.03...0.4
    guard !allowed.contains(coverage) else { return }
    let (least, most) = (DumpText.number(allowed.lowerBound * 100), DumpText.number(allowed.upperBound * 100))
    diagnostics.append(
      IconDiagnostic(
        .coverage, value: coverage,
        "its ink covers \(DumpText.number(coverage * 100, places: 2)) % of the grid; \(least) to \(most) is allowed"))
  }

  private mutating func checkGaps(_ regular: (foreground: Int, background: Int), _ black: (foreground: Int, background: Int)) {
    guard regular != black else { return }
    let change = abs(regular.foreground - black.foreground) + abs(regular.background - black.background)
    diagnostics.append(
      IconDiagnostic(
        .gaps, value: Double(change),
        "at regular it has \(regular.foreground) parts and \(regular.background) openings, at black \(black.foreground) and \(black.background)"
      ))
  }

  private mutating func checkSlits(_ area: Double) {
    guard area >= Self.slitLimit else { return }
    diagnostics.append(
      IconDiagnostic(
        .slits, value: area,
        "a gap of \(DumpText.number(area, places: 1)) square units is narrower than a pixel at 24 px; widen it to one unit or close it"))
  }

  private mutating func checkEnclosure(_ area: Double) {
    guard area >= Self.outsideLimit else { return }
    diagnostics.append(
      IconDiagnostic(
        .enclosure, value: area,
        "\(DumpText.number(area, places: 1)) square units of its ink are outside of the shape around it; \(Self.outsideLimit) are allowed"))
  }

  /// The files of a folder that are the same picture as an earlier one, which is named.
  ///
  /// Twins of different directions, such as `chevron.left` and `chevron.backward`, are not reported.
  package static func twins(in pictures: [(name: String, picture: Picture)]) -> [(name: String, diagnostic: IconDiagnostic)] {
    var first: [Picture: String] = [:]
    return pictures.compactMap { name, picture in
      guard let twin = first[picture] else {
        first[picture] = name
        return nil
      }
      return (name, IconDiagnostic(.twins, "it is the same picture as \(twin)"))
    }
  }

  // MARK: Exemptions

  private static func exemptions(of bytes: [UInt8]) -> [IconRule] {
    let root = (try? XMLDocument(bytes))?.elements.first
    return root?[IconRule.exemptions]?.split(separator: " ").compactMap { IconRule(rawValue: String($0)) } ?? []
  }

  private func exempted(by rules: [IconRule]) -> [IconDiagnostic] {
    let kept = diagnostics.filter { !$0.rule.allowsExemption || !rules.contains($0.rule) }
    let unneeded = rules.filter { rule in rule.allowsExemption && !diagnostics.contains { $0.rule == rule } }
    return kept + unneeded.map { IconDiagnostic($0, "the exemption from this rule is not needed") }
  }
}

extension Icon {
  /// The shape that encloses an icon whose name says so, such as `person.crop.circle`, filled; nil for other names.
  fileprivate func enclosure(_ name: String) -> Icon? {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    guard parts.count > 1, IconEnclosure(rawValue: String(parts[parts.count - 1]))?.isShape == true,
      !["on", "and", "below", "to", "over"].contains(parts[parts.count - 2])
    else { return nil }
    let bodies = shapes.filter { $0.layer.filling == .body && $0.layer.erasing == .never }
    func area(_ shape: IconShape) -> Double { shape.path.bounds.map { $0.width * $0.height } ?? 0 }
    guard let body = bodies.max(by: { area($0) < area($1) }) else { return nil }
    return Icon(
      name: name, from: self, shapes: [body.filledIn], flips: false, preferredMode: nil, weightShare: weightShare)
  }
}

extension GridAlignment.Count {
  /// `71 % of 28`.
  package var summary: String { "\(DumpText.number(share * 100, places: 1)) % of \(all)" }
}
