// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelSystem

/// The settings that all commands share: where icons and fonts are searched, and how diagnostics are shown.
struct CommonSettings {
  var iconSets: [String] = []
  var fontFolders: [String] = []
  var excludesSystemFonts = false
  var diagnosticStyle = DiagnosticPrinter.Style.human
  var limits = Limits.standard

  /// A console with these settings.
  func console(_ color: ColorChoice?, isQuiet: Bool = false, on streams: ConsoleStreams) -> Console {
    let usesColor =
      switch color ?? .auto {
      case .always: true
      case .never: false
      case .auto: streams.showsColor
      }
    return Console(printer: DiagnosticPrinter(diagnosticStyle, usesColor: usesColor), isQuiet: isQuiet, streams: streams)
  }

  /// The resources that labels may use besides the icons and fonts of their manifests.
  ///
  /// - Throws: a diagnostic for an `--icons` that is not `PREFIX=DIR`, and for a folder of fonts that does not exist.
  func resources() throws(Diagnostic) -> Resources {
    var resources = Resources()
    // In a function of its own, because the unoptimised loop looks up a conformance even for none.
    if fontFolders.count > 0 { try checkFontFolders() }
    resources.fontFolders = fontFolders
    resources.usesSystemFonts = !excludesSystemFonts
    resources.limits = limits
    resources.fontCatalogFile = UserCache.fontCatalog
    guard iconSets.count > 0 else { return resources }
    for text in iconSets {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw Diagnostic(
          LabelError.usage(
            reason: "--icons takes PREFIX=DIR or PREFIX=FONT, not \"\(text)\"", help: Self.iconSetHelp(text)),
          at: DocumentLocation(file: "--icons"))
      }
      resources.iconSources.append(
        Resources.IconSource(prefix: String(text[..<equals]), path: String(text[text.index(after: equals)...]), option: "--icons"))
    }
    return resources
  }

  private func checkFontFolders() throws(Diagnostic) {
    for folder in fontFolders where FileStamp(path: folder) == nil {
      throw Diagnostic(MachineError.noSuchFolder(path: folder), at: DocumentLocation(file: "--font-dir"))
    }
  }

  /// What to write in place of a set without an equals sign: `mine:svgs` has another separator, and `svgs` no prefix.
  private static func iconSetHelp(_ text: String) -> String {
    let parts = text.split(maxSplits: 1) { ":,;@".contains($0) }.map(String.init)
    if parts.count == 2, !parts[0].contains("/") { return "write --icons \(ShellWord.quoted(parts[0] + "=" + parts[1]))" }
    return "for example --icons \(ShellWord.quoted("brand=" + text.drop { $0 == "=" }))"
  }

  /// The renderer for labels without a manifest.
  ///
  /// - Parameters:
  ///   - maximumSeconds: the time limit of a label; nil for none.
  ///   - isStrict: whether the renderer reports what only strict runs report.
  ///   - embedsRecords: whether PNG files contain the records that they were rendered from.
  /// - Throws: the same as `resources`, and a diagnostic if a folder cannot be read or a library cannot be initialised.
  func renderer(maximumSeconds: Double? = nil, isStrict: Bool = false, embedsRecords: Bool = false) throws(Diagnostic) -> Renderer {
    var resources = try resources()
    resources.limits.maximumSeconds = maximumSeconds
    resources.isStrict = isStrict
    resources.embedsRecords = embedsRecords
    return try RendererPool().renderer(for: resources)
  }
}

/// Whether messages are coloured.
enum ColorChoice: String, CaseIterable { case auto, always, never }
