// SPDX-License-Identifier: MIT

import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// Files that commands leave.
enum OutputFile {
  /// Writes a text to the file that an option names, if it was given.
  static func write(_ file: (path: String, text: String)?, _ flag: String) throws(Diagnostic) {
    guard let file else { return }
    do throws(MachineError) { _ = try AtomicFile.write(Array(file.text.utf8), to: file.path) } catch {
      throw Diagnostic(error, at: DocumentLocation(file: flag))
    }
  }

  /// What a build server drew nobody looked at.
  static func refuseOnBuildServer() throws(Diagnostic) {
    let environment = EnvironmentVariable.value("CI").map { ["CI": $0] } ?? [:]
    guard RecordMode.all.allowed(in: environment) == .never else { return }
    throw Diagnostic(LabelError.usage(reason: "on a build server (CI is set) nothing is accepted: record where someone looks at it"))
  }
}
