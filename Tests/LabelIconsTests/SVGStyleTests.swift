// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import TestSupport
import Testing

struct SVGStyleTests {
  private let box = #"<rect id="r" class="a b" width="4" height="4"/>"#

  private func shape(_ inside: String) throws -> IconShape {
    try #require(try SVGSample.shapes(inside).first)
  }

  private func fill(_ attributes: String) throws -> IconPaint? {
    try shape("<rect width='4' height='4' stroke='#123456' \(attributes)/>").fill?.paint
  }

  @Test(arguments: [
    ("fill='#f00'", IconPaint.color(SRGBColor(255, 0, 0))), ("fill='#FF0000'", .color(SRGBColor(255, 0, 0))),
    ("fill='rebeccapurple'", .color(SRGBColor(102, 51, 153))), ("fill='LightGoldenRodYellow'", .color(SRGBColor(250, 250, 210))),
    ("fill='rgb(1, 2, 3)'", .color(SRGBColor(1, 2, 3))), ("fill='rgb(100%,0%,0%)'", .color(SRGBColor(255, 0, 0))),
    ("fill='rgb(1 2 3 / 100%)'", .color(SRGBColor(1, 2, 3))), ("fill='hsl(120, 100%, 50%)'", .color(SRGBColor(0, 255, 0))),
    ("fill='hsl(-120deg 100% 50%)'", .color(SRGBColor(0, 0, 255))), ("fill='currentColor'", .foreground),
    ("fill='currentColor' color='#00f'", .color(SRGBColor(0, 0, 255))), ("", .unset), ("fill='nonsense'", .unset),
    ("fill='url(#g) #0f0'", .color(SRGBColor(0, 255, 0))),
  ])
  func allColourFormatsAreRead(attributes: String, expected: IconPaint) throws {
    #expect(try fill(attributes) == expected)
  }

