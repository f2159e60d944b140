// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelText

/// `labelkit fonts`: what text is set in.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Shows what fonts there are.", subcommands: [ListFonts.self, CheckFonts.self])
}

/// `labelkit fonts list`.
struct ListFonts: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Prints the families of all fonts, one a line.")

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      let resources = try common.settings.resources()
      let families: [String]
      do throws(MachineError) {
        families = try FontLibrary(fontFolders: resources.fontFolders, usesSystemFonts: resources.usesSystemFonts).families()
      } catch { throw Diagnostic(error) }
      try console.output(families.map { $0 + "\n" }.joined())
      return 0
    }
  }
}
