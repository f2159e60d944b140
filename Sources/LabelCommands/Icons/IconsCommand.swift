// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons
import LabelSystem

/// `labelkit icons`: searches, lists, shows, exports and checks icons.
struct IconsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons", abstract: "Searches, lists, shows, exports and checks icons.",
    subcommands: [ListIcons.self, ShowIcon.self, IconSheetCommand.self, BrowseIcons.self, CheckIcons.self, ExportIcons.self])
}

/// `labelkit icons list`.
struct ListIcons: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the names of icons, one on each line.",
    discussion: """
      With words, prints the icons that have all of them in their names or keywords, the best first: `labelkit icons list delete` \
      begins with trash. A prefix with a colon, as in `labelkit icons list mine: --icons mine=DIR`, prints the icons of that set. Words that \
      no icon has are an error. With --json, rightToLeft says what becomes of an icon in another language: mirrors (from right to left), \
      localized (for languages, its letters, digits or question mark change) or fixed.
      """)

  @OptionGroup(title: "Icons") var filter: IconFilter

  @Flag(
    name: .customLong("json"),
    help: "Prints one JSON object a line: name, category, origin (drawn, generated or set), keywords, rightToLeft and languages.")
  var isJSON = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      let registry = try RendererPool().icons(of: common.settings.resources())
      let names = try filter.names(in: registry, unlessAsked: .all)
      try console.output(lines: isJSON ? names.map { Self.object($0, registry) } : names)
      return console.showUnreadableNames(registry.unreadableNames)
    }
  }

  private static func object(_ name: String, _ registry: IconRegistry) -> String {
    let origin = name.contains(":") ? "set" : registry.isGenerated(name) ? "generated" : "drawn"
    let json: JSONValue = [
      "name": name.json, "category": (IconCategory.of(name)?.rawValue).json, "origin": origin.json,
      "keywords": IconKeywords.builtIn.of(name).json, "rightToLeft": registry.direction(of: name)?.rawValue.json ?? .null,
      "languages": registry.localizations(of: name).map(\.rawValue).json,
    ]
    return json.line
  }
}

extension Console {
  /// Shows an error for each name of a file or folder that is not UTF-8.
  ///
  /// - Returns: the exit code; 0 without such names.
  func showUnreadableNames(_ names: [String]) -> Int32 {
    let errors = names.map { Diagnostic(MachineError.unreadableName(name: $0)) }
    for error in errors { show(error) }
    return errors.first?.exitCode ?? 0
  }
}

extension Console {
  /// Says that a folder has no SVG files, so that a wrong path is noticed: nothing is checked or exported.
  func noteFolderWithoutIcons(_ path: String) { note("\(path.escapedControls) has no SVG files\n") }
}
