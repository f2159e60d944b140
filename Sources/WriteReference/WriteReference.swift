// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands

/// Writes the manual pages of `labelkit` and of its commands into a folder, or the keys of manifests into the documents of a package.
@main
enum WriteReference {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let kind = arguments.first, let folder = arguments.last.map({ URL(filePath: $0) }) else {
      throw WrongUsage()
    }
    switch kind {
    case "man": try writeManPages(into: folder)
    case "keys":
      try KeyPage.writeText(in: folder)
      try KeyPage.writeImages(in: folder)
    default: throw WrongUsage()
    }
  }

  private static func writeManPages(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in ManPage.all(of: try CommandHelp(json: CommandLineTool.helpAsJSON)) {
      try Data(page.text.utf8).write(to: folder.appending(path: page.fileName))
    }
  }
}

/// The program was not called as it has to be.
private struct WrongUsage: Error, CustomStringConvertible {
  var description: String { "usage: WriteReference man FOLDER | WriteReference keys PACKAGE" }
}
