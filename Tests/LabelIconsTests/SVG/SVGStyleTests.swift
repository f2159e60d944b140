// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import TestSupport
import Testing

/// Styles that the dumps of `Tests/cases/svg` do not show.
struct SVGStyleTests {
  private func shape(_ inside: String) throws -> IconShape {
    try #require(try SVGSample.shapes(inside).first)
  }

  /// A style sheet or an attribute of many variables is read in linear time, and the last value of each counts.
  @Test(arguments: ["<style>rect{DECLARATIONS}</style><rect width='4' height='4'/>", "<rect width='4' height='4' style='DECLARATIONS'/>"])
  func manyVariablesTakeLinearTime(text: String) throws {
    let growth = try Growth.ofFourTimes(7000) { count in
      let variables = (0..<count).map { "--v\($0):\($0)" }.joined(separator: ";")
      let shape = try shape(text.replacing("DECLARATIONS", with: "fill:red;\(variables);fill:#0f0"))
      #expect(shape.fill?.paint == .color(SRGBColor(0, 255, 0)))
    }
    #expect(growth < Growth.limit)
  }

  /// Values, conditions and wrong rules of a hostile sheet take linear time.
  @Test(arguments: [
    "<rect width='4' height='4' stroke-dasharray='REPEATED'/>|calc(1px + 2px) ", "<rect width='4' height='4' style='fill:REPEATED'/>|rgb(",
    "<style>REPEATED</style><rect width='4' height='4'/>|a{b:c{d}}e;f&", "<style>@supports REPEATED{}</style><rect height='4'/>|(",
    "<style>@media REPEATED{}</style><rect width='4' height='4'/>|(a) and ", "<rect width='calc(REPEATED' height='4'/>|(1 + ",
    "<rect width='4' height='4' style='fill:var(--a, REPEATED'/>|var(--b, ",
  ])
  func repeatedPartsTakeLinearTime(text: String) throws {
    let (file, part) = try #require(text.firstIndex(of: "|").map { (text[..<$0], text[text.index(after: $0)...]) })
    let growth = Growth.ofFourTimes(4000) { count in
      let inside = file.replacing("REPEATED", with: String(repeating: String(part.replacing("&", with: "&amp;")), count: count))
      _ = try? SVGSample.image(String(inside))
    }
    #expect(growth < Growth.limit)
  }

  /// More conditions than rules are allowed end a file.
  @Test func conditionsAreLimited() {
    let sheet = String(repeating: "@media print{}", count: 60_000)
    let error = SVGSample.readError("<svg viewBox='0 0 9 9'><style>\(sheet)</style><path d='M0 0h9v9'/></svg>")
    #expect(error?.reason == "it has more than 2000 style rules")
  }

  @Test func presentationAttributesAreInherited() throws {
    let shape = try shape(
      """
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><g stroke-linejoin="bevel" stroke-dasharray="1 2 3"
      stroke-miterlimit="7" stroke-opacity=".5" stroke-dashoffset="4"><line x2="4"/></g></g>
      """)
    #expect(shape.fill == nil)
    let style = StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 7, dashes: [1, 2, 3, 1, 2, 3], dashPhase: 4)
    #expect(shape.stroke?.style == style)
    #expect(shape.stroke?.paint == .foreground)
    #expect(shape.stroke?.opacity == 0.5)
  }

  @Test(arguments: ["20mm", "20%", "x", "-1"])
  func wrongMiterLimitsAreIgnored(limit: String) throws {
    let image = try SVGSample.image("<path d='M0 0h9v9' stroke='red' stroke-miterlimit='\(limit)'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.stroke?.style.miterLimit == 4)
    #expect(image.ignored.map(\.reason) == [.notUnderstood])
  }

  @Test func strokeUnderANonUniformTransformHasAnEllipticalPen() throws {
    func pen(_ transform: String) throws -> AffineTransform? {
      try shape("<line x2='4' stroke='red' stroke-width='3' transform='\(transform)'/>").stroke?.style.pen
    }
    #expect(try pen("scale(4 1)") == AffineTransform.scale(2, 0.5))
    #expect(try pen("rotate(30) scale(2)") == .identity)
  }

  @Test func tooLongDashListsAreIgnored() throws {
    let image = try SVGSample.image("<line x2='4' stroke='red' stroke-dasharray='\(String(repeating: "1 ", count: 65))'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.stroke?.style.dashes == [])
    #expect(image.ignored.map(\.reason) == [.notUnderstood])
  }
}
