// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons
import LabelSettings
import LabelSystem

/// `labelkit icons sheet`: draws an overview of icons.
struct IconSheetCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Draws icons with their names, grouped by category.",
    discussion: """
      Without options, draws the icons that have a file of their own. One word searches, as in `labelkit icons list`; several are the \
      names of the icons to draw, each once. PNG images keep their colours unless --mode is given. If the icons \
      need more than a page of 8,192 pixels, the files are called FILE-1.png, FILE-2.png and so on; their names are printed.
      """)

  @OptionGroup(title: "Icons") var filter: IconFilter

  @Argument(
    help: ArgumentHelp("With the first argument, the names of the icons to draw.", valueName: "name"), completion: CompletionNames.icons)
  var names: [String] = []

  @Option(help: "The side of an icon's square, in points.")
  var size = 24.0

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Option(help: "The number of icons in a row; by default as many as fit into 1,040 points.")
  var columns: Int?

  @Option(help: "monochrome, hierarchical, palette or multicolor; by default the icon's preferred mode.")
  var mode: IconRenderingMode?

  @Option(name: .customLong("color-scheme"), help: "The colour scheme of the sheet: light or dark.")
  var colorScheme = SheetColorScheme.light

  @Option(name: [.short, .long], help: "The PNG file to write; - for standard output, if one page is enough.")
  var output: String

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  enum SheetColorScheme: String, OptionChoice { case light, dark }

  /// With larger icons, a second one would not fit on a page.
  private static let sizes = 8.0...488.0

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      guard Self.sizes.contains(size) else {
        throw Diagnostic(LabelError.invalidNumber(what: "size", value: size, expected: "8 to 488"), at: DocumentLocation(file: "--size"))
      }
      try SheetScale.check(scale)
      if let columns, !IconSheet.columnCounts(iconSize: size, scale: scale).contains(columns) {
        throw Diagnostic(
          LabelError.invalidNumber(
            what: "columns", value: Double(columns), expected: "1 to \(IconSheet.columnCounts(iconSize: size, scale: scale).upperBound)"),
          at: DocumentLocation(file: "--columns"))
      }
      let renderer = try common.settings.renderer()
      let names = try names(renderer)
      let files = renderer.icons.files(of: names)
      let onlyFile = try OutputFile(output, "--output", .image, inputs: files, console)
      var sheet = IconSheet(names: names)
      sheet.iconSize = size
      sheet.scale = scale
      sheet.columnCount = columns
      sheet.mode = mode
      sheet.appearance = Appearance(colorScheme: colorScheme == .light ? .light : .dark)
      let pages = try sheet.pages(renderer)
      if output == "-", pages.count > 1 {
        throw Diagnostic(
          LabelError.usage(reason: "the sheet has \(pages.count) pages, and standard output takes only one; name a file"),
          at: DocumentLocation(file: "--output"))
      }
      for (number, page) in pages.enumerated() {
        if pages.count == 1 {
          try onlyFile?.write(page, console)
        } else {
          let path = numbered(number + 1)
          try OutputFile(path, "--output", .image, inputs: files, console)?.write(page, console)
          try console.output(path + "\n")
        }
      }
      return console.showUnreadableNames(renderer.icons.unreadableNames)
    }
  }

  /// The names that are written, or those that the filter selects.
  private func names(_ renderer: Renderer) throws(Diagnostic) -> [String] {
    guard let first = filter.filter, !names.isEmpty else { return try filter.names(in: renderer.icons, unlessAsked: .drawn) }
    var named: [String] = []
    for name in [first] + names where !named.contains(name) {
      do throws(LabelError) { _ = try renderer.icon(named: name) } catch { throw Diagnostic(error, at: DocumentLocation(file: "NAME")) }
      named.append(name)
    }
    return named
  }

  private func numbered(_ number: Int) -> String {
    output.lowercased().hasSuffix(".png") ? "\(output.dropLast(4))-\(number)\(output.suffix(4))" : "\(output)-\(number)"
  }
}
