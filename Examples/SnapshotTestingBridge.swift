// SPDX-License-Identifier: MIT

// A bridge to Point-Free's swift-snapshot-testing, for projects that use it already. Copy this file into a test target that depends on
// both packages; LabelKit itself does not depend on swift-snapshot-testing. It compares decoded pixels, not the bytes of files, exactly unless
// another rule is given, and writes an image of the difference to the folder for temporary files.

import Foundation
import LabelSnapshots
import SnapshotTesting

extension SnapshotTesting.Snapshotting where Value: LabelKit.View, Format == Data {
  /// A strategy for the PNG file of a view.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - rule: The rule by which two images are equal.
  public static func labelKitImage(scale: Double = 2, rule: ComparisonRule = .exact) -> Self {
    let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { reference, new in
      guard let accepted = try? SnapshotImage(png: [UInt8](reference)), let actual = try? SnapshotImage(png: [UInt8](new)) else {
        return ("One of the files is not a readable PNG file.", [])
      }
      guard let difference = ImageDifference(actual: actual, accepted: accepted, rule: rule) else { return nil }
      let box = difference.box
      let summary = "\(difference.count) pixels differ in \(box.width)×\(box.height) px at (\(box.x), \(box.y))"
      // XCTest has no attachments on Linux.
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("difference-\(UUID().uuidString).png")
      let isWritten = (try? Data(SnapshotImage(difference.bitmap).png()).write(to: file)) != nil
      return (isWritten ? "\(summary); to view: \(file.path)" : summary, [])
    }
    return Self(pathExtension: "png", diffing: diffing) { view in
      let renderer = ImageRenderer(content: view)
      renderer.scale = scale
      // swift-snapshot-testing takes no errors here. An empty file fails the comparison.
      return (try? renderer.pngData()) ?? Data()
    }
  }
}
