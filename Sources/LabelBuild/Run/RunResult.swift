// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelManifest
package import LabelSystem

/// The result of one planned file, or of an invalid label without planned files. Each has exactly one result.
public struct RunResult: Hashable, Sendable {
  /// The outcome for a file: written, unchanged, failed or skipped.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The file is new or has new contents.
    case written
    /// The file already had the same bytes.
    case unchanged
    /// There is no file, or only an old one; the diagnostics say why.
    case failed
    /// The run stopped before it reached this file, or the run's target leaves it out.
    case skipped
  }

  /// A file that was written or found up to date.
  package struct File: Hashable, Sendable {
    /// The file's length.
    package var byteCount = 0
    /// The image's width in pixels.
    package var pixelWidth = 0
    /// The image's height in pixels.
    package var pixelHeight = 0
    /// Where the box of the label is in the image.
    package var insets = PixelInsets.zero
    /// The file's stamp after it was written; nil if unknown.
    package var stamp: FileStamp?
    /// The file's path, if it differs from the planned path.
    package var path: OutputPath?
    /// The SHA-256 of the file's contents, if the run's target needs it; else empty.
    package var digest: [UInt8] = []

    package init(byteCount: Int = 0, pixelWidth: Int = 0, pixelHeight: Int = 0, stamp: FileStamp? = nil) {
      self.byteCount = byteCount
      self.pixelWidth = pixelWidth
      self.pixelHeight = pixelHeight
      self.stamp = stamp
    }
  }

  /// The position in the plan, from 0.
  public internal(set) var index: Int
  /// The label's id; nil if it has none.
  public package(set) var id: String?
  /// Whether the file was written, unchanged, failed or skipped.
  public internal(set) var status: Status
  /// The PNG file's bytes if the destination is `.memory`; otherwise empty.
  public internal(set) var bytes: [UInt8] = []
  /// The label's errors and warnings; at least one error if the file was not rendered.
  public package(set) var diagnostics: [Diagnostic] = []

  /// The file, below the output folder; nil if none was planned.
  package private(set) var outputPath: OutputPath?
  /// The planned path. It differs from `outputPath` only if the file's name has a hash of its contents.
  package private(set) var plannedPath: OutputPath?
  private var file: File
  /// What the file is made from; nil for an invalid label, and if neither the run's target nor a gallery needs it.
  package internal(set) var job: LabelJob?
  /// The row of the input, from 0; nil if the input has no rows, and for an error that is not of a row.
  package private(set) var row: Int?
  /// The axes on which the label has variants; none if it has only one.
  package private(set) var axes = VariantAxes.Names(rawValue: 0)
  /// Whether the errors are those of a manifest as a whole, and not of one label.
  package private(set) var isHead = false
  /// How many results the label has, this one included.
  package private(set) var count = 1
  /// How many results the run will have, as far as that is known with this one; nil unless `Run.estimatesTotal` is set.
  package internal(set) var total: ExpectedCount?

  /// The file below the output folder or in the archive, such as `badge/rain@2x.png`; nil for an invalid label that does not have one.
  public var path: String? { outputPath?.description }
  /// The file's length in bytes; 0 without a file.
  public var byteCount: Int { file.byteCount }
  /// The SHA-256 of the file's contents, if the run's target needs it; else empty.
  package var digest: [UInt8] { file.digest }
  /// The image's width in pixels; 0 without an image.
  public var pixelWidth: Int { file.pixelWidth }
  /// The image's height in pixels; 0 without an image.
  public var pixelHeight: Int { file.pixelHeight }

  /// Where the box of the label is in the image, which its shadow, its margin and glyphs beyond its edges enlarge.
  public var insets: PixelInsets { file.insets }

  /// Makes it the result of a file that is not written.
  mutating func skip() { (status, file) = (.skipped, File()) }

  /// The result of a planned file.
  init(index: Int, output: PlannedOutput, status: Status, file: File = File(), diagnostics: [Diagnostic] = []) {
    self.index = index
    id = output.id
    outputPath = file.path ?? output.path
    plannedPath = output.path
    job = output.job
    row = output.row
    axes = output.axes
    count = output.count
    self.status = status
    self.file = file
    // The time of writing is not part of the result.
    self.file.stamp = nil
    self.diagnostics = diagnostics
  }

  /// The result of a label for which no file could be planned.
  init(index: Int, label: InvalidLabel) {
    self.index = index
    id = label.id
    row = label.row
    isHead = label.isHead
    status = .failed
    file = File()
    diagnostics = label.diagnostics
  }

  /// The result of an invalid label that the run did not come to.
  init(index: Int, skipped label: InvalidLabel) {
    self.init(index: index, label: label)
    status = .skipped
    diagnostics = []
  }
}
