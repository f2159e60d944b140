// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// Rejects labels that read another label's output or overwrite an input, while labels are planned.
///
/// The error is that of the later label, so the result does not depend on the number of threads.
final class PlannedInputs: ItemSource {
  private let files: InputFiles
  private let stream: LabelStream
  /// The output folder; nil if the run writes none.
  private let folder: String?
  /// The paths of inputs below the output folder; nil for inputs elsewhere.
  private let known = Mutex<[String: OutputPath?]>([:])

  init(_ files: InputFiles, _ stream: LabelStream, folder: String?) {
    self.files = files
    self.stream = stream
    self.folder = folder
  }

  /// The next item of the run; nil at the end.
  func next() -> PlannedItem? {
    guard let item = stream.next() else { return nil }
    guard case .file(let output) = item else { return item }
    for path in files.filesRead(by: output.job) {
      if let place = place(of: path), stream.isPlanned(place) {
        let error = MachineError.notReplaced(path: path, existing: .input, expected: OutputKind.file(of: output.job.format).name)
        return .invalid(InvalidLabel(id: output.id, diagnostics: [Diagnostic(error, labelID: output.id)]))
      }
    }
    return item
  }

  var isReady: Bool { stream.isReady }
  func stopReading() { stream.stopReading() }

  /// The path of a file below the output folder, if it is there.
  private func place(of path: String) -> OutputPath? {
    if let known = known.withLock({ $0[path] }) { return known }
    let place = findPlace(of: path)
    known.withLock { $0[path] = .some(place) }
    let isOutput = place.map { stream.isPlanned($0) } ?? false
    if !isOutput { files.protect(path) }
    return place
  }

  private func findPlace(of path: String) -> OutputPath? {
    guard let folder, let root = try? FilePath(folder).withoutLinks(), let name = FilePath(path).lastComponent,
      let parent = try? FilePath(path).folder.withoutLinks(), parent.starts(with: root)
    else { return nil }
    let components = parent.components.dropFirst(root.components.count).map(\.string) + [name.string]
    return try? OutputPath(components.joined(separator: "/"))
  }
}
