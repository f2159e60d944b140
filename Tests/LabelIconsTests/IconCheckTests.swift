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

  /// The reasons of all diagnostics but centring, coverage and gaps, which every one-line sample breaks.
  private func reasons(_ text: String) throws -> [String] {
    try diagnostics(text).filter { ![.centring, .coverage, .gaps].contains($0.rule) }.map(\.reason)
  }

  @Test(arguments: [
    (#"<path class="primary" d="M2 2h4"/>"#, []),
    (#"<path class="primary" d="M2 2h4" data-multicolor="tint" data-variable="0.34" data-monochrome="erase" fill="currentColor"/>"#, []),
    (#"<path d="M2 2h4"/>"#, ["a shape must have a class: primary, secondary, tertiary or erase"]),
    (#"<path class="main" d="M2 2h4"/>"#, ["\"main\" is not a layer class"]),
    (#"<path class="primary" d="M2.1234 2h4"/>"#, ["d has more than three decimals"]),
    (#"<path class="primary" d="M2 2h4" fill="red"/>"#, ["fill must be currentColor"]),
    (#"<path class="primary" d="M2 2h4" stroke-width="2"/>"#, ["a shape may not have stroke-width"]),
    (#"<path class="primary" d="M4 4h4" transform="rotate(5)"/>"#, ["a shape may not have transform"]),
    (
      #"<path class="primary" d="M2 2h4" data-variable="2"/>"#,
      ["data-variable=\"2\" is not understood", "data-variable must be 0 to 1, with at most two decimals"]
    ),
    (#"<g><path class="primary" d="M2 2h4"/></g>"#, ["<g> is not one of the shapes that icons are drawn with"]),
    (#"<path class="primary" d="M1 2h4"/>"#, ["its ink bounds (0.125 1.125 5.75×1.75) are outside (1 1 22×22)"]),
    (#"<path class="primary" d="M2 2h4L"/>"#, ["path data at character 8 (its end) is drawn up to the error"]),
    ("", ["it draws nothing"]),
  ])
  func eachBrokenSourceRuleIsReported(shape: String, expected: [String]) throws {
    #expect(try reasons("\(Self.root)\(shape)</svg>") == expected)
  }

  @Test func rootMustHaveTheRequiredAttributes() throws {
    let reasons = try reasons(
      #"<svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" data-flip="yes"><path class="primary" d="M3 3h4"/></svg>"#
    )
    #expect(
      reasons == [
        "the root must have stroke-width=\"1.75\"", "the root must have xmlns=\"http://www.w3.org/2000/svg\"",
        "the root may not have width",
        "data-flip must be rtl",
      ])
  }

  // MARK: Looks

  private func rules(_ inside: String, attributes: String = "", name: String = "sample") throws -> [IconRule] {
    let root = Self.root.dropLast() + attributes + ">"
    return try diagnostics("\(root)\(inside)</svg>", name: name).map(\.rule)
  }

  private let ring = #"<circle class="primary" data-fill="body" cx="12" cy="12" r="9"/>"#
  private let slit = #"<path class="primary" d="M4 10.5h16M4 13.5h16M4 10.5v3M20 10.5v3"/>"#

  @Test func balancedRingPasses() throws { #expect(try rules(ring) == []) }

  @Test func looksHaveTheirRules() throws {
    #expect(try rules(#"<path class="primary" d="M3 3h4"/>"#) == [.centring, .coverage])
    #expect(try rules(ring, name: "sample.fill") == [.coverage])
    #expect(try rules(slit) == [.gaps])
  }

  @Test func exemptRulesAreNotReported() throws {
    #expect(try rules(slit, attributes: #" data-exempt="gaps""#) == [])
    #expect(try rules(ring, attributes: #" data-exempt="gaps""#) == [.gaps])
    #expect(try rules(ring, attributes: #" data-exempt="ink""#) == [.root])
  }

  @Test func measuresAreInUnitsOf24PerHeight() throws {
    let svg = #"<svg viewBox="-256 0 512 512" stroke="currentColor" fill="none" stroke-width="37.333"><circle r="192" cy="256"/></svg>"#
    #expect(try diagnostics(svg).allSatisfy { [.root, .layer].contains($0.rule) })
    let low = svg.replacing(#"cy="256""#, with: #"cy="300""#)
    #expect(try diagnostics(low).first { $0.rule == .centring }?.value.map { abs($0 - 2.0625) < 1e-9 } == true)
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

  @Test(arguments: [
    ("<path d='M4 4L8.5 9.2'/>", 4, 3), ("<path d='M4 4h3v3z'/>", 6, 6), ("<path d='M4 4h3v3L4 4z'/>", 6, 6),
    // An arc has no end points between its curves, a dot has one, and a quarter unit is off the grid.
    ("<path d='M4 4A8 8 0 0 1 20 4'/>", 4, 4), ("<path d='M4 4h.01M7.25 9h.01'/>", 4, 3), ("<path d='M4.25 4q1 1 2 2'/>", 4, 2),
    ("<line x1='4' y1='4.1' x2='9' y2='4.1'/>", 4, 2), ("<rect x='4' y='4' width='8' height='8'/>", 8, 8),
    ("<rect x='4' y='4' width='8' height='8' rx='1.1'/>", 16, 8), ("<circle cx='12' cy='12' r='9.125'/>", 8, 4),
    ("<ellipse cx='12' cy='12' rx='9' ry='4.5'/>", 8, 8), ("<polygon points='4,4 9,4 6.3,9'/>", 6, 5),
    ("<g transform='translate(.25)'><path d='M4 4h3'/></g>", 4, 2), ("<defs><path d='M4.1 4h3'/></defs><path d='M4 4h3'/>", 4, 4),
  ])
  func endPointCoordinatesAreCounted(shapes: String, all: Int, onGrid: Int) throws {
    let ends = try grid(shapes).ends
    #expect((ends.all, ends.onGrid) == (all, onGrid))
  }

  @Test func endPointsAreMeasuredInUnitsOf24PerHeight() throws {
    let ends = try grid("<path d='M-156 100h100'/>", root: "viewBox='-256 0 512 512'").ends
    #expect((ends.all, ends.onGrid) == (4, 0))
    #expect(try grid("<path d='M-192 64h64'/>", root: "viewBox='-256 0 512 512'").ends.share == 1)
  }

  @Test func endPointsOffTheGridAreReported() throws {
    let off = try grid(String(repeating: "<path d='M4 4L8.2 9'/>", count: 2) + "<path d='M4.3 4.3L8.2 9.2'/>")
    #expect(IconCheck.diagnostics(about: off) == [])
    let diagnostics = IconCheck.diagnostics(about: off + off)
    #expect(diagnostics.map(\.rule) == [.ends])
    #expect(diagnostics.first?.reason == "50 % of 24 end point coordinates are on half units of the grid; 70 % is required")
  }

  @Test(arguments: ["", "<svg", "<svg viewBox='0 0 0 0'/>", "not SVG"])
  func unusableFileGivesOneDiagnostic(text: String) throws {
    #expect(try diagnostics(text).map(\.rule) == [.file])
  }
}
