// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

extension Run {
  /// Checks the files that options name, before anything is rendered: they may be written, none is a manifest, and no two are the same.
  ///
  /// - Throws: `LabelError.usage` for two options with one file, `MachineError.notReplaced` and `.cannotWrite`, located at the option.
  func checkOutputs() throws(Diagnostic) {
    var checked: [(option: String, path: String)] = []
    func check(_ option: String, _ path: String?, _ body: (String) throws(MachineError) -> Void) throws(Diagnostic) {
      guard let path else { return }
      let location = DocumentLocation(file: option)
      if let other = checked.first(where: { Self.isSame($0.path, path) }) {
        throw Diagnostic(LabelError.usage(reason: "\(other.option) and \(option) name the same file"), at: location)
      }
      checked.append((option, path))
      do throws(MachineError) {
        if let file = FileIdentity(path: path), manifestFiles.contains(where: { FileIdentity(path: $0) == file }) {
          throw .notReplaced(path: path, existing: .input, expected: "an output")
        }
        try body(path)
      } catch { throw Diagnostic(error, at: location) }
    }
    // The archive is checked when it is opened.
    let archive = destination.archivePath
    try check("--archive", archive == ArchiveTarget.standardOutput ? nil : archive) { _ throws(MachineError) in }
    try check("--deps", dependencyFile?.path) { path throws(MachineError) in try OutputRule(.dependencies).check(path: path) }
    try check("--gallery", galleryFile) { path throws(MachineError) in try OutputRule(.gallery).check(path: path) }
    try check("--state", cache.filePath) { _ throws(MachineError) in try cache.check() }
  }

  /// Whether two paths name one file, which need not exist.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    if let file = FileIdentity(path: a) { return FileIdentity(path: b) == file }
    let (a, b) = (FilePath(a).lexicallyNormalized(), FilePath(b).lexicallyNormalized())
    guard a.lastComponent == b.lastComponent, let folder = FileIdentity(path: a.folder.string) else { return a == b }
    return FileIdentity(path: b.folder.string) == folder
  }
}
