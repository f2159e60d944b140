// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelEngine
import LabelKit
import LabelSnapshotEngine
import Testing

/// Pairs of labels with one change. The exact rule must find every change, and the rule `.lookAlike` every one that is visible.
struct MutationTests {
  private func draw(_ text: String, _ size: Double, weight: FontWeight = .regular, family: String = "Inter", icon: String? = nil) throws
    -> SnapshotImage
  {
    let font = Font.custom(family, size: size).weight(weight)
    let bitmap: Bitmap
    if let icon {
      bitmap = try self.bitmap(Label(text, systemImage: icon).font(font).padding(4).background(.white))
    } else {
      bitmap = try self.bitmap(Text(text).font(font).padding(4).background(.white))
    }
    return SnapshotImage(bitmap)
  }

  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.bitmap()
  }

  private func shifted(_ image: SnapshotImage, _ dx: Int, _ dy: Int) -> SnapshotImage {
    let (width, height) = (image.width, image.height)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width - dx, index / width - dy)
      return x >= 0 && y >= 0 && x < width && y < height ? image.bitmap.pixels[y * width + x] : 0xFFFF_FFFF
    }
    return SnapshotImage(Bitmap(width: width, height: height, scale: 2, pixels: pixels))
  }

  /// Visible edits, with their names.
  private func edits() throws -> [(name: String, before: SnapshotImage, after: SnapshotImage)] {
    var edits: [(String, SnapshotImage, SnapshotImage)] = []
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
        edits.append(("last character of \(word)", before, try draw(String(word.dropLast()) + "e", size)))
        edits.append(("missing character of \(word)", before, try draw(String(word.dropLast()), size)))
      }
    }
    return edits
  }

  @Test func exactRuleFindsEveryEditAndPerceptualRuleNearlyAll() throws {
    let edits = try edits()
    #expect(edits.count >= 500)
    let missed = edits.filter { ImageDifference(actual: $0.after, accepted: $0.before) == nil }
    #expect(missed.isEmpty, "\(missed.map(\.name))")
    let unseen = edits.filter { ImageDifference(actual: $0.after, accepted: $0.before, rule: .lookAlike) == nil }
    #expect(unseen.count * 100 <= edits.count, "\(unseen.count) of \(edits.count): \(unseen.map(\.name))")
  }

  /// The exact rule finds one level of one channel of one pixel. The perceptual rule ignores it.
  @Test func onlyTheExactRuleFindsOneLevel() throws {
    let label = try draw("Gate 17", 17, icon: "bolt.fill")
    for step in 0..<60 {
      var pixels = label.bitmap.pixels
      let index = step * 977 % pixels.count
      let shift = UInt32(step % 3 * 8)
      pixels[index] = pixels[index] >> shift & 255 == 0 ? pixels[index] + 1 << shift : pixels[index] - 1 << shift
      let changed = SnapshotImage(Bitmap(width: label.width, height: label.height, scale: 2, pixels: pixels))
      #expect(ImageDifference(actual: changed, accepted: label)?.count == 1)
      #expect(ImageDifference(actual: changed, accepted: label, rule: .lookAlike) == nil)
    }
  }

  /// Another build of the same libraries changes edges by a few levels.
  @Test(arguments: [1, 2, 4, 6])
  func perceptualRuleAllowsEdgesAFewLevelsOff(_ levels: Int) throws {
    for (word, size) in [("Gate 17", 11.0), ("Rain", 17), ("Lightning", 24)] {
      let label = try draw(word, size, icon: "cloud.rain")
      let pixels = label.bitmap.pixels.enumerated().map { index, pixel -> UInt32 in
        let level = Int(pixel & 255)
        guard level > 8, level < 247 else { return pixel }
        let moved = UInt32(level + (index % 2 == 0 ? levels : -levels))
        return 0xFF00_0000 | moved << 16 | moved << 8 | moved
      }
      let noisy = SnapshotImage(Bitmap(width: label.width, height: label.height, scale: 2, pixels: pixels))
      #expect(ImageDifference(actual: noisy, accepted: label) != nil)
      #expect(ImageDifference(actual: noisy, accepted: label, rule: .lookAlike) == nil)
    }
  }
}
