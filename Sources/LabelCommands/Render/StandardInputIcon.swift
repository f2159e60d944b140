// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSettings
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
    let cause = diagnostic.cause
    guard cause.subject == path, let reason = cause.reason else { return diagnostic }
    let renamed: LabelError
    switch cause.code {
    case .unusableIcon: renamed = .unusableIcon(path: "from standard input", line: cause.line, reason: reason)
    case .partlyDrawnIcon: renamed = .partlyDrawnIcon(path: "from standard input", feature: reason)
    default: return diagnostic
    }
    return Diagnostic(renamed, at: diagnostic.location, labelID: diagnostic.labelID)
  }
}
