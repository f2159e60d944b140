// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

struct PathDataTests {
  @Test(arguments: [
    ("absolute lines", "M1 2L3 4H5V6Z", "M1,2 L3,4 L5,4 L5,6 Z"),
    ("relative lines", "m1 2l3 4h5v6z", "M1,2 L4,6 L9,6 L9,12 Z"),
    ("a first relative move is relative to the origin", "m1 2 3 4", "M1,2 L4,6"),
    ("a move's further points are lines", "M1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
    ("a relative move's further points are relative lines", "M9 9m1 2 3 4", "M10,11 L13,15"),
    ("a moveto with implicit lines as the last command", "M0 0h1m18 6-12 12", "M0,0 L1,0 M19,6 L7,18"),
    ("repeated L", "M0 0L1 1 2 2", "M0,0 L1,1 L2,2"),
    ("repeated H and V", "M0 0H1 2V3 4", "M0,0 L1,0 L2,0 L2,3 L2,4"),
    ("repeated h and v", "M0 0h1 2v3 4", "M0,0 L1,0 L3,0 L3,3 L3,7"),
    ("cubics", "M0 0C1 1 2 1 3 0c1 1 2 1 3 0", "M0,0 C1,1 2,1 3,0 C4,1 5,1 6,0"),
    ("repeated C", "M0 0C1 1 2 1 3 0 4 1 5 1 6 0", "M0,0 C1,1 2,1 3,0 C4,1 5,1 6,0"),
    ("S mirrors the last control point", "M0 0C1 1 2 1 3 0S5-1 6 0", "M0,0 C1,1 2,1 3,0 C4,-1 5,-1 6,0"),
    ("s after a line starts straight", "M0 0L3 0s2 1 3 0", "M0,0 L3,0 C3,0 5,1 6,0"),
    ("s after a quadratic starts straight", "M0 0Q1 1 2 0S3 1 4 0", "M0,0 C0.667,0.667 1.333,0.667 2,0 C2,0 3,1 4,0"),
    ("repeated s", "M0 0s1 1 2 0 1-1 2 0", "M0,0 C0,0 1,1 2,0 C3,-1 3,-1 4,0"),
    ("quadratics become cubics", "M0 0Q3 3 6 0", "M0,0 C2,2 4,2 6,0"),
    ("repeated q", "M0 0q3 3 6 0 3 3 6 0", "M0,0 C2,2 4,2 6,0 C8,2 10,2 12,0"),
    ("T mirrors the last control point", "M0 0Q3 3 6 0T12 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"),
    ("t goes on mirroring", "M0 0q3 3 6 0t6 0 6 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0 C14,2 16,2 18,0"),
    ("t after a cubic is a line's curve", "M0 0C0 0 3 0 3 0T6 0", "M0,0 C0,0 3,0 3,0 C3,0 4,0 6,0"),
    ("drawing goes on after Z from where the subpath began", "M1 1h2v2zl5 5", "M1,1 L3,1 L3,3 Z M1,1 L6,6"),
    ("M after Z", "M1 1h2zM5 5h1", "M1,1 L3,1 Z M5,5 L6,5"),
    ("a relative move after Z is relative to the subpath's start", "M1 1h2v2zm1 1h1", "M1,1 L3,1 L3,3 Z M2,2 L3,2"),
    ("numbers joined by a dot", "M.5.5.25.75", "M0.5,0.5 L0.25,0.75"),
    ("numbers joined by a minus", "M5-5-3-2", "M5,-5 L-3,-2"),
    ("exponents", "M1e1 2E-1L1.5e+1,.2e1", "M10,0.2 L15,2"),
    ("a dot at the end of a number", "M1. 2.L3.,4.", "M1,2 L3,4"),
    ("plus signs", "M+1+2L+3,+4", "M1,2 L3,4"),
    ("commas and line ends", "M 1 , 2\n\tL\r\n3,4", "M1,2 L3,4"),
    ("a zero-length segment stays, for round caps", "M5 5h0", "M5,5 L5,5"),
    ("a near-zero segment stays", "M5 5h.01", "M5,5 L5.01,5"),
    ("a closed point stays, for round caps", "M5 5z", "M5,5 Z"),
    ("a bare move at the end is dropped", "M1 1h1m5 5", "M1,1 L2,1"),
    ("only the last of several moves is used", "M1 1M2 2M3 3h1", "M3,3 L4,3"),
    ("nothing", "", ""),
    ("none", "none", ""),
  ])
  func pathDataFollowsTheSVGGrammar(name: String, data: String, expected: String) throws {
    #expect(try SVGSample.dumpText(data) == expected, "\(name)")
  }

  @Test(arguments: [
    ("without separators after the flags", "M0 0a1 1 0 012 0"),
    ("flags and a fraction in one", "M0 0a1 1 0 012.0 0"),
    ("with commas", "M0,0a1,1,0,0,1,2,0"),
    ("absolute", "M0 0A1 1 0 0 1 2 0"),
    ("a radius too small is scaled up", "M0 0a.5.5 0 012 0"),
    ("a negative radius counts as positive", "M0 0a-1 1 0 012 0"),
  ])
  func spellingsOfAnArcAreEquivalent(name: String, data: String) throws {
    let expected = "M0,0 C0,-0.552 0.448,-1 1,-1 C1.552,-1 2,-0.552 2,0"
    #expect(try SVGSample.dumpText(data) == expected, "\(name)")
  }

  @Test func arcsRepeatWithGluedFlags() throws {
    let once = try SVGSample.dumpText("M0 0a1 1 0 012 0a1 1 0 102 0")
    #expect(try SVGSample.dumpText("M0 0a1 1 0 012 0 1 1 0 102 0") == once)
    #expect(once.hasSuffix(" 4,0"))
  }

  @Test func arcWithoutRadiusIsALine() throws {
    #expect(try SVGSample.dumpText("M0 0a0 1 0 012 0") == "M0,0 L2,0")
  }

  @Test func arcToItsOwnStartIsIgnored() throws {
    #expect(try SVGSample.dumpText("M5 5a1 1 0 010 0h2") == "M5,5 L7,5")
    #expect(try SVGSample.dumpText("M5 5a1 1 0 010 0") == "")
  }

  @Test(arguments: [
    ("cut in a number pair", "M1 1L2 2L3", "M1,1 L2,2", 10),
    ("cut in an arc", "M1 1h1a1 1 0 0", "M1,1 L2,1", 14),
    ("an invalid flag", "M1 1h1a1 1 0 2 1 3 3", "M1,1 L2,1", 13),
    ("an unknown letter", "M1 1h1X5", "M1,1 L2,1", 6),
    ("numbers after Z", "M1 1h1z5 5", "M1,1 L2,1 Z", 7),
    ("no move at first", "L5 5", "", 0),
    ("text", "M1 1h2hello", "M1,1 L3,1", 7),
  ])
  func dataIsDrawnUpToTheErrorAndReported(name: String, data: String, expected: String, position: Int) throws {
    let image = try SVGSample.image("\n<path d=\"\(data)\"/><path d=\"M9 9h9\"/>")
    let dumpText = SVGSample.shapes(of: image.nodes).dropLast().first?.path.dumpText ?? ""
    #expect(dumpText == expected, "\(name)")
    #expect(image.ignored.count == 1 && image.ignored[0].name.hasPrefix("path data at character \(position + 1) ("), "\(name)")
    #expect(image.ignored.first?.reason == .cutShort && image.ignored.first?.column != nil, "\(name)")
    #expect(image.ignored.map(\.line) == [2], "\(name)")
  }
}
