// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import Testing

/// A script that a test runs.
package enum ScriptFile {
  /// Writes a script that can be run at once.
  ///
  /// Another program writes it: a file that is open for writing cannot be run, and the programs that other tests start meanwhile inherit the
  /// open files of this process.
  package static func write(_ text: String, to path: String) throws {
    let draft = path + ".draft"
    try Data(text.utf8).write(to: URL(filePath: draft))
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try #require(ExternalProgram.run("install", ["-D", "-m", "755", draft, path]) == 0)
  }
}
