// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

@Suite struct TextPainterTests {
  private func draw(_ text: String, size: Double = 40, _ edit: (inout TextAttributes) -> Void) throws -> DisplayList {
    var run = TextNode.Run(text)
    run.attributes.font = FontDescription()
    run.attributes.font?.size = size
    edit(&run.attributes)
    return try TestPipeline().draw(.text(TextNode(runs: [run])))
  }

  private func boxes(_ list: DisplayList) -> [Rect] {
    list.commands.compactMap { command in
      if case .fill(let path, _, _) = command { path.bounds } else { nil }
    }
  }

  @Test func anUnderlineHasGapsForDescenders() throws {
    let plain = boxes(try draw("naan") { $0.underline = DecorationDescription() })
    let skipped = boxes(try draw("gypsy") { $0.underline = DecorationDescription() })
    #expect(plain.count == 1)
    #expect(skipped.count >= 4)
    let list = try draw("gypsy") { $0.strikethrough = DecorationDescription() }
    #expect(boxes(list).count == 1)
  }

  @Test func underlinesAreOnWholePixels() throws {
    for style in DecorationLine.Style.allCases {
      for box in boxes(try draw("naan", size: 17) { $0.underline = DecorationDescription(style: style) }) {
        #expect((box.minY * 2).rounded() == box.minY * 2 && (box.maxY * 2).rounded() == box.maxY * 2 && box.height >= 0.5)
      }
    }
    let (single, thick) = (
      boxes(try draw("naan") { $0.underline = DecorationDescription() })[0],
      boxes(try draw("naan") { $0.underline = DecorationDescription(style: .thick) })[0]
    )
    #expect(thick.height > single.height)
    #expect(boxes(try draw("naan") { $0.underline = DecorationDescription(style: .double) }).count == 2)
  }

  @Test(arguments: DecorationLine.Pattern.allCases)
  func patternsHaveTheirDashes(pattern: DecorationLine.Pattern) throws {
    let dashes = boxes(try draw("naaaaaaan") { $0.underline = DecorationDescription(pattern: pattern) })
    guard let first = dashes.first, let lengths = pattern.lengths.first else { return #expect(dashes.count == 1) }
    #expect(dashes.count > 3)
    #expect(abs(first.width - lengths * first.height) < 1e-6)
  }

  /// Spacing far beyond any image gives neither a dash for each of its points nor an endless loop.
  @Test(arguments: [1e6, 1e9, 1e15, 1e18, 1e300])
  func patternInWideSpacingIsBounded(kern: Double) throws {
    let dashes = boxes(
      try draw("abc") {
        $0.kern = kern
        $0.underline = DecorationDescription(pattern: .dashDotDot)
      })
    #expect((1...200_000).contains(dashes.count))
  }

  /// Each gap is computed once, and an underline without one between two glyphs stays whole.
  @Test func gapsOfManyUnderlinesAreThoseOfOne() throws {
    let text = String(repeating: "gypsy jam ", count: 20)
    let whole = boxes(try draw(text) { $0.underline = DecorationDescription() })
    let node = TextNode(
      runs: text.enumerated().map { index, character in
        var run = TextNode.Run(String(character))
        run.attributes.font = FontDescription()
        run.attributes.font?.size = 40
        run.attributes.underline = DecorationDescription(color: .system(index % 2 == 0 ? .red : .blue))
        return run
      })
    let parts = boxes(try TestPipeline().draw(.text(node)))
    #expect(parts.count > whole.count)
    // Parts that touch make up the same underline.
    var joined: [Rect] = []
    for part in parts.sorted(by: { $0.minX < $1.minX }) {
      if let last = joined.last, abs(last.maxX - part.minX) < 0.3 {
        joined[joined.count - 1] = last.union(part)
      } else {
        joined.append(part)
      }
    }
    #expect(joined.count == whole.count)
    for (a, b) in zip(joined, whole) { #expect(abs(a.minX - b.minX) < 0.3 && abs(a.maxX - b.maxX) < 0.3) }
  }

  @Test func thePaintOrderIsBackgroundUnderlineGlyphsStrikethrough() throws {
    let list = try draw("na") {
      $0.background = .system(.yellow)
      $0.underline = DecorationDescription(color: .system(.red))
      $0.strikethrough = DecorationDescription(color: .system(.blue))
    }
    let kinds = list.commands.map { command in
      switch command {
      case .fill(_, _, let paint): paint.dumpText
      case .glyphs: "glyphs"
      case .stroke, .image, .group: "?"
      }
    }
    #expect(kinds == ["#ffcc00", "#ff3b30", "glyphs", "#007aff"])
  }

  @Test func theSignOfTheStrokeWidthDeterminesWhetherGlyphsAreFilled() throws {
    func kinds(_ width: Double) throws -> (glyphs: Int, strokes: Int) {
      let commands = try draw("ab") { $0.stroke = StrokeDescription(width: width) }.commands
      return (
        commands.count { if case .glyphs = $0 { true } else { false } }, commands.count { if case .stroke = $0 { true } else { false } }
      )
    }
    #expect(try kinds(3) == (0, 2))
    #expect(try kinds(-3) == (1, 2))
    #expect(try kinds(0) == (1, 0))
    guard case .stroke(_, let style, _)? = try draw("a", { $0.stroke = StrokeDescription(width: 5) }).commands.first else {
      Issue.record("the first command is a stroke")
      return
    }
    #expect(style.width == 2)
  }

  @Test func clippedTextIsCutOffAtItsFrame() throws {
    let list = try TestPipeline().draw(
      .text(TextNode("A long line of text")).environment { $0.lineBreakMode = .byClipping }.frame(
        width: 60, FrameAlignment(horizontal: .start, vertical: .center)))
    #expect(list.canvas.maxX == 60)
    #expect(list.dump.contains("group clip="))
  }

  @Test func superscriptsAreSmallAndEndWhereCapitalsEnd() throws {
    var raised = TextNode.Run("2")
    raised.attributes.superscript = 1
    let dump = try TestPipeline().draw(.text(TextNode(runs: [TextNode.Run("H"), raised]))).dump
    #expect(dump.contains("Inter-Regular 17pt") && dump.contains("Inter-Regular 11pt"))
  }

  @Test func anIconInTheLineIsCentredOnTheCapitals() throws {
    let image = TextNode.Run(ImageNode(.named("circle.fill")))
    let layout = try TestPipeline().layout(.text(TextNode(runs: [TextNode.Run("A "), image])))
    guard case .text(let text, _)? = layout.root.leaves.first?.content else {
      Issue.record("the first leaf is text")
      return
    }
    let attachment = try #require(text.lines[0].attachments.first)
    let center = attachment.origin.y + attachment.attachment.size.height / 2
    #expect(abs(center + 0.72727 * 17 / 2) < 0.01)
  }

  @Test func aWritingDirectionOverridesThatOfTheCharacters() throws {
    var run = TextNode.Run("abc")
    run.attributes.writingDirection = .rightToLeftOverride
    let dump = try TestPipeline().resolve(.text(TextNode(runs: [run]))).dump
    #expect(dump.contains("level=1") || dump.contains("level=3"))
  }
}
