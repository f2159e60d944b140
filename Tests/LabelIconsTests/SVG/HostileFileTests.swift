// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Each file gives an error with a reason, or is read leniently as documented.
struct HostileFileTests {
  @Test func billionLaughsIsRejectedAtItsFirstEntity() {
    let entities = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined(separator: "\n")
    let error = SVGSample.readError(
      "<!DOCTYPE svg [\n<!ENTITY l0 \"lol\">\n\(entities)\n]>\n<svg viewBox='0 0 1 1'><text>&l9;</text></svg>")
    #expect(error?.line == 13)
    #expect(error?.reason == "with &l9;, the entities stand for more than 262144 bytes of text")
  }

  @Test func manyReferencesToElementsAreRejected() {
    func file(_ count: Int) -> String {
      "<!DOCTYPE svg [<!ENTITY g '<g/>'>]>\n<svg viewBox='0 0 24 24'>" + String(repeating: "&g;", count: count) + "</svg>"
    }
    #expect(SVGSample.readError(file(1_001))?.reason.hasPrefix("with &g;, the entities stand for more than") == true)
    #expect(SVGSample.readError(file(999)) == nil)
  }

  @Test func tenThousandNestedGroupsAreRejected() {
    let error = SVGSample.readError("<svg>" + String(repeating: "<g>", count: 10_000) + String(repeating: "</g>", count: 10_000) + "</svg>")
    #expect(error?.reason == "elements are nested deeper than 64")
  }

  @Test func depthLimitItselfIsAllowed() {
    let nested = String(repeating: "<g>", count: 62) + "<path d='M0 0h1'/>" + String(repeating: "</g>", count: 62)
    #expect(SVGSample.readError("<svg viewBox='0 0 1 1'>\(nested)</svg>") == nil)
    #expect(SVGSample.readError("<svg viewBox='0 0 1 1'><g>\(nested)</g></svg>") != nil)
  }

  @Test func tooManyElementsAreRejected() {
    #expect(SVGSample.readError("<svg>" + String(repeating: "<g/>", count: 9_999) + "</svg>")?.reason.contains("10000 elements") != true)
    #expect(SVGSample.readError("<svg>" + String(repeating: "<g/>", count: 10_000) + "</svg>")?.reason == "it has more than 10000 elements")
  }

  @Test func tooManyPathCommandsAreRejected() {
    func file(_ count: Int) -> String { "<svg viewBox='0 0 1 1'><path d='M0 0" + String(repeating: "h1", count: count - 1) + "'/></svg>" }
    #expect(SVGSample.readError(file(20_000)) == nil)
    #expect(SVGSample.readError(file(20_001))?.reason == "it has more than 20000 path commands")
  }

  @Test func pathCommandsCountOverAllShapes() {
    let path = "<path d='M0 0" + String(repeating: "h1", count: 9_000) + "'/>"
    #expect(SVGSample.readError("<svg viewBox='0 0 1 1'>\(path)\(path)\(path)</svg>")?.reason == "it has more than 20000 path commands")
    #expect(SVGSample.readError("<svg viewBox='0 0 1 1'><polygon points='\(String(repeating: "1 1 ", count: 30_000))'/></svg>") != nil)
  }

  @Test func tooManyAttributesAreRejected() {
    let attributes = (0..<300).map { " a\($0)=''" }.joined()
    #expect(SVGSample.readError("<svg\(attributes)/>")?.reason == "<svg> has more than 256 attributes")
  }

