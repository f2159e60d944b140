// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The input and output formats of `labelkit measure`.
private enum MeasureFormat {
  struct Record: Encodable {
    struct Font: Encodable {
      var file = "Selawik-variable.ttf"
      var size: Double
      var variations = ["wght": 400]
      var ascentOverride = 2210.0 / 2048
      var descentOverride = 514.0 / 2048
      var lineGapOverride = 0.0
    }

    var id: String
    var title: String
    var scale: Double
    var bounds: [Double]
    var font: Font
    var numberOfLines: Int
    var lineBreakMode: String
    var lineBreakStrategy = "none"
    var adjustsFontSizeToFitWidth: Bool
    var minimumScaleFactor: Double
  }

  struct Result: Decodable {
    var id: String
    var intrinsicContentSize: [Double]
    var sizeThatFits: [Double]
    var textRect: [Double]
  }
}

@Suite struct RecordedMeasurementTests {
  @Test(.enabled(if: Recordings.exist, Comment(rawValue: Recordings.absence)))
  func measurementsAreThoseOfARealUILabel() throws {
    let (head, rows) = try Recordings.read()
    let records = try rows.map { row in
      let record = MeasureFormat.Record(
        id: row.id, title: head.text, scale: head.displayScale, bounds: row.frame, font: .init(size: row.fontSize),
        numberOfLines: row.numberOfLines, lineBreakMode: row.lineBreakMode, adjustsFontSizeToFitWidth: row.adjustsFontSizeToFitWidth,
        minimumScaleFactor: row.minimumScaleFactor)
      return String(decoding: try JSONEncoder().encode(record), as: UTF8.self) + "\n"
    }
    // From standard input, relative font files start at the working directory.
    let tool = try Tool()
    try tool.write("Selawik-variable.ttf", [UInt8](Data(contentsOf: Recordings.font)))
    let outcome = try tool("measure", input: records.joined())
    #expect(outcome.code == 0)
    let results = try outcome.lines.map {
      try JSONDecoder().decode(MeasureFormat.Result.self, from: Data($0.utf8))
    }
    try #require(results.map(\.id) == rows.map(\.id))
    for (result, row) in zip(results, rows) {
      expectSize(result.intrinsicContentSize, row.intrinsicContentSize, "\(row.id) intrinsicContentSize")
      expectSize(result.sizeThatFits, row.sizeThatFits, "\(row.id) sizeThatFits")
      expectSize(
        Array(result.textRect[2...]), Array(row.textRect[2...]), "\(row.id) textRect", widthIsKnown: !row.isUnexplained)
      #expect(zip(result.textRect, row.textRect).prefix(2).allSatisfy { abs($0 - $1) < 1e-5 }, "\(row.id) textRect: origin")
    }
  }

  /// Compares heights exactly and widths within a point, because the recording used Segoe UI, whose kerning differs slightly from Selawik's.
  private func expectSize(_ size: [Double], _ recorded: [Double], _ name: String, widthIsKnown: Bool = true) {
    #expect(abs(size[1] - recorded[1]) < 1e-5, "\(name): height \(size[1]), recorded \(recorded[1])")
    if widthIsKnown { #expect(abs(size[0] - recorded[0]) <= 1.0, "\(name): width \(size[0]), recorded \(recorded[0])") }
  }
}
