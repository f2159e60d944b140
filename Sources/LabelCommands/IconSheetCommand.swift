// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons

/// `labelkit icons sheet`: all icons at a glance.
struct IconSheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Draws all icons with their names, grouped by what they are about.",
    discussion: """
      Without options: the icons that have a file of their own. PNG pictures keep their colours unless --mode says otherwise. What does \
      not fit on a page of 8,192 pixels goes onto further ones, and then the files are called FILE-1.png, FILE-2.png and so on.
      """)

  @OptionGroup(title: "Icons") var filter: IconFilter

  @Option(help: "The side of an icon's grid, in points.")
  var size = 24.0

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Option(help: "monochrome, hierarchical, palette or multicolor; the icon's preference when not given.")
  var mode: IconRenderingMode?

  @Option(name: .customLong("color-scheme"), help: "The surface that the sheet is drawn for.")
  var surface = Surface.light

  @Option(name: [.short, .long], help: "The PNG file to write; - for standard output, which takes one page.")
  var output: String

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  enum Surface: String, OptionChoice { case light, dark }

  /// Larger icons leave no room on a page for a second one.
  private static let sizes = 8.0...488.0

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      guard Self.sizes.contains(size) else {
        throw Diagnostic(LabelError.invalidNumber(what: "size", value: size, expected: "8 to 488"), at: DocumentLocation(file: "--size"))
      }
      try SheetScale.check(scale)
      let renderer = try common.settings.renderer()
      let names = try filter.names(in: renderer.icons, unlessAsked: .drawn)
      var sheet = IconSheet(names: names)
      sheet.iconSize = size
      sheet.scale = scale
      sheet.mode = mode
      sheet.appearance = Appearance(colorScheme: surface == .light ? .light : .dark)
      let pages = try sheet.pages(renderer)
      if output == "-", pages.count > 1 {
        throw Diagnostic(
          LabelError.usage(reason: "standard output takes one page, not \(pages.count)"), at: DocumentLocation(file: "--output"))
      }
      for (number, page) in pages.enumerated() {
        try console.save(page, to: pages.count == 1 ? output : numbered(number + 1))
      }
      return 0
    }
  }

  private func numbered(_ number: Int) -> String {
    output.lowercased().hasSuffix(".png") ? "\(output.dropLast(4))-\(number)\(output.suffix(4))" : "\(output)-\(number)"
  }
}
