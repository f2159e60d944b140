// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster

/// Where two pictures differ, pixel by pixel and exactly. Pictures of different sizes are laid on top left corners; a pixel that only one
/// of them has differs.
struct PictureDifference: Hashable, Sendable {
  let actual: Bitmap
  let accepted: Bitmap
  /// Pixels that are not equal; at least 1.
  let count: Int
  /// The smallest box round all of them: columns and rows.
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  /// The furthest that a channel, premultiplied, is from the accepted one: 1…255.
  let largest: Int

  /// Nil when every pixel is equal.
  init?(actual: Bitmap, accepted: Bitmap) {
    var count = 0
    var largest = 0
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<max(actual.height, accepted.height) {
      for x in 0..<max(actual.width, accepted.width) {
        let distance = actual.pixel(x, y).distance(to: accepted.pixel(x, y))
        guard distance > 0 else { continue }
        count += 1
        largest = max(largest, distance)
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard count > 0 else { return nil }
    self.actual = actual
    self.accepted = accepted
    self.count = count
    self.largest = largest
    columns = left...right
    rows = top...bottom
  }

  private var hasOneSize: Bool { actual.width == accepted.width && actual.height == accepted.height }

  var lines: [String] {
    let area = max(actual.width, accepted.width) * max(actual.height, accepted.height)
    let permille = (count * 1000 + area - 1) / area
    var lines = ["pixels      \(count) of \(area) differ (\(permille / 10).\(permille % 10) %)"]
    if !hasOneSize {
      lines.insert("size        \(actual.width)×\(actual.height) px, accepted \(accepted.width)×\(accepted.height) px", at: 0)
    }
    lines.append("box         \(columns.count)×\(rows.count) px at (\(columns.lowerBound), \(rows.lowerBound)), from the top left")
    lines.append("largest     \(largest) of 255 levels")
    return lines
  }

  /// `picture` as a file.
  func png() throws(MachineError) -> [UInt8] { try PNGEncoder().encode(picture) }

  /// What to look at: the accepted picture pale, and every pixel that differs in magenta, darker the further it is off.
  var picture: Bitmap {
    let width = max(actual.width, accepted.width)
    let height = max(actual.height, accepted.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (new, old) = (actual.pixel(x, y), accepted.pixel(x, y))
        let distance = new.distance(to: old)
        if distance > 0 {
          let pale = UInt32(150 - distance * 150 / 255)
          pixels.append(0xFF00_0000 | 0xE0 << 16 | pale << 8 | 0xB0)
        } else {
          // A quarter of the ink's darkness over white.
          let gray = UInt32(255 - Int(old.alpha) / 4)
          pixels.append(0xFF00_0000 | gray << 16 | gray << 8 | gray)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Bitmap {
  /// The pixel at a place; nil outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel? {
    x < width && y < height ? self[x, y] : nil
  }
}

extension PremultipliedPixel? {
  /// The furthest that a channel is from the other's. A pixel that is not there is as far as can be from one that is.
  fileprivate func distance(to other: PremultipliedPixel?) -> Int {
    guard let self, let other else { return (self == nil) == (other == nil) ? 0 : 255 }
    let channels: [KeyPath<PremultipliedPixel, UInt8>] = [\.alpha, \.red, \.green, \.blue]
    return channels.map { abs(Int(self[keyPath: $0]) - Int(other[keyPath: $0])) }.max() ?? 0
  }

  fileprivate var alpha: UInt8 { self?.alpha ?? 0 }
}
