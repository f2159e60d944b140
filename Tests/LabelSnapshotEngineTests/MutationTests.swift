// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelSnapshotEngine
import Testing

/// Pairs of real labels with one thing changed: every one has to be caught by default, and what an eye would see in the documented
/// perceptual setting as well.
struct MutationTests {

  private func draw(_ text: String, _ size: Double, weight: FontWeight = .regular, family: String = "Inter", icon: String? = nil) throws
    -> Picture
  {
    let font = Font.custom(family, size: size).weight(weight)
    let picture: Bitmap
    if let icon {
      picture = try bitmap(Label(text, systemImage: icon).font(font).padding(4).background(.white))
    } else {
      picture = try bitmap(Text(text).font(font).padding(4).background(.white))
    }
    return Picture(picture)
  }

  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.bitmap()
  }

  private func shifted(_ picture: Picture, _ dx: Int, _ dy: Int) -> Picture {
    let (width, height) = (picture.width, picture.height)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width - dx, index / width - dy)
      return x >= 0 && y >= 0 && x < width && y < height ? picture.bitmap.pixels[y * width + x] : 0xFFFF_FFFF
    }
    return Picture(Bitmap(width: width, height: height, scale: 2, pixels: pixels))
  }

  /// Edits that are to be seen, by what was done.
  private func edits() throws -> [(name: String, before: Picture, after: Picture)] {
    var edits: [(String, Picture, Picture)] = []
    for size in [11.0, 13, 17, 24] {
      for number in 0..<10 {
        for next in 0..<10 where next != number {
          let before = try draw("Gate \(number)7", size)
          edits.append(("digit \(number) to \(next) at \(size)", before, try draw("Gate \(next)7", size)))
        }
      }
      for (word, changed) in [("Lin", "Lın"), ("Hi there", "Hı there"), ("öl", "ol"), ("a.", "a"), ("Ende:", "Ende."), ("jar", "ȷar")] {
        edits.append(("dot of \(word) at \(size)", try draw(word, size), try draw(changed, size)))
      }
      let weights: [FontWeight] = [.light, .regular, .medium, .semibold, .bold]
      for (weight, heavier) in zip(weights, weights.dropFirst()) {
        edits.append(
          ("heavier than \(weight) at \(size)", try draw("Order", size, weight: weight), try draw("Order", size, weight: heavier)))
      }
      for icon in ["bolt.fill", "cloud.rain", "star"] {
        let label = try draw("Rain", size, icon: icon)
        for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1)] {
          edits.append(("\(icon) moved by \(dx), \(dy) at \(size)", label, shifted(label, dx, dy)))
        }
        edits.append(("other font at \(size)", label, try draw("Rain", size, family: "Noto Sans", icon: icon)))
        edits.append(("no icon at \(size)", label, try draw("Rain", size)))
      }
    }
    for word in ["Sunny", "Cloudy", "Windy", "Foggy", "Snow", "Hail", "Storm", "Clear"] {
      for size in [12.0, 15, 18, 21] {
        let before = try draw(word, size)
        edits.append(("letter of \(word)", before, try draw(String(word.dropLast()) + "e", size)))
        edits.append(("missing letter of \(word)", before, try draw(String(word.dropLast()), size)))
      }
    }
    return edits
  }

  @Test func everyEditIsCaughtByDefaultAndNearlyEveryOneToTheEye() throws {
    let edits = try edits()
    #expect(edits.count >= 500)
    let missed = edits.filter { ImageDifference(actual: $0.after, accepted: $0.before) == nil }
    #expect(missed.isEmpty, "\(missed.map(\.name))")
    let unseen = edits.filter { ImageDifference(actual: $0.after, accepted: $0.before, rule: .lookAlike) == nil }
    #expect(unseen.count * 100 <= edits.count, "\(unseen.count) of \(edits.count): \(unseen.map(\.name))")
  }

  /// One level of one channel of one pixel is caught by default, and nothing for the eye.
  @Test func oneLevelIsCaughtByDefaultOnly() throws {
    let label = try draw("Gate 17", 17, icon: "bolt.fill")
    for step in 0..<60 {
      var pixels = label.bitmap.pixels
      let index = step * 977 % pixels.count
      let shift = UInt32(step % 3 * 8)
      pixels[index] = pixels[index] >> shift & 255 == 0 ? pixels[index] + 1 << shift : pixels[index] - 1 << shift
      let changed = Picture(Bitmap(width: label.width, height: label.height, scale: 2, pixels: pixels))
      #expect(ImageDifference(actual: changed, accepted: label)?.count == 1)
      #expect(ImageDifference(actual: changed, accepted: label, rule: .lookAlike) == nil)
    }
  }

  /// What another build of the same libraries changes: edges by a few levels.
  @Test(arguments: [1, 2, 4, 6])
  func edgesThatAreAFewLevelsOffLookAlike(_ levels: Int) throws {
    for (word, size) in [("Gate 17", 11.0), ("Rain", 17), ("Lightning", 24)] {
      let label = try draw(word, size, icon: "cloud.rain")
      let pixels = label.bitmap.pixels.enumerated().map { index, pixel -> UInt32 in
        let level = Int(pixel & 255)
        guard level > 8, level < 247 else { return pixel }
        let moved = UInt32(level + (index % 2 == 0 ? levels : -levels))
        return 0xFF00_0000 | moved << 16 | moved << 8 | moved
      }
      let noisy = Picture(Bitmap(width: label.width, height: label.height, scale: 2, pixels: pixels))
      #expect(ImageDifference(actual: noisy, accepted: label) != nil)
      #expect(ImageDifference(actual: noisy, accepted: label, rule: .lookAlike) == nil)
    }
  }
}