  @Test(arguments: ["fill='none'", "fill='transparent'", "fill='#ff000000'", "fill-opacity='0'", "fill='rgba(1,2,3,0)'"])
  func invisibleFillsAreDropped(attributes: String) throws {
    #expect(try fill(attributes) == nil)
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

  @Test func alphaOfAColourBecomesTheOpacity() throws {
    let fill = try shape("<rect width='4' height='4' fill='rgba(255,0,0,50%)' fill-opacity='.5'/>").fill
    #expect(fill?.paint == .color(SRGBColor(255, 0, 0)))
    #expect(fill?.opacity == 0.25)
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

  @Test func opacityAndClipAreNotInherited() throws {
    let image = try SVGSample.image("<g opacity='.5'><rect width='4' height='4'/></g>")
    guard case .group(let group) = image.nodes.first, case .shape(let shape) = group.nodes.first else {
      Issue.record("a translucent group is a group")
      return
    }
    #expect(group.opacity == 0.5 && shape.opacity == 1)
  }

  @Test func tooLongDashListsAreIgnored() throws {
    let image = try SVGSample.image("<line x2='4' stroke='red' stroke-dasharray='\(String(repeating: "1 ", count: 65))'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.stroke?.style.dashes == [])
    #expect(image.ignored.map(\.reason) == [.notUnderstood])
  }

  @Test(arguments: ["font-size='3' stroke-width='2em'", "stroke-width='2em' font-size='3'", "stroke-width='2em' style='font-size:3'"])
  func lengthsInEmUseTheElementsOwnFontSize(attributes: String) throws {
    #expect(try shape("<rect width='4' height='4' stroke='red' \(attributes)/>").stroke?.style.width == 6)
  }

  @Test func fillRulesAreInherited() throws {
    #expect(try shape("<g fill-rule='evenodd'>\(box)</g>").fill?.rule == .evenOdd)
  }

  @Test(arguments: [
    ("type", "rect{fill:#010101}", 1), ("class", ".a{fill:#020202} rect{fill:#010101}", 2),
    ("id over class", "#r{fill:#030303} .a{fill:#020202}", 3), ("later of equals", ".a{fill:#020202}.b{fill:#040404}", 4),
    ("compound over class", "rect.b{fill:#050505} .a{fill:#020202}", 5), ("list", ".x,.a{fill:#020202}", 2),
    ("universal", "*{fill:#060606}", 6), ("important", ".a{fill:#020202!important} #r{fill:#030303}", 2),
    ("comment", "/* .a{} */ .a{/*x*/fill:#020202}", 2),
    ("after an at-rule", "@import url(x.css); @media print{.a{fill:red}} .a{fill:#020202}", 2),
    ("rule for another parent", "g rect{fill:red} .a{fill:#020202}", 2), ("CDATA", "<![CDATA[.a{fill:#020202}]]>", 2),
    ("unclosed", ".a{fill:#020202", 2),
  ])
  func styleSheetsCascade(name: String, sheet: String, level: UInt8) throws {
    #expect(try shape("<style>\(sheet)</style>\(box)").fill?.paint == .color(SRGBColor(level, level, level)), "\(name)")
  }

  @Test func styleAttributeBeatsSheetAndPresentationAttribute() throws {
    let text =
      "<style>rect{fill:#020202;stroke:#020202}</style><rect width='4' height='4' fill='#010101' stroke='#010101' style='fill:#030303'/>"
    let shape = try shape(text)
    #expect(shape.fill?.paint == .color(SRGBColor(3, 3, 3)))
    #expect(shape.stroke?.paint == .color(SRGBColor(2, 2, 2)))
  }

  @Test func unsupportedSelectorsAreReported() throws {
    let image = try SVGSample.image("\n<style>g ~ rect{fill:red} @font-face{src:url(x)}</style>\(box)")
    #expect(Set(image.ignored.map(\.description)) == ["g ~ rect is not understood", "@font-face is not understood"])
    #expect(image.ignored.allSatisfy { $0.line == 2 })
  }

  @Test(arguments: [
    "<g display='none'>\(#"<rect width="4" height="4"/>"#)</g>", "<rect width='4' height='4' visibility='hidden'/>",
    "<rect width='4' height='4' opacity='0'/>", "<rect width='4' height='4' fill='none'/>", "<defs><rect width='4' height='4'/></defs>",
    "<rect width='4' height='4' transform='scale(0)'/>", "<symbol><rect width='4' height='4'/></symbol>",
  ])
  func hiddenElementsAreNotDrawn(text: String) throws {
    #expect(try SVGSample.shapes(text) == [])
  }

  @Test func visibilityCanBeTurnedOnAgainInside() throws {
    #expect(try SVGSample.shapes("<g visibility='hidden'><rect visibility='visible' width='4' height='4'/></g>").count == 1)
  }

  @Test(arguments: ["text", "image", "foreignObject", "script", "animate", "video"])
  func unsupportedElementsAreReportedWithTheirLine(name: String) throws {
    let image = try SVGSample.image("\(box)\n<\(name)/>")
    #expect(image.ignored.map(\.description) == ["<\(name)> is not drawn"])
    #expect(image.ignored.map(\.line) == [2])
  }

  @Test(
    arguments: [
      ("mask='url(#m)'", .notFound), ("clip-path='url(#m)'", .notFound), ("filter='url(#f)'", .notDrawn), ("fill='url(#g)'", .notFound),
      ("stroke='url(#g)'", .notFound), ("fill='url(other.svg#g)'", .external), ("marker-end='url(#m)'", .notUnderstood),
    ] as [(String, IgnoredFeature.Reason)])
  func missingReferencesAndUnsupportedPropertiesAreReported(attribute: String, reason: IgnoredFeature.Reason) throws {
    let ignored = try SVGSample.image("\n<path d='M0 0h4v4' \(attribute)/>").ignored
    #expect(ignored.map(\.line) == [2])
    #expect(ignored.map(\.reason) == [reason == .notUnderstood ? .notFound : reason])
  }

  @Test func elementsOfOtherNamespacesAreIgnoredSilently() throws {
    let image = try SVGSample.image(
      "<x:namedview xmlns:x='http://example.org' x:a='1'><rect width='1' height='1'/></x:namedview><title>T</title><metadata><a/></metadata>\(box)"
    )
    #expect(SVGSample.shapes(of: image.nodes).count == 1)
    #expect(image.ignored == [])
  }
}
