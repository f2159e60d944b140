// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest

/// The job that flags describe.
struct FlagJob {
  let job: LabelJob
  private let icon: StandardInputIcon?

  /// A diagnostic of rendering, with the name that the icon has for people.
  func named(_ diagnostic: Diagnostic) -> Diagnostic { icon?.named(diagnostic) ?? diagnostic }

  /// Shows errors and warnings; nil if there are errors.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - isStrict: Whether warnings are errors.
  init?(
    _ flags: RecordFlags, _ console: Console, _ format: OutputFormat = .png, isStrict: Bool = false
  ) throws(Diagnostic) {
    let source = try SourceText(file: "render", bytes: [], format: .csv)
    icon = try StandardInputIcon(flags.icon)
    let (label, syntaxErrors) = LocatedRecord.decode(try flags.node(iconFile: icon?.path), from: source)
    var found =
      syntaxErrors.isEmpty ? label.diagnostics(in: source) + label.warnings(ofKeysWithoutEffectIn: label, in: source) : syntaxErrors
    if syntaxErrors.isEmpty {
      found += label.wideColorWarnings(in: source, keepsColors: label.record.colorSpace == .displayP3, [format])
    }
    if isStrict { found = found.strict }
    if found.count > 0 {
      for diagnostic in found { console.show(diagnostic) }
      guard !found.contains(where: { $0.severity == .error }) else { return nil }
    }
    job = LabelJob(label: label, folder: ".", source: source)
  }
}
