// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelSystem
import SystemPackage

/// The program labelkit-server, which has the HTTP server that labelkit itself does without.
enum ServerProgram {
  private static let name = "labelkit-server"

  /// Returns the path of the program: that of LABELKIT_SERVER_PATH, the one beside this program, or the first in PATH.
  ///
  /// - Throws: `LabelError.missingServer`.
  static func find() throws(Diagnostic) -> String {
    if let path = EnvironmentVariable.path("LABELKIT_SERVER_PATH") {
      guard isProgram(path) else { throw Diagnostic(LabelError.missingServer(path)) }
      return path
    }
    var folders = (EnvironmentVariable.path("PATH") ?? "").split(separator: ":").map { FilePath(String($0)) }
    if let own = try? FilePath("/proc/self/exe").withoutLinks() { folders.insert(own.folder, at: 0) }
    guard let path = folders.lazy.map({ $0.appending(name).string }).first(where: isProgram) else {
      throw Diagnostic(LabelError.missingServer(name))
    }
    return path
  }

  private static func isProgram(_ path: String) -> Bool {
    guard (try? Stat(FilePath(path)))?.type == .regular else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// Replaces this process by the program.
  ///
  /// - Returns: Why that is not possible; otherwise it does not return.
  static func replaceProcess(by path: String, _ arguments: [String]) -> Diagnostic {
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    unsafe execv(path, words)
    let reason = String(describing: Errno(rawValue: errno))
    return Diagnostic(MachineError.cannotRead(path: path, reason: reason))
  }
}
