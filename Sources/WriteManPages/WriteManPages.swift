// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands

/// Writes the manual pages of `labelkit` and of its commands into a folder: `WriteManPages FOLDER`.
@main
enum WriteManPages {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first, CommandLine.arguments.count == 2 else {
      throw WrongUsage()
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for page in ManPage.all(of: try CommandHelp(json: CommandLineTool.helpAsJSON)) {
      try Data(page.text.utf8).write(to: URL(filePath: folder).appending(path: page.fileName))
    }
  }
}

/// The program was not called with exactly one folder.
private struct WrongUsage: Error, CustomStringConvertible {
  var description: String { "usage: WriteManPages FOLDER" }
}
