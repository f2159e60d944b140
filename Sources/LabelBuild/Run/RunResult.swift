// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelManifest
package import LabelSystem

/// What became of one planned file, or of a label of which none could be planned. Each has exactly one result.
public struct RunResult: Hashable, Sendable {
  /// What became of a file: written, unchanged, failed or skipped.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The file is new or has new contents.
    case written
    /// The file held the same bytes already.
    case unchanged
    /// There is no file, or an old one; the diagnostics say why.
    case failed
    /// The run had stopped before it came to this file, or was asked to leave it out.
    case skipped
  }

  /// A file that was written or found as it should be.
  package struct File: Hashable, Sendable {
    /// The file's length.
    package var byteCount = 0
    /// The image's columns.
    package var pixelWidth = 0
    /// The image's rows.
    package var pixelHeight = 0
    /// How the file can be known again; nil when nobody can tell.
    package var stamp: FileStamp?
    /// Where it is, when that is not where it was planned.
    package var path: OutputPath?

    package init(byteCount: Int = 0, pixelWidth: Int = 0, pixelHeight: Int = 0, stamp: FileStamp? = nil) {
      self.byteCount = byteCount
      self.pixelWidth = pixelWidth
      self.pixelHeight = pixelHeight
      self.stamp = stamp
    }
  }

  /// The position in the plan, from 0.
  public internal(set) var index: Int
  /// The label's id; nil when it has none.
  public package(set) var id: String?
  /// Whether the file was written, was up to date, failed, or was left out.
  public internal(set) var status: Status
  /// The PNG file's bytes where the destination is `.memory`; else empty.
  public internal(set) var bytes: [UInt8] = []
  /// Warnings of a file that was rendered; at least one error of one that was not.
  public package(set) var diagnostics: [Diagnostic] = []

  /// The file, below the output folder; nil when none was planned.
  package private(set) var outputPath: OutputPath?
  /// Where the file was planned, which is where it is unless its name follows from its contents.
  package private(set) var plannedPath: OutputPath?
  private var file: File

  /// The file below the output folder or in the archive, such as `badge/rain@2x.png`; nil for a label that is too wrong to have one.
  public var path: String? { outputPath?.description }
  /// The file's length in bytes; 0 without a file.
  public var byteCount: Int { file.byteCount }
  /// The image's width in pixels; 0 without an image.
  public var pixelWidth: Int { file.pixelWidth }
  /// The image's height in pixels; 0 without an image.
  public var pixelHeight: Int { file.pixelHeight }

  /// The result of a planned file.
  init(index: Int, output: PlannedOutput, status: Status, file: File = File(), diagnostics: [Diagnostic] = []) {
    self.index = index
    id = output.id
    outputPath = file.path ?? output.path
    plannedPath = output.path
    self.status = status
    self.file = file
    // When the file was written is no part of what became of it.
    self.file.stamp = nil
    self.diagnostics = diagnostics
  }

  /// The result of a label of which no file could be planned.
  init(index: Int, label: InvalidLabel) {
    self.index = index
    id = label.id
    status = .failed
    file = File()
    diagnostics = label.diagnostics
  }
}
