// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelViewNode
import Testing

@Suite struct DynamicTypeTests {
  @Test func stylesGrowWithThePreferredSize() {
    for style in TextStyleName.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.pointSize(for: $0) }
      let leadings = DynamicTypeSize.allCases.map { style.leading(for: $0) }
      #expect(sizes == sizes.sorted() && leadings == leadings.sorted(), "\(style)")
      #expect(zip(sizes, leadings).allSatisfy { $0 < $1 }, "\(style)")
      #expect(style.scale(for: .large) == 1)
    }
  }

  @Test(arguments: [
    (TextStyleName.largeTitle, 34.0, 26.0), (.title, 28, 22), (.title2, 22, 17), (.title3, 20, 15), (.headline, 17, 13), (.body, 17, 13),
    (.callout, 16, 12), (.subheadline, 15, 11), (.footnote, 13, 10), (.caption, 12, 10), (.caption2, 11, 10),
  ])
  func stylesHaveTheirPublishedSizes(style: TextStyleName, iOS: Double, macOS: Double) {
    #expect(style.pointSize(for: .large) == iOS)
    #expect(DynamicTypeSize.allCases.allSatisfy { style.pointSize(for: $0, table: .macOS) == macOS })
  }

  @Test func stylesHaveTheirOwnWeights() {
    #expect(TextStyleName.headline.weight(in: .iOS) == .semibold && TextStyleName.headline.weight(in: .macOS) == .bold)
    #expect(TextStyleName.caption2.weight(in: .macOS) == .medium && TextStyleName.body.weight(in: .iOS) == .regular)
  }

  @Test func theScaleFactorIsTheRatioOfLeadings() {
    #expect(abs(17 * TextStyleName.body.scale(for: .medium) - 16.227) < 1e-3)
    #expect((17 * TextStyleName.body.scale(for: .accessibility5)).rounded() == 48)
  }

  @Test(arguments: [
    (DynamicTypeSize.large, nil, "20pt"), (.medium, nil, "19pt"), (.accessibility5, nil, "56pt"), (.accessibility5, 40.0, "40pt"),
  ])
  func aCustomSizeScalesWithATextStyleToWholePoints(category: DynamicTypeSize, maximum: Double?, expected: String) throws {
    let view = ViewNode.text(TextNode("a")).environment {
      $0.font = FontDescription()
      $0.font?.size = 20
      $0.font?.relativeTo = .body
      $0.font?.maximumSize = maximum
    }
    #expect(try TestPipeline(RenderEnvironment(dynamicTypeSize: category)).resolve(view).dump.contains("Inter-Regular \(expected)"))
    #expect(
      try TestPipeline(RenderEnvironment(dynamicTypeSize: category, textStyles: .macOS)).resolve(view).dump.contains("Inter-Regular 20pt"))
  }

  @Test func textStylesUseTheTableOfTheEnvironment() throws {
    let view = ViewNode.text(TextNode("a")).environment {
      $0.font = FontDescription()
      $0.font?.textStyle = .headline
    }
    #expect(try TestPipeline().resolve(view).dump.contains("Inter-SemiBold 17pt"))
    #expect(try TestPipeline(RenderEnvironment(dynamicTypeSize: .accessibility1)).resolve(view).dump.contains("Inter-SemiBold 28pt"))
    #expect(try TestPipeline(RenderEnvironment(textStyles: .macOS)).resolve(view).dump.contains("Inter-Bold 13pt"))
  }
}
