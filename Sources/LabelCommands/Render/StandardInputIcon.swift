// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSystem

/// The icon that `--icon -` reads from standard input.
final class StandardInputIcon {
  private let file: MemoryFile

  /// Reads standard input to its end; nil for another icon.
  ///
  /// - Throws: A diagnostic if there are more bytes than an icon may have, or none.
  init?(_ icon: String?) throws(Diagnostic) {
    guard icon == "-" else { return nil }
    let bytes = try InputFile.bytes(at: "-", limit: IconFile.maximumBitmapBytes)
    guard !bytes.isEmpty else { throw Diagnostic(MachineError.cannotRead(path: "-", reason: "standard input has no icon")) }
    guard let file = MemoryFile(bytes) else { throw Diagnostic(MachineError.cannotRead(path: "-", reason: "there is not enough memory")) }
    self.file = file
  }

  /// The path that stands for the icon in the record.
  var path: String { file.path }

  /// A diagnostic with the name that people know: standard input.
  func named(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case .label(let error) = diagnostic.cause else { return diagnostic }
    let renamed: LabelError
    switch error {
    case .unusableIcon(path, let line, let reason): renamed = .unusableIcon(path: "from standard input", line: line, reason: reason)
    case .partlyDrawnIcon(path, let feature): renamed = .partlyDrawnIcon(path: "from standard input", feature: feature)
    default: return diagnostic
    }
    return Diagnostic(renamed, at: diagnostic.location, labelID: diagnostic.labelID)
  }
}
