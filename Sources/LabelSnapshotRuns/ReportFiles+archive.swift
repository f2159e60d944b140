// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSnapshotEngine

extension ReportFiles {
  /// Reads a report that the user named: a folder with `changes.json`, the file itself, or a zip file with one folder that has it.
  ///
  /// - Throws: `AcceptanceIssue.unusableReport` or `.unusableArchive`, and `MachineError` as a diagnostic.
  package static func read(_ path: String) throws(Diagnostic) -> ReportFiles {
    guard path.lowercased().hasSuffix(".zip") else { return try ReportFiles(path: path) }
    let archive = try ZipArchive(path: path)
    let reports = archive.names.filter { $0 == ChangeReport.fileName || $0.hasSuffix("/" + ChangeReport.fileName) }
    guard let name = reports.first, reports.count == 1 else {
      let reason = reports.isEmpty ? "it has no \(ChangeReport.fileName)" : "it has several files \(ChangeReport.fileName)"
      throw Diagnostic(LabelError.acceptance(issue: .unusableReport, subject: path, reason: reason))
    }
    let folder = name.dropLast(ChangeReport.fileName.count)
    return try ReportFiles(path: path, report: try archive.contents(of: name, limit: ChangeReport.maximumSize)) {
      (image) throws(Diagnostic) in
      archive.contains(folder + image) ? try archive.contents(of: folder + image, limit: maximumImageSize) : nil
    }
  }
}
