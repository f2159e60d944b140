// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Property tests with random texts in ten scripts and the fonts of this machine.
@Suite struct TypesettingPropertyTests {
  private struct Case {
    var shaped: ShapedText
    var settings: TextSettings
    var text: String
  }

  /// Three thousand texts, or ten thousand if `LABELKIT_SLOW_TESTS` is set.
  private func forEach(_ body: (Case, Typesetter) throws -> Void) throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(library: library)
    let style = TextStyle(font: try library.font(for: FontRequest(size: 17)), color: .black)
    for text in RandomTexts.texts(SlowBuild.isEnabled ? 10_000 : 3000) {
      var settings = TextSettings()
      settings.numberOfLines = 0
      settings.lineBreakMode = .byWordWrapping
      try body(Case(shaped: try typesetter.shape(StyledText(text, style), settings: settings), settings: settings, text: text), typesetter)
    }
  }

  @Test func clustersCoverTheTextOnceAndNeverSplitACharacter() throws {
    try forEach { sample, _ in
      for paragraph in sample.shaped.paragraphs {
        var next = 0
        for cluster in paragraph.clusters {
          #expect(cluster.range.lowerBound == next, "\(sample.text)")
          next = cluster.range.upperBound
        }
        #expect(next == paragraph.units.count, "\(sample.text)")
        let text = String(decoding: paragraph.units, as: UTF16.self)
        let characters = Set(text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) })
        #expect(paragraph.clusters.allSatisfy { characters.contains($0.range.lowerBound) }, "\(sample.text)")
      }
    }
  }

  @Test func linesCoverTheTextOnceAndNoneIsTooWide() throws {
    let grid = PixelGrid(scale: 2)
    var round = 0
    try forEach { sample, typesetter in
      round += 1
      for width in [40 + Double(round % 181), 57.3 + Double(round % 97)] {
        let layout = typesetter.layout(sample.shaped, settings: sample.settings, width: width, height: .infinity, grid: grid)
        let shown = layout.lines.map { $0.isHyphenated ? String($0.string.dropLast()) : $0.string }
        #expect(shown.joined().filter { !" \t".contains($0) } == sample.text.filter { !" \t".contains($0) }, "\(sample.text)")
        for line in layout.lines where line.string.count > 1 { #expect(line.width <= width + 0.01, "\(sample.text)") }
      }
    }
  }

  @Test func layoutAtTheMeasuredWidthHasTheSameBreaks() throws {
    let grid = PixelGrid(scale: 3)
    try forEach { sample, typesetter in
      let first = typesetter.layout(sample.shaped, settings: sample.settings, width: 110, height: .infinity, grid: grid)
      let second = typesetter.layout(sample.shaped, settings: sample.settings, width: first.size.width, height: .infinity, grid: grid)
      #expect(first.lines.map(\.string) == second.lines.map(\.string), "\(sample.text)")
    }
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func aTruncatedLineFits(mode: LineBreakMode) throws {
    let grid = PixelGrid(scale: 2)
    try forEach { sample, typesetter in
      var settings = sample.settings
      settings.numberOfLines = 1
      settings.lineBreakMode = mode
      let layout = typesetter.layout(sample.shaped, settings: settings, width: 70, height: .infinity, grid: grid)
      #expect(layout.lines.count == 1 && layout.lines[0].width <= 70.01, "\(sample.text)")
    }
  }

  @Test func theShrunkSizeIsTheLargestThatFits() throws {
    let grid = PixelGrid(scale: 2)
    try forEach { sample, typesetter in
      guard sample.shaped.paragraphs.count == 1 else { return }
      var settings = sample.settings
      settings.numberOfLines = 1
      settings.lineBreakMode = .byTruncatingTail
      settings.adjustsFontSizeToFitWidth = true
      settings.minimumScaleFactor = 0.1
      let paragraph = sample.shaped.paragraphs[0]
      // The width of a tab does not shrink with the font.
      guard !paragraph.hasTabs else { return }
      let natural = paragraph.visibleWidth(0..<paragraph.clusters.count, indent: 0)
      for width in [natural * 0.9, natural * 0.61, natural * 0.33] {
        let layout = typesetter.layout(sample.shaped, settings: settings, width: width, height: .infinity, grid: grid)
        let steps = (17 * layout.scaleFactor / 0.25).rounded()
        #expect(abs(17 * layout.scaleFactor - steps * 0.25) < 1e-9, "\(sample.text)")
        #expect(natural * steps * 0.25 / 17 <= width + 0.01, "\(sample.text)")
        #expect(natural * (steps + 1) * 0.25 / 17 > width - 0.01, "\(sample.text)")
      }
    }
  }

  @Test func fallbackFontsMakeLinesTallerOnlyWhenRequested() throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(library: library)
    let style = TextStyle(font: try library.font(for: FontRequest(size: 17)), color: .black)
    func height(_ text: String, _ metrics: FallbackMetrics) throws -> Double {
      var settings = TextSettings()
      settings.fallbackMetrics = metrics
      let shaped = try typesetter.shape(StyledText(text, style), settings: settings)
      return typesetter.layout(shaped, settings: settings, width: .infinity, height: .infinity, grid: PixelGrid(scale: 2)).size.height
    }
    let plain = try height("Ag", .requestedOnly)
    for text in ["ที่นี้", "क्षत्रिय", "日本", "👩‍💻"] { #expect(try height(text, .requestedOnly) == plain, "\(text)") }
    #expect(try height("ที่นี้", .includeFallback) > plain)
    #expect(try height("A 👩‍💻", .includeFallback) == plain)
  }

  @Test func justifiedLinesFillTheWidthAndHaveTheSameBreaks() throws {
    let grid = PixelGrid(scale: 2)
    try forEach { sample, typesetter in
      var settings = sample.settings
      let plain = typesetter.layout(sample.shaped, settings: settings, width: 130, height: .infinity, grid: grid)
      settings.paragraph.alignment = .justified
      let layout = typesetter.layout(sample.shaped, settings: settings, width: 130, height: .infinity, grid: grid)
      #expect(layout.lines.map(\.string) == plain.lines.map(\.string), "\(sample.text)")
      for (line, natural) in zip(layout.lines, plain.lines) {
        #expect(line.width >= natural.width - 0.01 && line.width <= max(130, natural.width) + 0.01, "\(sample.text)")
        if line.width > natural.width + 0.01 { #expect(abs(line.width - 130) < 0.01, "\(sample.text)") }
      }
    }
  }

  @Test func glyphsStayInsideTheirLine() throws {
    let grid = PixelGrid(scale: 2)
    try forEach { sample, typesetter in
      let layout = typesetter.layout(sample.shaped, settings: sample.settings, width: 120, height: .infinity, grid: grid)
      for line in layout.lines {
        for glyph in line.runs.flatMap(\.glyphs.glyphs) {
          #expect(glyph.position.x >= -20 && glyph.position.x <= line.width + 20, "\(sample.text)")
        }
      }
    }
  }
}
