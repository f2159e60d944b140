// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// Files that commands leave.
enum OutputFile {
  /// Writes a text to the file that an option names, if it was given.
  static func write(_ file: (path: String, text: String)?, _ flag: String) throws(Diagnostic) {
    guard let file else { return }
    do throws(MachineError) { _ = try AtomicFile.write(Array(file.text.utf8), to: file.path) } catch {
      throw Diagnostic(error, at: SourcePlace(file: flag))
    }
  }

  /// Refuses to write over what a run reads.
  ///
  /// - Parameters:
  ///   - path: the file that an option names.
  ///   - manifests: the run's.
  static func check(_ path: String, _ flag: String, isNoneOf manifests: [String]) throws(Diagnostic) {
    guard let file = identity(of: path) else { return }
    for manifest in manifests where identity(of: manifest).map({ $0 == file }) ?? false {
      throw Diagnostic(MachineError.cannotWrite(path: path, reason: "it is a manifest of this run"), at: SourcePlace(file: flag))
    }
  }

  /// What tells a file from all others, under whichever name; nil when there is none.
  private static func identity(of path: String) -> (dev_t, ino_t)? {
    var status = stat()
    return stat(path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }

  /// What a build server drew nobody looked at.
  static func refuseOnBuildServer() throws(Diagnostic) {
    guard RecordMode.all.allowed(in: ProcessInfo.processInfo.environment) == .never else { return }
    throw Diagnostic(LabelError.usage(reason: "on a build server (CI is set) nothing is accepted: record where someone looks at it"))
  }
}
