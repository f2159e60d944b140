// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelText

/// `labelkit fonts`: lists and checks fonts.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Lists fonts, and checks those of manifests.", subcommands: [ListFonts.self, CheckFonts.self])
}

/// `labelkit fonts list`.
struct ListFonts: ConsoleCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Prints the families of all fonts, one on each line.")

  @OptionGroup var options: FontOptions

  func run(on streams: ConsoleStreams) throws {
    let console = options.console(on: streams)
    try console.run { () throws(Diagnostic) in
      let resources = try options.settings.resources()
      let families: [String]
      do throws(MachineError) { families = try FontLibrary(resources).families() } catch { throw Diagnostic(error) }
      try console.output(lines: families)
      return 0
    }
  }
}
