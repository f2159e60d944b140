// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import Testing

/// The rules of the icon check.
struct IconCheckTests {
  private static let root =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#

  private func diagnostics(_ text: String, name: String = "sample") throws -> [IconDiagnostic] {
    try IconCheck(Array(text.utf8), name: name, paint: IconImage.paint).diagnostics
  }

  @Test func filledIconsCoverMore() throws {
    let ring = #"<circle class="primary" data-fill="body" cx="12" cy="12" r="9"/>"#
    #expect(try diagnostics("\(Self.root)\(ring)</svg>", name: "sample.fill").map(\.rule) == [.coverage])
  }

  @Test func measuresAreInUnitsOf24PerHeight() throws {
    let svg = #"<svg viewBox="-256 0 512 512" stroke="currentColor" fill="none" stroke-width="37.333"><circle r="192" cy="256"/></svg>"#
    #expect(try diagnostics(svg).allSatisfy { [.root, .layer].contains($0.rule) })
    let low = svg.replacing(#"cy="256""#, with: #"cy="300""#)
    #expect(try diagnostics(low).first { $0.rule == .centring }?.value.map { abs($0 - 2.0625) < 1e-9 } == true)
  }

  @Test func inkOutsideOfTheShapeInTheNameIsReported() throws {
    let ring = #"<circle class="primary" data-fill="body" cx="12" cy="12" r="7"/>"#
    let svg = Self.root + ring + #"<path class="primary" d="M5 12H19"/></svg>"#
    let out = svg.replacing("M5 12H19", with: "M2 12H22")
    func rules(_ text: String, _ name: String) throws -> [IconRule] { try diagnostics(text, name: name).map(\.rule) }
    #expect(try !rules(svg, "minus.circle").contains(.enclosure) && rules(out, "minus.circle").contains(.enclosure))
    #expect(try rules(out, "minus.circle.fill").contains(.enclosure))
    for name in ["minus", "circle", "minus.on.circle", "minus.planet"] { #expect(try !rules(out, name).contains(.enclosure), "\(name)") }
  }

  @Test func theSecondOfTwoEqualFilesIsATwin() throws {
    func picture(_ inside: String, _ name: String, _ attributes: String = "") throws -> IconCheck.Picture? {
      let text = Self.root.dropLast() + attributes + ">" + inside + "</svg>"
      return try IconCheck(Array(text.utf8), name: name, paint: IconImage.paint).picture
    }
    let (bar, sameBar) = (#"<path class="primary" d="M4 12H20"/>"#, #"<path class="secondary" d="M20 12H4"/>"#)
    let minus = try #require(try picture(bar, "minus"))
    let others = [
      ("hyphen", try picture(sameBar, "hyphen")), ("plus", try picture(#"<path class="primary" d="M4 12H20M12 4V20"/>"#, "plus")),
      ("minus.forward", try picture(bar, "minus.forward")), ("dash", try picture(bar, "dash", #" data-exempt="twins""#)),
    ].compactMap { name, picture in picture.map { (name: name, picture: $0) } }
    let twins = IconCheck.twins(in: [(name: "minus", picture: minus)] + others)
    #expect(twins.map(\.name) == ["hyphen"] && twins.first?.diagnostic.reason == "it is the same picture as minus")
  }

  private func grid(_ inside: String, root: String = "viewBox='0 0 24 24'") throws -> GridAlignment {
    let text = "<svg stroke='black' \(root)>\(inside)</svg>"
    return GridAlignment(of: try Icon(name: "a", svg: Array(text.utf8), path: "a.svg"), drawnBy: Array(text.utf8))
  }

  @Test func linesOfSeveralFilesAreJudgedTogether() throws {
    let (good, bad) = (try grid("<path d='M4 4h9M4 8.5h9M4.375 4v9'/>"), try grid("<path d='M4 4.2h9M4 8.7h9'/>"))
    #expect(good == good + GridAlignment() && (good.lines.all, good.lines.onGrid) == (3, 3) && (bad.lines.all, bad.lines.onGrid) == (2, 0))
    #expect(IconCheck.diagnostics(about: good) == [] && IconCheck.diagnostics(about: bad) == [])
    #expect(IconCheck.diagnostics(about: good + bad).first { $0.rule == .grid }?.value == 0.6)
    #expect(!IconCheck.diagnostics(about: good + good + bad).contains { $0.rule == .grid })
  }

  @Test func endPointsOffTheGridAreReported() throws {
    let off = try grid(String(repeating: "<path d='M4 4L8.2 9'/>", count: 2) + "<path d='M4.3 4.3L8.2 9.2'/>")
    #expect(IconCheck.diagnostics(about: off) == [])
    let diagnostics = IconCheck.diagnostics(about: off + off)
    #expect(diagnostics.map(\.rule) == [.ends])
    #expect(diagnostics.first?.reason == "50 % of 24 end point coordinates are on half units of the grid; 70 % is required")
  }
}
