// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import Testing

/// The drawing bar: what it says of any file.
struct IconCheckTests {
  private static let root =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#

  private func findings(_ text: String, name: String = "sample") throws -> [IconFinding] {
    try IconCheck(Array(text.utf8), name: name, paint: IconPicture.paint).findings
  }

  /// What is wrong with a file as it is written; samples of a line are all off balance.
  private func reasons(_ text: String) throws -> [String] {
    try findings(text).filter { ![.centring, .coverage, .gaps].contains($0.rule) }.map(\.reason)
  }

  @Test(arguments: [
    (#"<path class="primary" d="M2 2h4"/>"#, []),
    (#"<path class="primary" d="M2 2h4" data-multicolor="tint" data-variable="0.34" data-monochrome="erase" fill="currentColor"/>"#, []),
    (#"<path d="M2 2h4"/>"#, ["a shape must have a class: primary, secondary, tertiary or erase"]),
    (#"<path class="main" d="M2 2h4"/>"#, ["\"main\" is no layer class"]),
    (#"<path class="primary" d="M2.1234 2h4"/>"#, ["d has more than three decimals"]),
    (#"<path class="primary" d="M2 2h4" fill="red"/>"#, ["fill takes currentColor"]),
    (#"<path class="primary" d="M2 2h4" stroke-width="2"/>"#, ["a shape may not have stroke-width"]),
    (#"<path class="primary" d="M4 4h4" transform="rotate(5)"/>"#, ["a shape may not have transform"]),
    (
      #"<path class="primary" d="M2 2h4" data-variable="2"/>"#,
      ["data-variable=\"2\" is not understood", "data-variable takes 0 to 1, with two decimals at most"]
    ),
    (#"<g><path class="primary" d="M2 2h4"/></g>"#, ["<g> is not one of the shapes that icons are drawn with"]),
    (#"<path class="primary" d="M1 2h4"/>"#, ["its ink (0.125 1.125 5.75×1.75) leaves (1 1 22×22)"]),
    (#"<path class="primary" d="M2 2h4L"/>"#, ["path data at character 8 is drawn up to its fault"]),
    ("", ["it draws nothing"]),
  ])
  func eachBreachOfTheRulesIsNamed(shape: String, expected: [String]) throws {
    #expect(try reasons("\(Self.root)\(shape)</svg>") == expected)
  }

  @Test func rootMustBeTheSameForAll() throws {
    let reasons = try reasons(
      #"<svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" data-flip="yes"><path class="primary" d="M3 3h4"/></svg>"#
    )
    #expect(
      reasons == [
        "the root must have stroke-width=\"1.75\"", "the root must have xmlns=\"http://www.w3.org/2000/svg\"",
        "the root may not have width",
        "data-flip takes rtl",
      ])
  }

  // MARK: Looks

  private func rules(_ inside: String, attributes: String = "", name: String = "sample") throws -> [IconRule] {
    let root = Self.root.dropLast() + attributes + ">"
    return try findings("\(root)\(inside)</svg>", name: name).map(\.rule)
  }

  private let ring = #"<circle class="primary" data-fill="body" cx="12" cy="12" r="9"/>"#
  private let slit = #"<path class="primary" d="M4 10.5h16M4 13.5h16M4 10.5v3M20 10.5v3"/>"#

  @Test func balancedRingMeetsTheBar() throws { #expect(try rules(ring) == []) }

  @Test func eachLookHasItsRule() throws {
    #expect(try rules(#"<path class="primary" d="M3 3h4"/>"#) == [.centring, .coverage])
    #expect(try rules(ring, name: "sample.fill") == [.coverage])
    #expect(try rules(slit) == [.gaps])
  }

  @Test func whatIsBrokenOnPurposeIsNoFault() throws {
    #expect(try rules(slit, attributes: #" data-exempt="gaps""#) == [])
    #expect(try rules(ring, attributes: #" data-exempt="gaps""#) == [.gaps])
    #expect(try rules(ring, attributes: #" data-exempt="ink""#) == [.root])
  }

  @Test func otherGridsAreMeasuredInUnitsOfOurs() throws {
    let svg = #"<svg viewBox="-256 0 512 512" stroke="currentColor" fill="none" stroke-width="37.333"><circle r="192" cy="256"/></svg>"#
    #expect(try findings(svg).allSatisfy { [.root, .layer].contains($0.rule) })
    let low = svg.replacing(#"cy="256""#, with: #"cy="300""#)
    #expect(try findings(low).first { $0.rule == .centring }?.value.map { abs($0 - 2.0625) < 1e-9 } == true)
  }

  @Test func linesOffTheGridAreCountedTogether() throws {
    func grid(_ data: String) throws -> GridShare { GridShare(of: try SVGSample.icon("<path d=\"\(data)\"/>")) }
    let (good, bad) = (try grid("M4 4h9M4 8.5h9M4.375 4v9"), try grid("M4 4.2h9M4 8.7h9"))
    #expect(good == good + GridShare() && (good.lines, good.onGrid) == (3, 3) && (bad.lines, bad.onGrid) == (2, 0))
    #expect(IconCheck.finding(about: good) == nil && IconCheck.finding(about: bad) == nil)
    #expect(IconCheck.finding(about: good + bad)?.value == 0.6)
    #expect(IconCheck.finding(about: good + good + bad) == nil)
  }

  @Test(arguments: ["", "<svg", "<svg viewBox='0 0 0 0'/>", "not SVG"])
  func whatIsNoIconIsOneFinding(text: String) throws {
    #expect(try findings(text).map(\.rule) == [.file])
  }
}
