// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelText
import LabelViewNode
import Testing

/// The geometry measured on a real `Label("Title", systemImage: "moon.circle.fill")`, with Inter's metrics in place of San Francisco's:
/// ascent 0.96875, descent 0.2412, cap height 0.7273 em.
@Suite struct DefaultLabelTests {
  private let ascent = 0.96875 * 17
  private let lineHeight = (0.96875 + 0.24121) * 17
  private let capHeight = 0.72727 * 17

  private func leaves(scale: Double, icon: String = "moon.circle.fill") throws -> (icon: Rect, text: Rect, size: Size) {
    let placed = try TestPipeline(RenderEnvironment(scale: scale)).layout(.label("Title", icon: icon))
    let leaves = placed.root.leaves
    return (leaves[0].frame, leaves[1].frame, placed.size)
  }

  @Test(arguments: [1.0, 2, 3])
  func theLabelHeightIsTheLineHeightRoundedUp(scale: Double) throws {
    #expect(try leaves(scale: scale).size.height == PixelGrid(scale: scale).ceil(lineHeight))
  }

  @Test(arguments: [1.0, 2, 3])
  func aRoundSymbolIsAsLargeAsTheFont(scale: Double) throws {
    let icon = try leaves(scale: scale).icon
    #expect(icon.size == Size(width: 17, height: 17))
  }

  @Test func theTitleIsEightPointsAfterTheIcon() throws {
    let (icon, text, size) = try leaves(scale: 2)
    #expect(icon.minX == 0 && text.minX == 25 && size.width == text.maxX)
  }

  @Test(arguments: [1.0, 2, 3])
  func theSymbolIsCentredOnTheCapitals(scale: Double) throws {
    let (icon, text, _) = try leaves(scale: scale)
    let baseline = text.minY + PixelGrid(scale: scale).round(ascent)
    #expect(abs(icon.midY - (baseline - capHeight / 2)) < 1e-3)
  }

  @Test func allSymbolsGiveTheSameLabelHeight() throws {
    for name in ["bolt.fill", "cloud.rain", "snow", "sun.max", "hammer", "star.fill", "trash.fill"] {
      let label = try TestPipeline().draw(.label("Title", icon: name))
      #expect(label.layoutRect.height == 21, "\(name)")
    }
  }

  @Test func aLabelHasTheSizeComputedFromTheFontsAdvances() throws {
    // Inter's advances for "Lightning" add up to 4.3679 em.
    let list = try TestPipeline().draw(.label("Lightning", icon: "bolt.fill"))
    let placed = try TestPipeline().layout(.label("Lightning", icon: "bolt.fill"))
    let leaves = placed.root.leaves
    #expect(list.canvas == list.layoutRect)
    #expect(list.canvas.height == 21)
    #expect(list.canvas.width == leaves[0].frame.width + 8 + leaves[1].frame.width)
    #expect(abs(leaves[1].frame.width - 4.3679 * 17) <= 0.5)
  }

  @Test func rightToLeftLabelsHaveTheirIconOnTheRight() throws {
    let placed = try TestPipeline(RenderEnvironment(locale: "ar")).layout(.label("مطر", icon: "cloud.rain"))
    let leaves = placed.root.leaves
    #expect(leaves[0].frame.maxX == placed.size.width && leaves[1].frame.minX == 0)
    #expect(leaves[0].frame.minX - leaves[1].frame.maxX == 8)
  }

  @Test func aVerticalLabelHasItsIconOnTop() throws {
    let placed = try TestPipeline().layout(
      .label("Title", icon: "circle.fill").environment {
        $0.labelAxis = .vertical
        $0.labelSpacing = 4
      })
    let leaves = placed.root.leaves
    #expect(leaves[0].frame.minY == 0 && leaves[1].frame.minY == 21)
    #expect(abs(leaves[0].frame.midX - leaves[1].frame.midX) < 1e-9)
  }

  @Test func labelStylesSelectTheVisibleParts() throws {
    for (style, count) in [(LabelStyleName.automatic, 2), (.titleAndIcon, 2), (.iconOnly, 1), (.titleOnly, 1)] {
      let placed = try TestPipeline().layout(.label("Title", icon: "circle").environment { $0.labelStyle = style })
      #expect(placed.root.leaves.count == count, "\(style)")
    }
  }

  @Test func aTrailingIconIsAfterTheTitle() throws {
    let leaves = try TestPipeline().layout(.label("Title", icon: "circle").environment { $0.iconIsTrailing = true }).root.leaves
    #expect(leaves[0].frame.maxX + 8 == leaves[1].frame.minX)
  }
}
