// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A report of changes with its images: a folder of failures, or a zip file of one.
package struct ReportFiles: Sendable {
  private enum Source: Sendable {
    case folder(String)
    /// The archive, and the path of the report's folder in it with a slash at the end, or nothing.
    case archive(ZipArchive, String)
  }

  /// The path that the user named.
  package let path: String
  package let report: ChangeReport
  /// The SHA-256 of the report, by which its acceptances are found again.
  let identity: String
  private let source: Source

  /// In bytes: the largest zip file that is read.
  private static let maximumArchiveSize = 1 << 30
  /// In bytes: the largest image of a report.
  private static let maximumImageSize = 256 << 20

  /// Reads a report.
  ///
  /// - Parameter path: A folder with `changes.json`, the file itself, or a zip file with one folder that has it.
  /// - Throws: `AcceptanceIssue.unusableReport` or `.unusableArchive`, and `MachineError` as a diagnostic.
  package init(path: String) throws(Diagnostic) {
    self.path = path
    let bytes: [UInt8]
    if path.lowercased().hasSuffix(".zip") {
      let archive = try ZipArchive(try Self.read(path, limit: Self.maximumArchiveSize), path: path)
      let reports = archive.names.filter { $0 == ChangeReport.fileName || $0.hasSuffix("/" + ChangeReport.fileName) }
      guard let name = reports.first, reports.count == 1 else {
        throw Self.issue(path, reports.isEmpty ? "it has no \(ChangeReport.fileName)" : "it has several files \(ChangeReport.fileName)")
      }
      bytes = try archive.contents(of: name, limit: ChangeReport.maximumSize)
      source = .archive(archive, String(name.dropLast(ChangeReport.fileName.count)))
    } else {
      let isFile = path.hasSuffix(ChangeReport.fileName)
      let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
      let folder = isFile ? String(path.dropLast(ChangeReport.fileName.count)) + "." : trimmed
      let file = folder + "/" + ChangeReport.fileName
      do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: file, limit: ChangeReport.maximumSize) } catch {
        guard error == .system(.noSuchFileOrDirectory) || error == .system(.notDirectory) else {
          throw Diagnostic(MachineError(error, path: file))
        }
        throw Self.issue(path, "there is no \(ChangeReport.fileName) in it")
      }
      source = .folder(folder)
    }
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
    case .archive(let archive, let folder):
      guard archive.contains(folder + image.path) else { throw other("is missing in \(path)") }
      bytes = try archive.contents(of: folder + image.path, limit: Self.maximumImageSize)
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

  private static func read(_ path: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: limit) } catch {
      throw Diagnostic(MachineError(error, path: path))
    }
  }

  private static func issue(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(LabelError.acceptance(issue: .unusableReport, subject: path, reason: reason))
  }
}
