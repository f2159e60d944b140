// SPDX-License-Identifier: MIT

import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// Output files of commands.
enum OutputFile {
  /// Writes text to the file of an option, if the option was given.
  static func write(_ file: (path: String, text: String)?, _ flag: String) throws(Diagnostic) {
    guard let file else { return }
    do throws(MachineError) { _ = try AtomicFile.write(Array(file.text.utf8), to: file.path) } catch {
      throw Diagnostic(error, at: DocumentLocation(file: flag))
    }
  }

  /// Throws an error on a build server, where nobody looks at the images that would be accepted.
  static func checkNotOnBuildServer() throws(Diagnostic) {
    let environment = EnvironmentVariable.value("CI").map { ["CI": $0] } ?? [:]
    guard RecordMode.all.allowed(in: environment) == .never else { return }
    throw Diagnostic(
      LabelError.usage(reason: "snapshots are not accepted on a build server (CI is set); record them where someone can look at them"))
  }
}
