// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// The numbers of a font that its metrics use.
struct FontMetricsTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  /// Inter 4.0 has 2,816 units per em.
  @Test func interMetricsAreTheFontsOwn() throws {
    let font = try library.font(for: FontRequest(size: 1))
    #expect(font.face.unitsPerEm == 2816)
    let metrics = font.metrics
    let (descent, capHeight, xHeight): (Double, Double, Double) = (680 / 2816, 2048 / 2816, 1536 / 2816)
    let (thickness, underline, strikeout): (Double, Double, Double) = (192 / 2816, 560 / 2816, 826 / 2816)
    #expect(metrics.ascent == 0.96875 && metrics.descent == descent && metrics.lineGap == 0)
    #expect(metrics.capHeight == capHeight && metrics.xHeight == xHeight)
    #expect(metrics.underlineThickness == thickness && metrics.underlinePosition == underline)
    // Its middle: the upper edge at 922 units, less half of the thickness.
    #expect(metrics.strikeoutThickness == thickness && metrics.strikeoutPosition == strikeout)
  }

  @Test func metricsGrowWithTheSize() throws {
    let font = try library.font(for: FontRequest(size: 32))
    #expect(font.metrics.ascent == 31)
    #expect(font.resized(to: 64).metrics.ascent == 62)
    #expect(font.face.metrics.ascent == 0.96875)
  }

  @Test func overridesReplaceTheFontsMetrics() throws {
    let font = try library.font(for: FontRequest(size: 10, ascentOverride: 1.1, descentOverride: 0.3, lineGapOverride: 0.2))
    #expect(font.metrics.ascent == 11)
    #expect(font.metrics.descent == 3)
    #expect(font.metrics.lineGap == 2)
    #expect(font.metrics.lineHeight == 14)
    #expect(try library.font(for: FontRequest(size: 10)).metrics.ascent == 9.6875)
  }

  struct Source: CustomTestStringConvertible {
    var testDescription: String
    var ascent: Int
    var change: @Sendable (inout FontTables) -> Void
  }

  /// NotoSans with three sets of line metrics that differ: hhea 1000, typo 800, win 900 units up.
  @Test(arguments: [
    Source(testDescription: "hhea first", ascent: 1000) { _ in },
    Source(testDescription: "typo when the font asks for it", ascent: 800) { $0.set("OS/2", at: 62, to: 0x40 | 1 << 7) },
    Source(testDescription: "typo when hhea is zero", ascent: 800) { font in
      for offset in [4, 6] { font.set("hhea", at: offset, to: 0) }
    },
    Source(testDescription: "win when both are zero", ascent: 900) { font in
      for offset in [4, 6] { font.set("hhea", at: offset, to: 0) }
      for offset in [68, 70] { font.set("OS/2", at: offset, to: 0) }
    },
    Source(testDescription: "hhea when OS/2 is missing", ascent: 1000) { $0["OS/2"] = nil },
  ])
  func lineMetricsComeFromTheFirstValidTable(source: Source) throws {
    var tables = FontTables(try library.bytes(of: "NotoSans-Regular"))
    tables.set("hhea", at: 4, to: 1000)
    tables.set("OS/2", at: 62, to: 0x40)
    tables.set("OS/2", at: 68, to: 800)
    tables.set("OS/2", at: 74, to: 900)
    source.change(&tables)
    let folder = try TemporaryFolder()
    let path = try folder.write(tables.file, as: "changed.ttf")
    let font = try library.font(for: FontRequest(family: .file(path: path), size: 1))
    #expect(font.metrics.ascent == Double(source.ascent) / 1000)
  }

  @Test func anOldFontsHeightsAreMeasuredFromInk() throws {
    var tables = FontTables(try library.bytes(of: "NotoSans-Regular"))
    tables.set("OS/2", at: 0, to: 1)
    let folder = try TemporaryFolder()
    let path = try folder.write(tables.file, as: "old.ttf")
    let font = try library.font(for: FontRequest(family: .file(path: path), size: 1))
    let current = try library.font(for: FontRequest(family: .named("Noto Sans"), size: 1))
    #expect(abs(font.metrics.capHeight - current.metrics.capHeight) < 0.003)
    #expect(abs(font.metrics.xHeight - current.metrics.xHeight) < 0.02)
    #expect(font.metrics.xHeight > 0.5)
  }

  /// Skipped without the test font, which is not part of the package.
  @Test(.enabled(if: GoldenFont.ahem.path != nil)) func ahemIsFourFifthsAboveTheBaseline() throws {
    let path = try #require(GoldenFont.ahem.path)
    let font = try library.font(for: FontRequest(family: .file(path: path), size: 10))
    #expect(font.metrics.ascent == 8)
    #expect(font.metrics.descent == 2)
  }
}
