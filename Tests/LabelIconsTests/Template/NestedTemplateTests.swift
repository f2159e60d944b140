// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Templates that went through a drawing program, which puts groups of its own around those of Apple, and moves them.
struct NestedTemplateTests {
  private let sample = TemplateSample.masters(
    { weight in (weight == "Black" ? "M0 0h20v-20z" : "M0 0h20v-18z", 20) }, classes: "monochrome-0")

  /// The sample's file with its groups changed.
  private func template(_ change: (String) -> String) throws -> SymbolTemplate? {
    try Icon(name: "sample", svg: Array(change(sample.text).utf8), path: "sample.svg").template
  }

  private func expected() throws -> SymbolTemplate? { try template { $0 } }

  @Test func groupsAroundSymbolsAndGuidesAreFollowed() throws {
    let nested = try template { text in
      text.replacing("<g id=\"Guides\">", with: "<g id=\"page\" fill=\"none\"><g id=\"artboard\"><g id=\"Guides\">")
        .replacing("</svg>", with: "</g></g></svg>")
    }
    #expect(try nested?.drawings == expected()?.drawings)
  }

  @Test func transformsOfTheGroupsAroundThemCount() throws {
    let nested = try template { text in
      text.replacing("<g id=\"Guides\">", with: "<g transform=\"translate(30 40)\"><g id=\"Guides\" transform=\"translate(-10 0)\">")
        .replacing("<g id=\"Symbols\">", with: "<g id=\"Symbols\" transform=\"translate(-10 0)\">")
        .replacing("</svg>", with: "</g></svg>")
    }
    let (moved, plain) = (try #require(nested), try #require(try expected()))
    for (variant, drawing) in plain.drawings {
      let other = try #require(moved.drawings[variant])
      #expect(abs(other.width - drawing.width) < 1e-9)
      let (a, b) = (try #require(other.outlines.first?.bounds), try #require(drawing.outlines.first?.bounds))
      #expect(abs(a.minX - b.minX) < 1e-9 && abs(a.maxY - b.maxY) < 1e-9)
    }
  }

  @Test func variantsInGroupsOfTheirScaleAreFound() throws {
    let nested = try template { text in
      text.replacing("<g id=\"Symbols\">", with: "<g id=\"Symbols\"><g id=\"Small\">").replacing("</svg>", with: "</g></svg>")
    }
    #expect(try nested?.drawings == expected()?.drawings)
  }

  /// Affinity's export has no group `Symbols`; the guides show that it is a template.
  @Test func variantsWithoutSymbolsAreFound() throws {
    let nested = try template { $0.replacing("<g id=\"Symbols\">", with: "<g>").replacing("<g id=\"Guides\">", with: "<g>") }
    #expect(try nested?.drawings == expected()?.drawings)
  }
}
