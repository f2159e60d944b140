// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// A `use` that would repeat itself is left out and reported, and the rest of the file is drawn, as in browsers.
struct RecursiveUseTests {
  @Test func manyUsesInARowAreDrawn() throws {
    let uses = (1...20).map { "<use id='u\($0)' href='#u\($0 - 1)' x='1'/>" }.joined()
    let image = try SVGSample.image("<defs><path id='u0' d='M0 0h1'/>\(uses)</defs><use href='#u20'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.path.dumpText == "M20,0 L21,0")
    #expect(image.ignored == [])
  }

  @Test func theNumberInARowIsBounded() {
    let uses = (1...40).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }.joined()
    let error = SVGSample.readError("<svg viewBox='0 0 9 9'><defs><path id='u0' d='M0 0h1'/>\(uses)</defs><use href='#u40'/></svg>")
    #expect(error?.reason == "<use> refers to <use> more than 32 times in a row")
  }

  /// Every element refers to every other one; the work is bounded by the number of visits.
  @Test func entangledGroupsStopAtTheLimit() {
    let groups = (0..<20).map { group in
      "<g id='g\(group)'>" + (0..<20).map { "<use href='#g\($0)'/>" }.joined() + "</g>"
    }
    let error = SVGSample.readError("<svg viewBox='0 0 9 9'>\(groups.joined())</svg>")
    #expect(error?.reason.contains("its references repeat too much") == true || error?.reason.contains("deeper than 64") == true)
  }
}
