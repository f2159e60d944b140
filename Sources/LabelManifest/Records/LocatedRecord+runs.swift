// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText

extension LocatedRecord {
  /// The location of an error in a run of `attributedTitle`: that of the first run with the icon, the font or the character. It is nil if no
  /// run has it, and if the label itself has the same icon or font.
  func locationInRuns(of error: LabelError) -> DocumentLocation? {
    guard let runs = storage.record.attributedTitle else { return nil }
    let record = storage.record
    switch error {
    case .unknownIcon(let name, _) where record.icon?.name != name:
      return location(in: runs, of: ["icon.name", "icon"]) { $0.icon?.name == name }
    case .unusableIcon(let path, _, _), .partlyDrawnIcon(let path, _):
      if let icon = record.icon, icon.isWritten(as: path) { return nil }
      return location(in: runs, of: ["icon.file", "icon.name", "icon"]) { $0.icon?.isWritten(as: path) == true }
    case .unknownFontFamily(let name, _) where record.font?.family != .named(name):
      return location(in: runs, of: ["font.family", "font"]) { $0.font?.family == .named(name) }
    case .missingFile(let path, "icon"):
      if let icon = record.icon, icon.isWritten(as: path) { return nil }
      return location(in: runs, of: ["icon.file", "icon"]) { $0.icon?.isWritten(as: path) == true }
    case .unusableFont(let path, _), .missingFile(let path, "font"):
      return location(in: runs, of: ["font.file", "font.family", "font"]) { run in
        if case .file(let file) = run.font?.family { path.hasSuffix(file) } else { false }
      }
    case .missingGlyph(let scalar, _):
      return location(in: runs, of: ["text"]) { $0.text?.unicodeScalars.contains(scalar) == true }
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
