// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons
import LabelSystem

/// `labelkit icons show`: shows one icon in detail.
struct ShowIcon: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints an icon's layers as text, or draws the icon in all weights, modes and sizes on a PNG sheet.")

  @Argument(help: "The icon's name.", completion: CompletionNames.icons)
  var name: String

  @Option(name: [.short, .long], help: "Draws a sheet to this PNG file instead; - for standard output.")
  var output: String?

  @Option(help: "Pixels per point of the sheet.")
  var scale = 2.0

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      let renderer = try common.settings.renderer()
      let icon: RegistryIcon
      do throws(LabelError) { icon = try renderer.icon(named: name) } catch { throw Diagnostic(error, at: DocumentLocation(file: "NAME")) }
      guard let output else {
        try console.output(icon.dump)
        return 0
      }
      if case .symbol(let symbol) = icon { for warning in symbol.warnings { console.show(warning) } }
      try SheetScale.check(scale)
      let file = try OutputFile(output, "--output", .image, inputs: renderer.icons.files(of: [name]), console)
      try file?.write(try IconSpecimen.png(icon, renderer, scale: scale), console)
      return 0
    }
  }
}

/// The valid scales of a sheet, in pixels per point.
enum SheetScale {
  private static let allowed = 0.25...8

  /// - Throws: a diagnostic for other scales.
  static func check(_ scale: Double) throws(Diagnostic) {
    guard !allowed.contains(scale) else { return }
    throw Diagnostic(
      LabelError.invalidNumber(what: "scale", value: scale, expected: "0.25 to 8"), at: DocumentLocation(file: "--scale"))
  }
}