  @Test func filesAboveTheSizeLimitAreRejectedUnread() {
    #expect(
      SVGSample.readError(Array(repeating: UInt8(ascii: " "), count: (1 << 20) + 1))?.reason == "it has 1048577 bytes; the limit is 1048576"
    )
  }

  @Test func useThatMultipliesIsRejected() {
    let levels = (1...7).map { level in
      "<g id='l\(level)'>" + String(repeating: "<use href='#l\(level - 1)'/>", count: 10) + "</g>"
    }.joined()
    let error = SVGSample.readError("<svg viewBox='0 0 1 1'><defs><path id='l0' d='M0 0h1'/>\(levels)</defs><use href='#l7'/></svg>")
    #expect(error?.reason == "its references repeat too much: more than 10000 elements or 1048576 bytes")
  }

  @Test func longAttributesAreNotReadRepeatedly() {
    let uses = String(repeating: "<use href='#p'/>", count: 5_000)
    let error = SVGSample.readError(
      "<svg viewBox='0 0 1 1'><defs><path id='p' d='\(String(repeating: " ", count: 900_000))'/></defs>\(uses)</svg>")
    #expect(error?.reason == "its references repeat too much: more than 10000 elements or 1048576 bytes")
  }

  @Test func tooManyStyleRulesAreRejected() {
    func file(_ sheet: String) -> String { "<svg viewBox='0 0 1 1'>\n<style>\(sheet)</style></svg>" }
    #expect(SVGSample.readError(file(String(repeating: ".a{fill:red}", count: 2_000))) == nil)
    for sheet in [
      String(repeating: ".a{fill:red}", count: 2_001), String(repeating: "a,", count: 2_001) + "b{}",
      String(repeating: "@x;", count: 2_001),
    ] {
      let error = SVGSample.readError(file(sheet))
      #expect(error?.line == 2)
      #expect(error?.reason == "it has more than 2000 style rules")
    }
  }

  @Test func tooManyClassesOfAllElementsAreRejected() {
    func file(_ count: Int) -> String {
      let classes = (0..<50).map { "c\($0)" }.joined(separator: " ")
      let shapes = String(repeating: "<path class='\(classes)' d='M0 0h1'/>", count: count)
      return "<svg viewBox='0 0 1 1'><style>.a{fill:red}</style>\(shapes)</svg>"
    }
    #expect(SVGSample.readError(file(800)) == nil)
    #expect(SVGSample.readError(file(801))?.reason == "its elements have more than 40000 classes and styles")
  }

  @Test func onlyTheFirst64ClassesOfAnElementAreUsed() throws {
    func fill(_ count: Int) throws -> IconPaint? {
      let classes = (0..<count).map { "c\($0)" }.joined(separator: " ") + " a"
      return try SVGSample.shapes("<style>.a{fill:#010203}</style><path class='\(classes)' d='M0 0h1v1'/>").first?.fill?.paint
    }
    #expect(try fill(63) == .color(SRGBColor(1, 2, 3)))
    #expect(try fill(64) == .unset)
  }

  @Test(arguments: [[0xFE, 0xFF], [0xFF, 0xFE]] as [[UInt8]])
  func utf16IsRejected(mark: [UInt8]) {
    let text = Array("<svg/>".utf8)
    let wide = mark + text.flatMap { mark[0] == 0xFE ? [0, $0] : [$0, 0] }
    #expect(SVGSample.readError(wide)?.reason == "it is UTF-16 or binary; save it as UTF-8")
    #expect(SVGSample.readError(Array(wide.dropFirst(2)))?.reason == "it is UTF-16 or binary; save it as UTF-8")
  }

  @Test func invalidUTF8IsRejected() {
    #expect(SVGSample.readError(Array("<svg a='".utf8) + [0xC3, 0x28] + Array("'/>".utf8))?.reason == "it is not UTF-8")
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a&amp;b", "a&b"), ("&lt;a", "<a"), ("a&gt;", "a>"), ("a\nb\r\tc", "a b  c"), ("\n&#65;\nb", " A b"),
    ("é&#233;ü", "ééü"),
  ])
  func valuesKeepTheTextBetweenReferencesAndLineEnds(written: String, value: String) throws {
    #expect(try SVGSample.image("", root: "viewBox='0 0 1 1' a='\(written)'").rootAttributes["a"] == value)
  }

  @Test func everyPrefixOfAFileIsRejected() {
    let text = Array(
      "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 24 24'><style>.a{fill:red}</style><!-- c --><g transform='rotate(5)'><path class='a' d='M1 1a2 2 0 013 3z'/></g><![CDATA[x]]></svg>"
        .utf8)
    for length in text.indices { #expect(SVGSample.readError(Array(text[..<length])) != nil) }
  }
}
