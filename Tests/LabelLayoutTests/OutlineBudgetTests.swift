// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelText
import LabelViewNode
import Testing

/// The outlines that are copied into a display list are limited, whatever copies them.
struct OutlineBudgetTests {
  private func view(_ name: String) -> ViewNode {
    let title = ViewNode.text(TextNode("Eight glyphs"))
    switch name {
    case "icons": return .row(Array(repeating: .image(ImageNode(.named("bolt.fill"))), count: 50))
    case "tiles":
      var image = ImageNode(.named("bolt.fill"))
      image.resizing = ImageResizing()
      image.resizing?.mode = .tile
      return ViewNode.image(image).frame(width: 400, height: 400)
    case "rotated title": return .modified(title, .rotation(1, anchor: .zero))
    case "stroked title":
      var run = TextNode.Run("Eight glyphs")
      run.attributes.stroke = StrokeDescription(width: 6)
      return .text(TextNode(runs: [run]))
    case "title of lines": return .modified(title, .glyphOutlines(StrokeStyle(width: 1), fills: true))
    default: return title
    }
  }

  /// A list above the limit is an error that says how many elements there are. The smallest limit that allows the list does not change it.
  @Test(arguments: ["icons", "tiles", "rotated title", "stroked title", "title of lines"])
  func copiedOutlinesHaveALimit(name: String) throws {
    let pipeline = try TestPipeline()
    let label = try pipeline.layout(view(name))
    func draw(_ limit: Int) throws(LabelError) -> DisplayList {
      try DisplayListBuilder.draw(label, glyphs: pipeline.typesetter.library, limits: Limits(maximumEdgeRows: limit))
    }
    let error = #expect(throws: LabelError.self) { _ = try draw(100) }
    let match = error?.message.wholeMatch(of: /(\d+) elements are in outlines; the limit is 100/)
    let count = try #require(match.flatMap { Int($0.1) }, "\(name): \(String(describing: error))")
    #expect(count > 100)
    var (refused, drawn) = (100, 1_000_000)
    while drawn - refused > 1 {
      let middle = (refused + drawn) / 2
      if (try? draw(middle)) == nil { refused = middle } else { drawn = middle }
    }
    #expect(try draw(drawn) == pipeline.draw(view(name)))
    if name == "icons" { #expect(try draw(drawn).commands.pathElementCount == drawn) }
  }

  /// Text that is neither rotated nor stroked has no outlines in the list.
  @Test func glyphsAreNotCopied() throws {
    let pipeline = try TestPipeline()
    let label = try pipeline.layout(view("title"))
    #expect(throws: Never.self) {
      try DisplayListBuilder.draw(label, glyphs: pipeline.typesetter.library, limits: Limits(maximumEdgeRows: 0))
    }
  }
}
