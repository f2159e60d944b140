// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

@Suite struct ResolverTests {
  private func error(_ view: ViewNode, _ environment: RenderEnvironment = RenderEnvironment()) throws -> Diagnostic.Cause? {
    do {
      _ = try TestPipeline(environment).resolve(view)
      return nil
    } catch let diagnostic as Diagnostic {
      return diagnostic.cause
    }
  }

  @Test func anUnknownIconSuggestsTheNearestName() throws {
    let cause = try #require(try error(.label("A", icon: "bolt.fil")))
    #expect(cause.code == .unknownIcon && cause.subject == "bolt.fil")
    #expect(cause.nearest.first == "bolt.fill" && cause.nearest.count <= 3)
  }

  @Test func anUnknownFontSuggestsTheNearestName() throws {
    let view = ViewNode.text(TextNode("A")).environment {
      $0.font = FontDescription()
      $0.font?.family = .named("Intre")
    }
    let cause = try #require(try error(view))
    #expect(cause.code == .unknownFontFamily && cause.subject == "Intre" && cause.nearest.contains("Inter"))
  }

  @Test func theErrorNamesACharacterWithoutGlyph() throws {
    #expect(
      try error(.text(TextNode("a\u{10FFFD}"))) == .label(.missingGlyph(scalar: "\u{10FFFD}", text: "a\u{10FFFD}")))
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func scaleAndFontSizeMustBePositive(value: Double) throws {
    let scaled = try error(.text(TextNode("a")), RenderEnvironment(scale: value))
    #expect(scaled?.code == .invalidNumber && scaled?.keys == ["scale"])
    let sized = try error(
      .text(TextNode("a")).environment {
        $0.font = FontDescription()
        $0.font?.size = value
      })
    #expect(sized?.code == .invalidNumber && sized?.keys == ["font.size"])
  }

  @Test func anEmptyLabelIsAnError() throws {
    #expect(try error(.empty) == .label(.emptyLabel))
    #expect(try error(.stack(StackNode(.vertical, children: [.empty]))) == .label(.emptyLabel))
  }

  @Test func innerFontPropertiesOverrideOuterOnes() throws {
    let resolved = try TestPipeline().resolve(
      .text(TextNode("a")).environment {
        $0.font = FontDescription()
        $0.font?.weight = .bold
      }.environment {
        $0.font = FontDescription()
        $0.font?.size = 30
      })
    #expect(resolved.dump.contains("Inter-Bold 30pt"))
  }

  @Test func colorsFollowTheAppearance() throws {
    let view = ViewNode.text(TextNode("a")).environment { $0.foreground = .dynamic(light: .system(.red), dark: .fixed(.white)) }
    #expect(try TestPipeline().resolve(view).dump.contains("#ff3b30"))
    #expect(try TestPipeline(RenderEnvironment(appearance: Appearance(colorScheme: .dark))).resolve(view).dump.contains("#ffffff"))
  }

  @Test func caseMappingFollowsTheLanguage() throws {
    let view = ViewNode.text(TextNode("istanbul straße")).environment { $0.textCase = .uppercase }
    #expect(try TestPipeline(RenderEnvironment(locale: "tr")).resolve(view).dump.contains("İSTANBUL STRASSE"))
    #expect(try TestPipeline().resolve(view).dump.contains("\"ISTANBUL STRASSE\""))
  }

  @Test(arguments: [(9.0, nil, 0.5), (9, 0.75, 0.75), (12, 0.25, 2.0 / 3)] as [(Double, Double?, Double)])
  func theLargerOfBothMinimumsLimitsShrinking(points: Double, factor: Double?, expected: Double) throws {
    let view = ViewNode.text(TextNode("A title that is far too long for this")).environment {
      $0.font = FontDescription()
      $0.font?.size = 18
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumFontSize = points
      $0.minimumScaleFactor = factor
    }
    let leaf = try #require(try TestPipeline().layout(view.frame(width: 40)).root.leaves.first)
    guard case .text(let layout, _) = leaf.content else {
      Issue.record("the leaf is text")
      return
    }
    #expect(abs(layout.scaleFactor - expected) < 1e-9)
  }
}
