// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Entities that an SVG file declares, as Illustrator writes its namespaces.
struct EntityTests {
  private func file(_ declarations: String, _ inside: String, root: String = "viewBox='0 0 24 24'") -> [UInt8] {
    Array("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd' [\n\(declarations)\n]>\n<svg \(root)>\(inside)</svg>".utf8)
  }

  private func shapes(_ declarations: String, _ inside: String, root: String = "viewBox='0 0 24 24'") throws -> [IconShape] {
    SVGSample.shapes(of: try SVGReader.image(file(declarations, inside, root: root), path: "test.svg").nodes)
  }

  @Test func namespacesOfIllustratorAreReplaced() throws {
    let drawn = try shapes(
      "<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">\n<!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>", "<path d='M0 0h9v9'/>",
      root: "xmlns='&ns_svg;' xmlns:xlink='&ns_xlink;' viewBox='0 0 24 24'")
    #expect(drawn.map(\.path.dumpText) == ["M0,0 L9,0 L9,9"])
  }

  @Test func entitiesStandForValuesStylesAndElements() throws {
    let declarations =
      "<!ENTITY c 'red'><!ENTITY s 'fill:&c;'><!ENTITY size '9'><!ENTITY box \"<rect width='&size;'\n height='9' style='&s;'/>\">"
    let expected = try SVGSample.shapes("<rect width='9' height='9' fill='red'/>").first
    for inside in [
      "<rect width='&size;' height='&size;' fill='&c;'/>", "<rect width='9' height='9' style='&s;'/>",
      "<style>rect{fill:&c;}</style><rect width='9' height='9'/>", "&box;", "<g>&box;</g>",
    ] {
      let drawn = try #require(try shapes(declarations, inside).first, "\(inside)")
      #expect(drawn.path == expected?.path && drawn.fill == expected?.fill, "\(inside)")
    }
  }

  @Test func referencesInsideEntitiesAreReplacedOnce() throws {
    let id = "<!ENTITY id 'a&amp;b&#x41;'>"
    #expect(try shapes(id, "<defs><path id='a&amp;bA' d='M0 0h9'/></defs><use href='#&id;'/>").count == 1)
  }

  @Test(arguments: [
    ("<!ENTITY x SYSTEM 'file:///etc/passwd'>", "&x; stands for another file, which is never read"),
    ("<!ENTITY x PUBLIC 'a' 'http://example.org/x'>", "&x; stands for another file, which is never read"),
    ("<!ENTITY x '&y;'><!ENTITY y '&x;'>", "&x; stands for itself or is nested too deeply"),
    ("<!ENTITY y 'a'>", "&x; is not an entity that the file declares, and not amp, lt, gt, quot, apos or a number"),
    ("<!ENTITY % x 'a'>", "&x; is not an entity that the file declares, and not amp, lt, gt, quot, apos or a number"),
  ])
  func otherEntitiesAreRefused(declaration: String, reason: String) {
    let error = SVGSample.readError(file(declaration, "<path d='&x;'/>"))
    #expect(error?.reason == reason)
    #expect(error?.line == 4)
  }

  @Test func aBillionLaughsAreRefused() {
    let entities = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
    let error = SVGSample.readError(file("<!ENTITY l0 'lol'>\(entities)", "<desc>&l9;</desc>"))
    #expect(error?.reason == "with &l9;, the entities stand for more than 262144 bytes of text")
  }

  @Test func manyReferencesToElementsAreRefused() {
    let error = SVGSample.readError(file("<!ENTITY g '<g/>'>", String(repeating: "&g;", count: 1_001)))
    #expect(error?.reason.hasPrefix("with &g;, the entities stand for more than") == true)
    #expect(SVGSample.readError(file("<!ENTITY g '<g/>'>", String(repeating: "&g;", count: 999))) == nil)
  }

  @Test func theFirstDeclarationCounts() throws {
    #expect(try shapes("<!ENTITY w '9'><!ENTITY w '3'>", "<rect width='&w;' height='1'/>").first?.path.bounds?.width == 9)
  }
}
