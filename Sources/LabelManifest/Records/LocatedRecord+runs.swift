// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelSystem
internal import LabelViewNode

extension LocatedRecord {
  /// The location of an error in a run of `attributedTitle`: that of the first run with the icon, the font or the character. It is nil if no
  /// run has it, and if the label itself has the same icon or font.
  func locationInRuns(of cause: Diagnostic.Cause) -> DocumentLocation? {
    guard let runs = storage.record.attributedTitle, let subject = cause.subject else { return nil }
    let record = storage.record
    switch cause.code {
    case .unknownIcon where record.icon?.name != subject:
      return location(in: runs, of: ["icon.name", "icon"]) { $0.icon?.name == subject }
    case .unusableIcon, .partlyDrawnIcon:
      if let icon = record.icon, icon.isWritten(as: subject) { return nil }
      return location(in: runs, of: ["icon.file", "icon.name", "icon"]) { $0.icon?.isWritten(as: subject) == true }
    case .unknownFontFamily where record.font?.family != .named(subject):
      return location(in: runs, of: ["font.family", "font"]) { $0.font?.family == .named(subject) }
    case .missingFile where cause.keys.contains("icon"):
      if let icon = record.icon, icon.isWritten(as: subject) { return nil }
      return location(in: runs, of: ["icon.file", "icon"]) { $0.icon?.isWritten(as: subject) == true }
    case .unusableFont, .missingFile:
      return location(in: runs, of: ["font.file", "font.family", "font"]) { run in
        if case .file(let file) = run.font?.family { subject.hasSuffix(file) } else { false }
      }
    case .missingGlyph:
      return location(in: runs, of: ["text"]) { $0.text?.unicodeScalars.contains { subject.unicodeScalars.first == $0 } == true }
    default: return nil
    }
  }

  /// The location of the first written key of the first run that satisfies a condition.
  private func location(in runs: [TitleRun], of keys: [String], _ isWanted: (TitleRun) -> Bool) -> DocumentLocation? {
    guard let index = runs.firstIndex(where: isWanted) else { return nil }
    return keys.lazy.compactMap { locations["attributedTitle[\(index)].\($0)"] }.first
  }
}

extension IconRecord {
  /// Whether an error about a path is about this icon. The path may begin with the folder of the manifest.
  fileprivate func isWritten(as path: String) -> Bool { name == path || file.map { path.hasSuffix($0) } == true }
}
