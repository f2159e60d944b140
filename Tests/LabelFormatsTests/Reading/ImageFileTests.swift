// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelFormats
import TestSupport
import Testing

/// JPEG and WebP files of 16 × 8 pixels, red at the left and blue at the right, from the corpora of the fuzzer.
@Suite struct ImageFileTests {
  private static func file(_ name: String) throws -> [UInt8] {
    let corpora = Checkout.root.appending(path: "Fuzz/corpora")
    return [UInt8](try Data(contentsOf: corpora.appendingPathComponent(name)))
  }

  /// Whether a colour differs from another by at most three levels in each channel.
  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 3 }
  }

  @Test(
    arguments: [
      ("rgb", 0xFFFF_0000, 0xFF00_00FF), ("progressive", 0xFFFF_0000, 0xFF00_00FF), ("grey", 0xFFC8_C8C8, 0xFF32_3232),
      ("cmyk", 0xFFFF_0000, 0xFF00_FF00),
    ] as [(String, UInt32, UInt32)])
  func jpegIsDecoded(name: String, left: UInt32, right: UInt32) throws {
    let image = try JPEGDecoder.decode(Self.file("jpeg/\(name).jpg"))
    #expect(image.width == 16 && image.height == 8)
    #expect(Self.isNear(image[0, 0].argb, left) && Self.isNear(image[15, 7].argb, right), "\(image[0, 0])")
  }

  /// The corner at which a red pixel is seen: 1 and 4 keep the left side, 2 and 3 are mirrored; 5…8 stand upright.
  @Test(arguments: [(2, 16, false), (3, 16, false), (4, 16, true), (5, 8, true), (6, 8, true), (7, 8, false), (8, 8, false)])
  func exifTurnsAJPEG(orientation: Int, width: Int, startsRed: Bool) throws {
    let image = try JPEGDecoder.decode(Self.file("jpeg/turned-\(orientation).jpg"))
    #expect(image.width == width && image.height == 24 - width)
    #expect(Self.isNear(image[0, 0].argb, startsRed ? 0xFFFF_0000 : 0xFF00_00FF))
  }

  @Test func webPIsDecodedWithItsTransparency() throws {
    let exact = try WebPDecoder.decode(Self.file("webp/lossless.webp"))
    #expect(exact.width == 16 && exact.height == 8)
    #expect([exact[0, 0].argb, exact[15, 7].argb] == [0xFFFF_0000, 0x8000_0080])
    let lossy = try WebPDecoder.decode(Self.file("webp/lossy.webp"))
    #expect(lossy[0, 7].alpha == 128 && lossy[0, 0].red > 230)
  }

  @Test(arguments: ["jpeg/cut.jpg", "webp/cut.webp", "jpeg/claims-65500.jpg", "webp/claims-16384.webp", "webp/animation.webp"])
  func unusableFilesAreErrors(name: String) throws {
    let bytes = try Self.file(name)
    #expect(throws: ImageFileError.self) {
      _ = name.hasSuffix("jpg") ? try JPEGDecoder.decode(bytes) : try WebPDecoder.decode(bytes)
    }
  }

  @Test func sizesAreCheckedBeforePixelsAreRead() throws {
    let limits = Limits(maximumSide: 15)
    for bytes in [try Self.file("jpeg/rgb.jpg"), try Self.file("webp/lossless.webp")] {
      #expect(throws: ImageFileError.sideTooLong(pixels: 16, limit: 15)) {
        _ = bytes[0] == 0xFF ? try JPEGDecoder.decode(bytes, limits: limits) : try WebPDecoder.decode(bytes, limits: limits)
      }
    }
    #expect(throws: ImageFileError.animated) { _ = try WebPDecoder.decode(Self.file("webp/animation.webp")) }
  }

  @Test func everyPrefixIsReadOrRefused() throws {
    for name in ["jpeg/rgb.jpg", "jpeg/progressive.jpg", "jpeg/turned-6.jpg", "webp/lossless.webp", "webp/lossy.webp"] {
      let bytes = try Self.file(name)
      for count in bytes.indices {
        let part = Array(bytes[..<count])
        _ = name.hasSuffix("jpg") ? try? JPEGDecoder.decode(part) : try? WebPDecoder.decode(part)
      }
    }
  }
}
