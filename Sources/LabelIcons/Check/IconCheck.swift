// SPDX-License-Identifier: MIT

package import LabelCore

/// The bar that drawings are held to: what a file says (`IconFileRules`) and what its picture looks like.
///
/// Any SVG can be checked; measures are taken on a grid of 24 units, which the view box's height stands for. A drawing that breaks a
/// rule about its looks on purpose names it in the root's `data-exempt`, and is at fault when it then keeps to it.
package struct IconCheck {
  /// What is wrong with the file; empty when it meets the bar.
  package private(set) var findings: [IconDiagnostic]
  /// How much of it lies on the grid; one of several files is judged with them, by `findings(about:)`.
  package let grid: GridShare
  /// The part of the grid that its ink covers at regular, 0…1; nil of a file that cannot be used.
  package private(set) var coverage: Double?
  /// How far the middle of its ink lies from the grid's, in grid units, y down; nil without ink.
  package private(set) var offCentre: Point?
  private let name: String

  /// Where the ink of a regular icon must stay, in grid units.
  package static let inkArea = Rect(minX: 1, minY: 1, maxX: 23, maxY: 23)
  /// How far the middle of the ink may lie from that of the grid, in grid units.
  private static let offCentreLimit = 0.501
  /// The least share of upright and level lines, and of ends, on the grid.
  private static let gridShare = 0.7
  /// So few lines say nothing about care, nor do so few coordinates.
  private static let (gridLines, gridCoordinates) = (4, 16)

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - name: the icon's name, whose `.fill` says how full it may be.
  ///   - paint: turns a display list without text into pixels, as `Rasterizer` does.
  package init<Failure>(
    _ bytes: [UInt8], name: String, paint: (DisplayList) throws(Failure) -> Bitmap
  ) throws(Failure) {
    self.name = name
    let icon: Icon
    do throws(LabelError) { icon = try Icon(name: name, svg: bytes, path: name) } catch {
      self.grid = GridShare()
      self.findings = [IconDiagnostic(unusable: error)]
      return
    }
    self.grid = GridShare(of: icon, drawnBy: bytes)
    self.findings = icon.ignored.map { IconDiagnostic(.file, line: $0.line, $0.words) } + IconFileRules.findings(in: bytes)
    checkInk(icon)
    let regular = try InkImage(icon, paint: paint)
    coverage = regular.coverage
    checkCoverage(icon, regular.coverage)
    checkGaps(regular.parts, try InkImage(icon, weight: .black, paint: paint).parts)
    findings = exempted(by: Self.exemptions(of: bytes))
  }

  /// What is wrong with the places of a file's or a whole folder's lines and ends; empty when enough of them lie on the grid.
  package static func findings(about grid: GridShare) -> [IconDiagnostic] {
    func finding(_ rule: IconRule, _ count: GridShare.Count, atLeast least: Int, _ what: String) -> IconDiagnostic? {
      guard count.all >= least, count.share < gridShare else { return nil }
      return IconDiagnostic(
        rule, value: count.share, "\(count.words) \(what) lie on halves of the grid; \(DumpText.number(gridShare * 100)) % must")
    }
    return [
      finding(.grid, grid.lines, atLeast: gridLines, "upright and level lines"),
      finding(.ends, grid.ends, atLeast: gridCoordinates, "coordinates of ends"),
    ].compactMap(\.self)
  }

  // MARK: Rules

  private mutating func checkInk(_ icon: Icon) {
    let unit = 24 / icon.viewBox.height
    let width = icon.viewBox.width * unit
    guard let ink = InkBounds.of(icon.nodes)?.offset(by: .zero - icon.viewBox.origin) else { return }
    let box = Rect(x: ink.minX * unit, y: ink.minY * unit, width: ink.width * unit, height: ink.height * unit)
    let area = Rect(minX: Self.inkArea.minX, minY: Self.inkArea.minY, maxX: width - 1, maxY: Self.inkArea.maxY)
    if !area.contains(box) {
      let reach = max(area.minX - box.minX, area.minY - box.minY, box.maxX - area.maxX, box.maxY - area.maxY)
      findings.append(IconDiagnostic(.ink, value: reach, "its ink \(DumpText.rect(box)) leaves \(DumpText.rect(area))"))
    }
    let off = Point(x: box.midX - width / 2, y: box.midY - 12)
    offCentre = off
    guard max(abs(off.x), abs(off.y)) > Self.offCentreLimit else { return }
    findings.append(
      IconDiagnostic(
        .centring, value: max(abs(off.x), abs(off.y)),
        "its ink is \(DumpText.number(off.x)) to the right of the middle and \(DumpText.number(off.y)) below it; 0.5 is allowed"))
  }

  private mutating func checkCoverage(_ icon: Icon, _ coverage: Double) {
    let isSilhouette = icon.nodes.containsShape { $0.layer.filling == .body }
    // Marks and arrows are a line or two, and stay as light as letters.
    let allowed =
      name.hasSuffix(".fill") ? 0.35...0.62 : icon.lineWidth == nil ? 0.03...0.62 : isSilhouette ? 0.15...0.37 : 0.03...0.4
    guard !allowed.contains(coverage) else { return }
    let (least, most) = (DumpText.number(allowed.lowerBound * 100), DumpText.number(allowed.upperBound * 100))
    findings.append(
      IconDiagnostic(
        .coverage, value: coverage,
        "its ink covers \(DumpText.number(coverage * 100, places: 2)) % of the grid; \(least) to \(most) is allowed"))
  }

  private mutating func checkGaps(_ regular: (ink: Int, background: Int), _ black: (ink: Int, background: Int)) {
    guard regular != black else { return }
    let change = abs(regular.ink - black.ink) + abs(regular.background - black.background)
    findings.append(
      IconDiagnostic(
        .gaps, value: Double(change),
        "at regular it has \(regular.ink) parts and \(regular.background) openings, at black \(black.ink) and \(black.background)"))
  }

  // MARK: Exemptions

  private static func exemptions(of bytes: [UInt8]) -> [IconRule] {
    let root = (try? XMLDocument(bytes))?.elements.first
    return root?[IconRule.exemptions]?.split(separator: " ").compactMap { IconRule(rawValue: String($0)) } ?? []
  }

  private func exempted(by rules: [IconRule]) -> [IconDiagnostic] {
    let kept = findings.filter { !$0.rule.allowsExemption || !rules.contains($0.rule) }
    let idle = rules.filter { rule in rule.allowsExemption && !findings.contains { $0.rule == rule } }
    return kept + idle.map { IconDiagnostic($0, "it is exempt from this rule but keeps to it") }
  }
}

extension GridShare.Count {
  /// `71 % of 28`.
  package var words: String { "\(DumpText.number(share * 100, places: 1)) % of \(all)" }
}
