// SPDX-License-Identifier: MIT

import Glibc
import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelSystem

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

  /// What labels draw with, beside the icons and fonts of their manifests.
  ///
  /// - Throws: a diagnostic for an `--icons` that is not `PREFIX=DIR`.
  func resources() throws(Diagnostic) -> Resources {
    var resources = Resources()
    resources.fontFolders = fontFolders
    resources.usesSystemFonts = !excludesSystemFonts
    resources.fontCatalogFile = UserCache.fontCatalog
    for text in iconSets {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw Diagnostic(
          LabelError.usage(reason: "--icons takes PREFIX=DIR or PREFIX=FONT, not \"\(text)\""), at: DocumentLocation(file: "--icons"))
      }
      resources.iconSources.append(
        Resources.IconSource(prefix: String(text[..<equals]), path: String(text[text.index(after: equals)...]), option: "--icons"))
    }
    return resources
  }

  /// The renderer for labels that have no manifest.
  ///
  /// - Throws: as `resources`, and a diagnostic when a folder cannot be read or a library refuses to start.
  func renderer() throws(Diagnostic) -> Renderer { try RendererPool.shared.renderer(for: resources()) }
}

/// Whether messages are coloured.
enum ColorChoice: String, CaseIterable { case auto, always, never }

/// What the terminal can do.
enum Terminal {
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static var showsColor: Bool {
    errorIsTerminal && EnvironmentVariable.value("NO_COLOR") == nil && EnvironmentVariable.value("TERM") != "dumb"
  }
}
