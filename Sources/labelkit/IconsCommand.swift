// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelIcons
import LabelPipeline

/// `labelkit icons`: the registry.
struct IconsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons", abstract: "Shows what icons there are.", subcommands: [ListIcons.self, ShowIcon.self, ExportIcons.self])
}

/// `labelkit icons list`.
struct ListIcons: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Prints the names of all icons, one a line.")

  @Argument(help: "Only names that contain this.")
  var filter: String?

  @Flag(help: "Only icons that have a file, or only variants generated from them.")
  var origin: Origin?

  enum Origin: String, EnumerableFlag { case drawn, generated }

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in
      let registry = try common.registry()
      let names = registry.names.filter { name in
        (filter.map(name.contains) ?? true) && (origin.map { ($0 == .generated) == registry.isGenerated(name) } ?? true)
      }
      try console.output(names.map { $0 + "\n" }.joined())
      return 0
    }
  }
}

/// `labelkit icons show`.
struct ShowIcon: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Prints an icon's layers as text.")

  @Argument(help: "The icon's name.")
  var name: String

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in
      let registry = try common.registry()
      let icon: Icon
      do throws(LabelError) { icon = try registry.icon(named: name) } catch { throw Diagnostic(error, at: SourcePlace(file: "NAME")) }
      try console.output(icon.dump)
      return 0
    }
  }
}
