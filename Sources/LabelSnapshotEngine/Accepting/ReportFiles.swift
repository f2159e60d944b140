// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A report of changes with its images, in a folder or an archive.
package struct ReportFiles: Sendable {
  /// Reads an image of an archive by its path beside the report; nil if there is none.
  package typealias ImageReader = @Sendable (_ path: String) throws(Diagnostic) -> [UInt8]?

  private enum Source: Sendable {
    case folder(String)
    case archive(ImageReader)
  }

  /// The path that the user named.
  package let path: String
  package let report: ChangeReport
  /// The SHA-256 of the report, by which its acceptances are found again.
  let identity: String
  private let source: Source

  /// In bytes: the largest image of a report.
  package static let maximumImageSize = 256 << 20

  /// Reads a report.
  ///
  /// - Parameter path: A folder with `changes.json`, or the file itself.
  /// - Throws: `AcceptanceIssue.unusableReport`, and `MachineError` as a diagnostic.
  package init(path: String) throws(Diagnostic) {
    let bytes: [UInt8]
    let isFile = path.hasSuffix(ChangeReport.fileName)
    let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let folder = isFile ? String(path.dropLast(ChangeReport.fileName.count)) + "." : trimmed
    let file = folder + "/" + ChangeReport.fileName
    do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: file, limit: ChangeReport.maximumSize) } catch {
      guard error == .system(.noSuchFileOrDirectory) || error == .system(.notDirectory) else {
        throw Diagnostic(MachineError(error, path: file))
      }
      throw Diagnostic(
        LabelError.acceptance(issue: .unusableReport, subject: path, reason: "there is no \(ChangeReport.fileName) in it"))
    }
    try self.init(path, bytes, .folder(folder))
  }

  /// Reads a report of an archive.
  ///
  /// - Parameters:
  ///   - path: The path of the archive.
  ///   - bytes: The contents of `changes.json`.
  /// - Throws: `AcceptanceIssue.unusableReport`.
  package init(path: String, report bytes: [UInt8], image: @escaping ImageReader) throws(Diagnostic) {
    try self.init(path, bytes, .archive(image))
  }

  private init(_ path: String, _ bytes: [UInt8], _ source: Source) throws(Diagnostic) {
    self.path = path
    self.source = source
    report = try ChangeReport(parsing: bytes, path: path)
    identity = SHA256.digits(of: bytes)
  }

  /// The bytes of a new image, which have the hash that the report says.
  ///
  /// - Throws: `AcceptanceIssue.otherImage`.
  func image(_ image: SnapshotChange.NewImage, of name: String) throws(Diagnostic) -> [UInt8] {
    func other(_ reason: String) -> Diagnostic {
      Diagnostic(LabelError.acceptance(issue: .otherImage, subject: name, reason: "\(image.path) \(reason)"))
    }
    let bytes: [UInt8]
    switch source {
    case .archive(let read):
      guard let image = try read(image.path) else { throw other("is missing in \(path)") }
      bytes = image
    case .folder(let folder):
      var parent = folder
      for part in image.path.split(separator: "/") {
        parent += "/" + part
        if SymbolicLink.target(of: parent) != nil { throw other("is a link, or in a folder that is one") }
      }
      do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: parent, limit: Self.maximumImageSize) } catch {
        throw other("cannot be read: \(error.description)")
      }
    }
    guard SHA256.digits(of: bytes) == image.hash else { throw other("is not the image of the report") }
    return bytes
  }
}
