// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelEngine
import LabelIcons
import LabelKit

/// What all commands share: where icons and fonts are looked for, and how problems are shown.
struct CommonSettings {
  var iconSets: [String] = []
  var fontFolders: [String] = []
  var excludesSystemFonts = false
  var diagnosticStyle = DiagnosticPrinter.Style.human

  /// A console with these settings.
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

/// Whether messages are coloured.
enum ColorChoice: String, CaseIterable { case auto, always, never }

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
