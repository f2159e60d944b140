// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
public import LabelPreviews
public import Testing

/// Compares the images of a preview with the accepted ones, and fails the test if they differ. It works with Swift Testing and XCTest.
///
///     @Test(arguments: Previews.all) func previews(_ preview: Preview) { assertSnapshot(of: preview) }
///
/// Snapshots are stored in `__Snapshots__/<file of the test>/<test>` next to that file, under the preview's name, `Module/File/Display
/// name`, with the variant at the end. The first call in a test also fails for accepted snapshots that belong to no preview any more; where
/// `LABELKIT_RECORD` is `failed` or `all` they are removed.
///
/// A preview that ends the process, by a trap or `exit`, ends the whole run, as any code of a test does. In the next run it is drawn in a
/// process of its own first: if it ends that one too, it fails alone, and the others go on.
///
/// - Parameters:
///   - preview: The preview.
///   - variants: The surroundings that it is drawn in; the default ones alone by default. `.standard` has eight.
///   - name: A name that distinguishes several calls in one test; `nil` for a single one.
///   - isTransparent: Whether the images are without the system's background.
///   - rule: The rule by which two images are equal; exact by default.
///   - record: The snapshots to accept as they are now; `nil` for the mode of the scope, the trait or the environment.
///   - fileID: The file of the test, as failures name it.
///   - filePath: The path of the file, next to which snapshots are stored.
///   - function: The name of the test.
///   - line: The line of failures in the file.
///   - column: The column of failures in the line.
public func assertSnapshot(
  of preview: Preview, variants: [PreviewVariant] = .single, named name: String? = nil, isTransparent: Bool = false,
  rule: ComparisonRule = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) {
  let location = TestSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let folder = SnapshotName(ofTest: "\(function)", named: name).text
  func strategy(_ variant: PreviewVariant) -> Snapshotting<Preview> { .image(in: variant, isTransparent: isTransparent).comparing(rule) }
  if PreviewTrial.isRunning {
    return PreviewTrial.draw(preview) { for variant in variants { _ = try? strategy(variant).snapshot(preview, "") } }
  }
  PreviewOrphans(folder: folder, variants: variants, record: record, location: location).check()
  if let error = PreviewTrial.error(of: preview) { return location.check { throw error } }
  for variant in variants {
    location.check { () throws in
      let name = folder + "/" + preview.fileName(in: variant)
      let check = { try SnapshotCheck(of: preview, as: strategy(variant), name: name, record: record, at: location) }
      return try PreviewJournal.shared?.during(.drawing(preview.fileName()), check) ?? check()
    }
  }
}

extension Snapshotting where Value == Preview {
  /// A strategy for the image of a preview in some surroundings, with its layout as text.
  fileprivate static func image(in variant: PreviewVariant, isTransparent: Bool) -> Snapshotting {
    Snapshotting { preview, name in
      try preview.drawn(in: variant, isTransparent: isTransparent) { renderer, label in
        try renderer.drawn(renderer.render(label)).snapshot(named: name)
      }
    }
  }

  /// A strategy for what assistive technologies read of a preview, as text: the elements in their order with label, value, traits, hint,
  /// actions and frame in points.
  public static var accessibilityTree: Snapshotting { .accessibilityTree(in: PreviewVariant()) }

  /// Returns a strategy for what assistive technologies read of a preview, as text.
  ///
  /// - Parameter variant: The surroundings that it is laid out in.
  public static func accessibilityTree(in variant: PreviewVariant) -> Snapshotting {
    Snapshotting { preview, name in Snapshot(name: name, text: try preview.accessibilityElements(in: variant).dump) }
  }

  /// Returns a strategy for the image of a preview with a numbered frame around each accessibility element, and a list of what is read
  /// beside it.
  ///
  /// - Parameter variant: The surroundings that it is drawn in; the default ones by default.
  public static func accessibilityImage(in variant: PreviewVariant = PreviewVariant()) -> Snapshotting {
    Snapshotting { preview, name in
      let picture = try preview.accessibilityPicture(in: variant, isTransparent: false)
      return try RendererPool.shared.renderer().drawn(picture).snapshot(named: name, keepsLayout: false)
    }
  }
}

extension Preview: CustomTestStringConvertible {
  /// The name of the preview, by which results of tests tell it from others.
  public var testDescription: String { name }
}
