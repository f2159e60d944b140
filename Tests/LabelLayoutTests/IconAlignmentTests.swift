// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

/// The icon beside a title of several lines, and the lines beside an icon.
@Suite struct IconAlignmentTests {
  private func parts(
    _ title: String, _ environment: RenderEnvironment = RenderEnvironment(), width: Double? = nil,
    _ change: (inout EnvironmentChange) -> Void
  ) throws -> (icon: LaidOutNode, resolved: ResolvedIcon, text: LaidOutNode, layout: TextLayout) {
    let view = ViewNode.label(title, icon: "bag.fill").environment {
      $0.numberOfLines = 0
      $0.iconScale = .large
      change(&$0)
    }
    let leaves = try TestPipeline(environment).layout(view, width: width).root.leaves
    let icon = try #require(leaves.first { if case .icon = $0.content { true } else { false } })
    let text = try #require(leaves.first { if case .text = $0.content { true } else { false } })
    guard case .icon(let resolved) = icon.content, case .text(let layout, _) = text.content else { throw TestFailure() }
    return (icon, resolved, text, layout)
  }

  private struct TestFailure: Error {}

  @Test func theIconIsOnTheFirstLineByDefault() throws {
    for alignment in [nil, IconAlignment.first] {
      let parts = try parts("Get it in the\nStore") { $0.iconAlignment = alignment }
      #expect(abs(parts.icon.frame.minY + parts.resolved.baseline - parts.text.frame.minY - parts.layout.firstBaseline) < 0.5)
    }
  }

  @Test func theIconCanBeInTheMiddleOfTheLines() throws {
    let parts = try parts("Get it in the\nStore") { $0.iconAlignment = .center }
    #expect(abs(parts.icon.frame.midY - parts.text.frame.midY) < 1e-6)
    // What verticalCentering centres in a label it also centres beside an icon.
    let capitals = try self.parts("Get it in the\nStore") {
      $0.iconAlignment = .center
      $0.verticalCentering = .capHeight
    }
    #expect(abs(capitals.icon.frame.midY - capitals.text.frame.minY - capitals.layout.verticalCenter) < 1e-6)
    #expect(capitals.layout.verticalCenter != capitals.layout.size.height / 2)
  }

  @Test func theIconCanBeOnTheLastLine() throws {
    let parts = try parts("Get it in the\nStore") { $0.iconAlignment = .last }
    #expect(abs(parts.icon.frame.minY + parts.resolved.baseline - parts.text.frame.minY - parts.layout.lastBaseline) <= 0.5)
  }

  @Test func theIconCanStandOnTheBaseline() throws {
    let parts = try parts("Get it in the\nStore") { $0.iconAlignment = .baseline }
    let bottom = parts.icon.frame.minY + parts.resolved.inkBounds.maxY
    #expect(abs(bottom - parts.text.frame.minY - parts.layout.firstBaseline) <= 0.5)
  }

  @Test func aVerticalLabelIsCentred() throws {
    let first = try parts("A") { $0.labelAxis = .vertical }
    let last = try parts("A") {
      $0.labelAxis = .vertical
      $0.iconAlignment = .baseline
    }
    #expect(first.icon.frame == last.icon.frame && first.text.frame == last.text.frame)
  }

  // MARK: Lines

  private static let arabic = RenderEnvironment(locale: "ar")

  /// The distances from the lines to the right edge of their text, and from its left edge to them.
  private func gaps(_ layout: TextLayout) -> (left: [Double], right: [Double]) {
    (layout.lines.map(\.left), layout.lines.map { layout.size.width - $0.left - $0.width })
  }

  @Test(arguments: ["iPhone 15 Pro Max with a very long English product name", "Ananassaft\nقطعتان من السكر والعسل"])
  func linesBesideAnIconBeginAtItsSide(title: String) throws {
    let right = try parts(title, Self.arabic, width: 170) { _ in }
    #expect(right.layout.lines.count > 1 && right.icon.frame.minX > right.text.frame.minX)
    #expect(gaps(right.layout).right.allSatisfy { $0 > -1e-6 && $0 < 0.51 }, "\(gaps(right.layout).right)")
    let left = try parts(title, width: 170) { _ in }
    #expect(gaps(left.layout).left.allSatisfy { $0 == 0 })
  }

  @Test func naturalLinesBeginWhereTheirTextDoes() throws {
    let layout = try parts("A long title in English", Self.arabic, width: 120) { $0.textAlignment = .natural }.layout
    #expect(layout.lines.count > 1 && gaps(layout).left.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(LineAlignment.leading, true), (.trailing, false)])
  func leadingAndTrailingFollowTheLayoutDirection(alignment: LineAlignment, isLeft: Bool) throws {
    func lines(_ environment: RenderEnvironment) throws -> TextLayout {
      var paragraph = ParagraphChange()
      paragraph.lineAlignment = alignment
      let view = ViewNode.text(TextNode("A long title in English")).environment {
        $0.numberOfLines = 0
        $0.paragraph = paragraph
      }
      guard case .text(let layout, _)? = try TestPipeline(environment).layout(view, width: 90).root.leaves.first?.content else {
        throw TestFailure()
      }
      return layout
    }
    for (environment, atLeft) in [(RenderEnvironment(), isLeft), (Self.arabic, !isLeft)] {
      let gaps = try gaps(lines(environment))
      #expect((atLeft ? gaps.left : gaps.right).allSatisfy { $0 > -1e-6 && $0 < 0.51 })
    }
  }

  @Test func theBaseDirectionCanBeThatOfTheLocale() throws {
    func direction(_ locale: String) throws -> TextDirection? {
      var paragraph = ParagraphChange()
      paragraph.baseDirection = .locale
      let view = ViewNode.text(TextNode("10 km")).environment { $0.paragraph = paragraph }
      guard case .text(let layout, _)? = try TestPipeline(RenderEnvironment(locale: locale)).layout(view).root.leaves.first?.content
      else { return nil }
      return layout.lines[0].direction
    }
    #expect(try direction("en") == .leftToRight && direction("he") == .rightToLeft && direction("ar-EG") == .rightToLeft)
  }
}
