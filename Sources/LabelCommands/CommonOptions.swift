// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelIcons
import LabelKit
import LabelPipeline

/// What all commands share: where icons and fonts are looked for, and how problems are shown.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("icons"),
    help: ArgumentHelp(
      "Icons of a folder of SVG and PNG files, or of an icon font, under a prefix; may be repeated.", valueName: "prefix=dir|font")
  )
  var iconSets: [String] = []

  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp("A folder of fonts to look at before the system's; may be repeated.", valueName: "dir"))
  var fontFolders: [String] = []

  @Flag(name: .customLong("no-system-fonts"), help: "Use only the fonts of --font-dir and of font files.")
  var excludesSystemFonts = false

  @Option(name: .customLong("diagnostics"), help: "How problems are shown: human, short, json or github.")
  var diagnosticStyle = DiagnosticPrinter.Style.human

  /// A console with these options.
  func console(_ color: ColorChoice) -> Console {
    let usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: Terminal.showsColor
      }
    return Console(printer: DiagnosticPrinter(diagnosticStyle, usesColor: usesColor))
  }

  /// The renderer's options, fonts of a manifest included.
  func rendererOptions(fonts: [String] = []) -> LabelRenderer.Options {
    var options = LabelRenderer.Options()
    options.fontFolders = fontFolders + fonts
    options.usesSystemFonts = !excludesSystemFonts
    options.fontCatalogFile = StateFile.fontCatalog
    return options
  }

  /// The folders and fonts of `--icons` by their prefixes; without those that are not well-formed, which `registry` refuses.
  var namedIconSets: [String: String] {
    Dictionary(
      iconSets.compactMap { text in text.firstIndex(of: "=").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) } }
    ) { _, later in later }
  }

  /// The icons, sets of a manifest included; those of the command line win.
  func registry(manifestFolders: [String: String] = [:]) throws(Diagnostic) -> IconRegistry {
    var sets: [IconSet] = []
    for (prefix, path) in manifestFolders.sorted(by: { $0.key < $1.key }) { sets.append(try IconSet(prefix: prefix, path: path)) }
    for text in iconSets {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw Diagnostic(
          LabelError.usage(reason: "--icons takes PREFIX=DIR or PREFIX=FONT, not \"\(text)\""), at: SourcePlace(file: "--icons"))
      }
      do throws(Diagnostic) {
        sets.append(try IconSet(prefix: String(text[..<equals]), path: String(text[text.index(after: equals)...])))
      } catch { throw Diagnostic(error.cause, at: SourcePlace(file: "--icons")) }
    }
    return IconRegistry(sets: sets)
  }
}

extension DiagnosticPrinter.Style: ExpressibleByArgument {}

/// Whether messages are coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

/// `--color` for the commands in which it can only mean messages; where a label is given by flags, `RecordFlags` has it.
struct ColorOption: ParsableArguments {
  @Option(help: "Colours in messages: auto, always or never; NO_COLOR counts as never.")
  var color = ColorChoice.auto
}

/// What the terminal can do.
enum Terminal {
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static var showsColor: Bool { errorIsTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb" }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
