// SPDX-License-Identifier: MIT

// A bridge to Point-Free's swift-snapshot-testing, for projects that use it already. Copy this file into a test target that depends on
// both packages; LabelKit itself does not depend on swift-snapshot-testing. It compares decoded pixels, not the bytes of files, exactly unless
// another rule is asked for, and leaves a picture of the difference in the folder for temporary files.

import Foundation
import LabelSnapshots
import SnapshotTesting

extension SnapshotTesting.Snapshotting where Value: LabelKit.View, Format == Data {
  /// The view's PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - rule: when two pictures count as equal.
  public static func labelKitImage(scale: Double = 2, rule: ComparisonRule = .exact) -> Self {
    let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { reference, new in
      guard let accepted = try? Picture(png: [UInt8](reference)), let actual = try? Picture(png: [UInt8](new)) else {
        return ("One of the files is no PNG.", [])
      }
      guard let difference = ImageDifference(actual: actual, accepted: accepted, rule: rule) else { return nil }
      let box = difference.box
      let claim = "\(difference.count) pixels differ in \(box.width)×\(box.height) px at (\(box.x), \(box.y))"
      // An attachment would be lost: XCTest has none on Linux.
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("difference-\(UUID().uuidString).png")
      let isWritten = (try? Data(Picture(difference.picture).png()).write(to: file)) != nil
      return (isWritten ? "\(claim); to view: \(file.path)" : claim, [])
    }
    return Self(pathExtension: "png", diffing: diffing) { view in
      let renderer = ImageRenderer(content: view)
      renderer.scale = scale
      // swift-snapshot-testing cannot be told of errors here; an empty file fails the comparison.
      return (try? renderer.pngData()) ?? Data()
    }
  }
}
