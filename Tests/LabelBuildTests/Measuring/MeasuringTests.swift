// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest
import LabelStrings
import LabelSystem
import TestSupport
import Testing

/// Titles in the box font at 10 points, where every character is 10 points wide, 8 above the baseline and 2 below.
@Suite struct MeasuringTests {
  private let measurer = RecordMeasurer(JobRenderers(RendererPool(), Resources()))

  private func results(_ lines: [String]) throws -> [RecordMeasurer.Result] {
    let font = #""font":{"file":"\#(try BoxFont.file.get())","size":10},"lineBreakStrategy":"none","#
    var splitter = LineSplitter()
    let text = lines.map { $0.replacing(#""box","#, with: font) + "\n" }.joined()
    return try splitter.lines(adding: Array(text.utf8)).compactMap { try measurer.measure($0, of: "<stdin>") }
  }

  private func result(_ line: String) throws -> Measured {
    let json = try #require(try results([line]).first?.json)
    return try JSONDecoder().decode(Measured.self, from: Data(json.utf8))
  }

  struct Measured: Decodable {
    struct Line: Decodable {
      var text: String
      var range: [Int]
      var width: Double
      var baseline: Double
    }

    struct Failure: Decodable {
      var code: String
      var line: Int?
    }

    var id: String?
    var error: Failure?
    var intrinsicContentSize: [Double]?
    var sizeThatFits: [Double]?
    var textRect: [Double]?
    var firstBaseline: Double?
    var lastBaseline: Double?
    var actualScaleFactor: Double?
    var isTruncated: Bool?
    var truncatedRanges: [[Int]]?
    var lines: [Line]?
    var inkRect: [Double]?
    var fonts: [String]?
  }

  // MARK: The format

  @Test func resultHasAllKeysInOrder() throws {
    let json = try #require(results([#"{"id":"a","box","title":"ab cd","numberOfLines":0,"bounds":[3,5,30,40],"scale":1}"#]).first?.json)
    #expect(
      json == #"{"id":"a","intrinsicContentSize":[50,10],"sizeThatFits":[30,20],"textRect":[3,5,30,20],"firstBaseline":23,"#
        + #""lastBaseline":33,"actualScaleFactor":1,"isTruncated":false,"truncatedRanges":[],"#
        + #""lines":[{"text":"ab","range":[0,2],"width":20,"baseline":23},{"text":"cd","range":[3,5],"width":20,"baseline":33}],"#
        + #""inkRect":[3,15,20,20],"fonts":["Box.ttf"]}"#)
  }

  @Test func resultOfARecordWithoutIdHasNoId() throws {
    let json = try #require(results([#"{"box","title":"a"}"#]).first?.json)
    #expect(json.hasPrefix(#"{"intrinsicContentSize":[10,10],"#))
  }

  @Test func numbersHaveUpToSixDecimals() throws {
    let measured = try #require(results([#"{"box","title":"a","kern":0.1,"scale":3}"#]).first?.json)
    #expect(measured.contains(#""intrinsicContentSize":[10.333333,10]"#))
  }

  @Test func rangesCountUTF16Units() throws {
    let lines = try #require(try result(#"{"box","title":"a\nb\né cd","numberOfLines":0,"bounds":[0,0,25,100]}"#).lines)
    #expect(lines.map(\.text) == ["a", "b", "é", "cd"])
    #expect(lines.map(\.range) == [[0, 1], [2, 3], [4, 5], [6, 8]])
  }

  // MARK: The drawn text

  struct Truncation: Sendable {
    var mode: String
    var text: String
  }

  @Test(
    arguments: [
      Truncation(mode: "byTruncatingTail", text: "abc…"), Truncation(mode: "byTruncatingHead", text: "…fgh"),
      Truncation(mode: "byTruncatingMiddle", text: "a…gh"),
    ])
  func ellipsisReplacesTextThatDoesNotFit(_ example: Truncation) throws {
    let measured = try result(#"{"box","title":"abcdefgh","lineBreakMode":"\#(example.mode)","bounds":[0,0,45,10]}"#)
    #expect(measured.isTruncated == true)
    #expect(measured.lines?.map(\.text) == [example.text])
    #expect(measured.lines?.first?.range == [0, 8])
    #expect(measured.lines?.first?.width == 40)
    #expect(measured.intrinsicContentSize == [80, 10])
    #expect(measured.sizeThatFits == [80, 10])
    #expect(measured.textRect == [0, 0, 40, 10])
  }

  @Test(arguments: [
    (#""title":"abcdefgh""#, [[3, 8]]), (#""title":"abcdefgh","lineBreakMode":"byTruncatingHead""#, [[0, 5]]),
    (#""title":"abcdefgh","lineBreakMode":"byTruncatingMiddle""#, [[1, 6]]), (#""title":"ab  cdefgh""#, [[2, 10]]),
    (#""title":"ab\ncd\nef","numberOfLines":1"#, [[2, 8]]),
    (#""title":"ab\ncd\nef""#, []), (#""title":"ab\ncdefgh\nef""#, [[6, 9]]),
    (#""title":"ab\ncd\nef","numberOfLines":2"#, [[5, 8]]), (#""title":"abcd""#, []),
    (#""title":"abcdefgh","lineBreakMode":"byClipping""#, []),
  ])
  func truncatedRangesAreReplacedByEllipses(keys: String, expected: [[Int]]) throws {
    #expect(try result(#"{"box",\#(keys),"bounds":[0,0,45,40]}"#).truncatedRanges == expected)
  }

  @Test func reservedLinesCountInEveryMeasurement() throws {
    let measured = try result(#"{"box","title":"ab","numberOfLines":0,"minimumNumberOfLines":3,"bounds":[0,0,45,90],"scale":1}"#)
    #expect(measured.intrinsicContentSize == [20, 30] && measured.sizeThatFits == [20, 30] && measured.textRect == [0, 0, 20, 30])
  }

  @Test func wrappingDropsTextWithoutAnEllipsis() throws {
    let measured = try result(#"{"box","title":"ab cd ef","numberOfLines":2,"lineBreakMode":"byWordWrapping","bounds":[0,0,25,90]}"#)
    #expect(measured.isTruncated == false)
    #expect(measured.lines?.last?.range == [3, 5])
  }

  /// Eight characters of 10 points in 60 points: three quarters.
  @Test func autoshrinkAffectsOnlyTheDrawnText() throws {
    let measured = try result(
      #"{"box","title":"abcdefgh","adjustsFontSizeToFitWidth":true,"minimumScaleFactor":0.5,"bounds":[0,0,60,10],"scale":1}"#)
    #expect(measured.actualScaleFactor == 0.75)
    #expect(measured.lines?.first?.width == 60)
    #expect(measured.isTruncated == false)
    #expect(measured.intrinsicContentSize == [80, 10])
    #expect(measured.sizeThatFits == [80, 10])
  }

  @Test func shrinkingStopsAtItsLimitAndTruncates() throws {
    let measured = try result(
      #"{"box","title":"abcdefgh","adjustsFontSizeToFitWidth":true,"minimumScaleFactor":0.9,"bounds":[0,0,60,10]}"#)
    #expect(measured.actualScaleFactor == 0.9)
    #expect(measured.isTruncated == true)
  }

  /// Three lines of 10 points in bounds 41 points high at y = 100 begin 5.5 below the top; the last baseline at 133.5 is rounded to 134.
  @Test func textIsCentredAndItsLastBaselineIsOnAWholePixel() throws {
    let record = #"{"box","title":"a\nb\nc","numberOfLines":0,"bounds":[0,100,50,41],"scale":1}"#
    let measured = try result(record)
    #expect(measured.lines?.map(\.baseline) == [114, 124, 134])
    #expect((measured.firstBaseline, measured.lastBaseline) == (114, 134))
    #expect(measured.textRect == [0, 100, 10, 30])
  }

  /// A recorded UILabel: 17 points of SF in 187.5 × 333.5 points at 2 pixels per point have a baseline of 172.6865, which is moved to 172.5.
  @Test func baselineIsThatOfARecordedUILabel() throws {
    let font = #""font":{"file":"\#(try BoxFont.file.get())","size":17,"ascentOverride":0.9521484375,"descentOverride":0.2412109375}"#
    let measured = try result(#"{\#(font),"title":"a","bounds":[0,0,187.5,333.5],"scale":2}"#)
    #expect(measured.lastBaseline == 172.5)
  }

  struct AlignmentExample: Sendable {
    var title: String
    var alignment: String
    var left: Double
  }

  @Test(
    arguments: [
      AlignmentExample(title: "ab", alignment: "natural", left: 10), AlignmentExample(title: "ab", alignment: "center", left: 30),
      AlignmentExample(title: "ab", alignment: "right", left: 50), AlignmentExample(title: "אב", alignment: "natural", left: 50),
      AlignmentExample(title: "אב", alignment: "left", left: 10),
    ])
  func inkBoundsFollowTheAlignment(_ example: AlignmentExample) throws {
    let measured = try result(
      #"{"box","title":"\#(example.title)","textAlignment":"\#(example.alignment)","bounds":[10,20,60,10],"scale":1}"#)
    #expect(measured.inkRect == [example.left, 20, 20, 10])
  }

  /// A right-to-left line ends at the left, and so the ellipsis is there. The text is in logical order.
  @Test func rightToLeftTextIsTruncatedAtItsEnd() throws {
    let measured = try result(#"{"box","title":"אבגדהוזח","bounds":[0,0,45,10],"scale":1}"#)
    #expect(measured.lines?.map(\.text) == ["אבג…"])
    #expect(measured.inkRect == [5, 0, 40, 10])
  }

  @Test func inkBoundsIncludeTheShadow() throws {
    let measured = try result(#"{"box","title":"a","shadow":{"color":"red","offset":[3,-4]},"scale":1}"#)
    #expect(measured.inkRect == [0, -4, 13, 14])
  }

  @Test func fontsIncludeFallbacks() throws {
    #expect(try result(#"{"box","title":"aक"}"#).fonts?.count == 2)
  }

  @Test func iconIsIgnored() throws {
    let plain = try results([#"{"box","title":"ab"}"#]).first?.json
    #expect(try results([#"{"box","title":"ab","icon":"star.fill","axis":"vertical"}"#]).first?.json == plain)
  }

  // MARK: Bounds

  @Test func withoutBoundsThereIsNoLimit() throws {
    let measured = try result(#"{"box","title":"ab cd","numberOfLines":0,"scale":1}"#)
    #expect(measured.lines?.map(\.text) == ["ab cd"])
    #expect(measured.intrinsicContentSize == [50, 10])
    #expect(measured.sizeThatFits == [50, 10])
    #expect(measured.textRect == [0, 0, 50, 10])
    #expect(measured.lastBaseline == 8)
  }

  @Test func widthAndHeightAreUsedWithoutBounds() throws {
    let record = #"{"box","title":"abcdefgh","numberOfLines":0,"#
    let bounds = try results([record + #""bounds":[0,0,45,50]}"#]).first?.json
    #expect(try results([record + #""width":45,"height":50}"#]).first?.json == bounds)
  }

  @Test(arguments: ["[0,0,0,0]", "[0,0,-5,-7]"])
  func emptyBoundsHaveAResult(_ bounds: String) throws {
    let measured = try result(#"{"box","title":"ab","numberOfLines":0,"bounds":\#(bounds),"scale":1}"#)
    #expect(measured.error == nil)
    #expect(measured.textRect?[3] == 0)
    #expect(measured.intrinsicContentSize == [20, 10])
  }

  @Test func boundsFromTenMillionPointsOnAreUnlimited() throws {
    let measured = try result(
      #"{"box","title":"ab","bounds":[0,0,1e7,1e9],"scale":1}"#)
    #expect(measured.textRect == [0, 0, 20, 10])
    #expect(measured.lastBaseline == 8)
  }

  @Test func negativeKernNeverGivesANegativeSize() throws {
    let measured = try result(#"{"box","title":"abc","kern":-50}"#)
    #expect(measured.intrinsicContentSize == [0, 10])
    #expect(measured.sizeThatFits == [0, 10])
  }

  @Test func emptyTitleHasNoSize() throws {
    for record in [#"{"box","title":"","bounds":[3,4,50,60]}"#, #"{"box","icon":"star","bounds":[3,4,50,60]}"#] {
      let measured = try result(record)
      #expect(measured.intrinsicContentSize == [0, 0])
      #expect(measured.textRect == [3, 4, 0, 0])
      #expect(measured.lines?.isEmpty == true)
      #expect(measured.lastBaseline == nil && measured.error == nil)
    }
  }

  // MARK: Errors

  struct InvalidRecord: Sendable, CustomTestStringConvertible {
    var name: String
    var record: String
    var code: DiagnosticCode
    var testDescription: String { name }
  }

  @Test(
    arguments: [
      InvalidRecord(name: "NaN", record: #"{"title":"a","bounds":[NaN,0,1,1]}"#, code: .syntax),
      InvalidRecord(name: "a number out of range", record: #"{"title":"a","bounds":[0,0,1e999,1]}"#, code: .syntax),
      InvalidRecord(name: "three numbers", record: #"{"title":"a","bounds":[0,0,1]}"#, code: .wrongType),
      InvalidRecord(name: "bounds out of range", record: #"{"title":"a","bounds":[-1e300,0,1,1]}"#, code: .invalidNumber),
      InvalidRecord(name: "a giant font", record: #"{"title":"a","font":{"size":1e300}}"#, code: .invalidNumber),
      InvalidRecord(name: "bounds far away", record: #"{"title":"a","bounds":[1e9,0,1,1]}"#, code: .sideTooLong),
      InvalidRecord(name: "text far too large", record: #"{"title":"abcd","font":{"size":1e9}}"#, code: .sideTooLong),
      InvalidRecord(
        name: "text far too large that may shrink",
        record: #"{"title":"abcd","font":{"size":1e9},"adjustsFontSizeToFitWidth":true,"minimumScaleFactor":0.5,"bounds":[0,0,9,9]}"#,
        code: .sideTooLong),
      InvalidRecord(
        name: "lines far apart", record: #"{"title":"a b","lineSpacing":1e9,"numberOfLines":0,"bounds":[0,0,9,9]}"#, code: .sideTooLong),
      InvalidRecord(name: "a shadow far away", record: #"{"title":"a","shadow":{"offset":[1e9,0]}}"#, code: .sideTooLong),
      InvalidRecord(name: "a giant scale", record: #"{"title":"a","scale":1e300}"#, code: .invalidNumber),
      InvalidRecord(name: "a negative width", record: #"{"title":"a","width":-1}"#, code: .invalidNumber),
      InvalidRecord(name: "a missing font file", record: #"{"title":"a","font":{"file":"/nowhere.ttf"}}"#, code: .missingFile),
      InvalidRecord(name: "an unknown key", record: #"{"title":"a","bound":[0,0,1,1]}"#, code: .unknownKey),
      InvalidRecord(name: "not a record", record: "[]", code: .wrongType),
      InvalidRecord(name: "not JSON", record: "{", code: .syntax),
    ])
  func invalidRecordGivesAnErrorAsItsResult(_ example: InvalidRecord) throws {
    let results = try results([#"{"id":"before","title":"a"}"#, example.record, #"{"id":"after","title":"a"}"#])
    let decoded = try results.map { try JSONDecoder().decode(Measured.self, from: Data(#require($0.json).utf8)) }
    #expect(decoded.map(\.error?.code) == [nil, example.code.rawValue, nil])
    #expect(decoded[1].error?.line == 2)
    #expect(results[1].diagnostics.map(\.code) == [example.code])
    #expect(measurer.exitCode == 1)
  }

  @Test func exitCodeWithoutMeasurementsIsThatOfTheFirstError() throws {
    #expect(measurer.exitCode == 0)
    _ = try results(["{", #"{"title":"a","bounds":[1e9,0,1,1]}"#])
    #expect(measurer.exitCode == 65)
  }

  @Test func headAppliesToAllRecords() throws {
    let results = try results([#"{"version":1,"defaults":{"numberOfLines":0,"bounds":[0,0,15,50]}}"#, #"{"box","title":"a b"}"#])
    #expect(results.count == 1)
    #expect(results[0].json?.contains(#""range":[2,3]"#) == true)
  }

  @Test func errorInTheHeadIsTheErrorOfEachRecord() throws {
    let results = try results([#"{"version":2}"#, #"{"id":"x","title":"a"}"#, #"{"id":"y","title":"a"}"#])
    #expect(results.map { $0.json == nil } == [true, false, false])
    #expect(results.flatMap(\.diagnostics).count == 1)
    #expect(results[1].json?.hasPrefix(#"{"id":"x","error":{"code":"#) == true)
    #expect(measurer.exitCode == 65)
  }

  @Test func recordWithWarningsIsMeasured() throws {
    let results = try results([#"{"title":"a","lineBreakMode":"byWordWrapping","adjustsFontSizeToFitWidth":true}"#])
    #expect(results[0].json?.contains("textRect") == true)
    #expect(results[0].diagnostics.map(\.code) == [.wrappingWithAutoshrink])
    #expect(measurer.exitCode == 0)
  }
}
