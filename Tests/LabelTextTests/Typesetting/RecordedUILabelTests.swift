// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

@Suite struct RecordedUILabelTests {
  @Test(.enabled(if: Recordings.exist, Comment(rawValue: Recordings.absence)))
  func measurementsEqualThoseOfARealUILabel() throws {
    let (head, rows) = try Recordings.read()
    let library = try FontLibrary(usesSystemFonts: false)
    let typesetter = Typesetter(library: library)
    let grid = PixelGrid(scale: head.displayScale)

    for row in rows {
      let font = try library.font(
        for: FontRequest(
          family: .file(path: Recordings.font.path()), size: Double(Float(row.fontSize)),
          variations: [FontVariation(tag: "wght", value: 400)], ascentOverride: 2210.0 / 2048, descentOverride: 514.0 / 2048,
          lineGapOverride: 0))
      var settings = TextSettings()
      settings.numberOfLines = row.numberOfLines
      settings.lineBreakMode = try #require(LineBreakMode(rawValue: row.lineBreakMode))
      settings.lineBreakStrategy = []
      let shaped = try typesetter.shape(StyledText(head.text, TextStyle(font: font, color: .black)), settings: settings)
      let measurer = typesetter.measurer(of: shaped, settings: settings, grid: grid)
      let frame = Rect(x: row.frame[0], y: row.frame[1], width: row.frame[2], height: row.frame[3])
      let rect = measurer.textRect(forBounds: frame, limitedToNumberOfLines: row.numberOfLines)

      expectSize(measurer.intrinsicContentSize, row.intrinsicContentSize, "\(row.id) intrinsicContentSize")
      expectSize(measurer.sizeThatFits(frame.size), row.sizeThatFits, "\(row.id) sizeThatFits")
      if row.isUnexplained {
        #expect(abs(rect.height - row.textRect[3]) < 1e-4, "\(row.id) textRect: height")
      } else {
        expectSize(rect.size, Array(row.textRect[2...]), "\(row.id) textRect")
      }
      #expect(abs(rect.minX - row.textRect[0]) < 1e-4 && abs(rect.minY - row.textRect[1]) < 1e-4, "\(row.id) textRect origin")
    }
  }

  /// Heights exactly, widths within a point: the recording used Segoe UI, whose kerning differs a little from Selawik's.
  private func expectSize(_ size: Size, _ recorded: [Double], _ name: String) {
    #expect(abs(size.height - recorded[1]) < 1e-4, "\(name): height \(size.height), recorded \(recorded[1])")
    #expect(abs(size.width - recorded[0]) <= 1.0, "\(name): width \(size.width), recorded \(recorded[0])")
  }
}
