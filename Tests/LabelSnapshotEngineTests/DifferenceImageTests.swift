// SPDX-License-Identifier: MIT

import LabelComparison
import LabelCore
import LabelSnapshotEngine
import Testing

/// What the image of a difference and its facts show.
struct DifferenceImageTests {
  private static let width = 12

  /// A white image with a stripe in column 2, and in column 9 if it is wide enough.
  private func image(width: Int, _ color: UInt32 = 0xFF00_0000) -> SnapshotImage {
    SnapshotImage(Bitmap(width: width, height: 4, pixels: (0..<width * 4).map { [2, 9].contains($0 % width) ? color : 0xFFFF_FFFF }))
  }

  @Test(arguments: [UInt32(0xFF00_0000), 0xFF80_8080, 0xFFEE_EEEE, 0x8000_0000])
  func contentsOfAnAddedOrRemovedAreaAreSeen(_ color: UInt32) throws {
    let (small, large) = (image(width: 6, color), image(width: Self.width, color))
    for (actual, accepted) in [(large, small), (small, large)] {
      let bitmap = try #require(ImageDifference(actual: actual, accepted: accepted)).bitmap
      for y in 0..<4 {
        for x in 6..<Self.width where x != 9 {
          #expect(bitmap[x, y] == bitmap[11, y] && bitmap[x, y] != bitmap[9, y], "(\(x), \(y))")
          #expect(bitmap[x, y].red > bitmap[9, y].red && bitmap[x, y].red > bitmap[x, y].green, "the contents are darker, in magenta")
        }
      }
    }
  }

  /// White text without a background would not be seen on the white of the difference.
  @Test(arguments: [UInt32(0xFF00_0000), 0xFFFF_FFFF, 0xFFE0_E0E0])
  func contentsOfADarkImageAreSeen(_ color: UInt32) throws {
    func image(_ changed: UInt32) -> SnapshotImage {
      SnapshotImage(Bitmap(width: 12, height: 4, pixels: (0..<48).map { $0 % 12 == 2 ? color : $0 == 5 ? changed : 0 }))
    }
    let bitmap = try #require(ImageDifference(actual: image(0xFFFF_0000), accepted: image(0))).bitmap
    #expect(bitmap[2, 0].red < 210 && bitmap[1, 0].red == 255)
  }

  @Test(arguments: [
    (UInt32(0xFF00_7AFF), "#007aff"), (0xF500_75F5, "#007afff5"), (0x0000_0000, "transparent"), (0x8040_0000, "#80000080"),
  ])
  func coloursAreAsTheAuthorWroteThem(_ pixel: UInt32, _ text: String) throws {
    func image(_ pixel: UInt32) -> SnapshotImage { SnapshotImage(Bitmap(width: 1, height: 1, pixels: [pixel])) }
    let difference = try #require(ImageDifference(actual: image(0xFFFF_FFFF), accepted: image(pixel)))
    #expect(difference.text(name: "x").contains("(0, 0) is #ffffff, was \(text)"), "\(difference.text(name: "x"))")
  }

  @Test func fontsOfTheUserAreToldFromTheRenderer() {
    func fingerprint(_ text: String) -> Fingerprint { Fingerprint(parsing: text) }
    let accepted = fingerprint("LabelKit 1.0, Cairo 1.16.0, Inter.ttf 0123456789abcdef")
    func kinds(_ text: String) -> [DifferenceKind] { fingerprint(text).difference(from: accepted).kinds }
    #expect(kinds("LabelKit 1.0, Cairo 1.16.0, Inter.ttf 0123456789abcdef") == [])
    #expect(kinds("LabelKit 1.0, Cairo 1.16.0, Noto Sans.ttf 0123456789abcde0") == [.fontChanged])
    #expect(kinds("LabelKit 1.0, Cairo 1.16.0, Inter.ttf 0123456789abcde0") == [.fontFileDiffers])
    #expect(kinds("LabelKit 1.0, Cairo 1.18.0, Inter.ttf 0123456789abcdef") == [.rendererDiffers])
    let both = fingerprint("LabelKit 1.0, Cairo 1.18.0, Noto.ttf 0123456789abcde0").difference(from: accepted)
    #expect(both.kinds == [.fontChanged, .rendererDiffers] && both.text == "Noto.ttf, was Inter.ttf; Cairo 1.18.0, was 1.16.0")
  }

  @Test func jUnitCaseHasFileLineAndTime() {
    var testCase = JUnitCase(name: "sky/rain", outcome: .passed)
    (testCase.file, testCase.line, testCase.duration) = ("a&b.yaml", 7, .milliseconds(1042))
    #expect(testCase.element == "<testcase classname=\"sky\" name=\"rain\" file=\"a&amp;b.yaml\" line=\"7\" time=\"1.042\"/>")
  }
}
