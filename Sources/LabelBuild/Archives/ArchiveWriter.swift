// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// Writes results into the archives of a series, one after another. At most one archive is open, under a temporary name.
struct ArchiveWriter: ~Copyable {
  private let folder: ArchiveFolder
  private let fingerprint: String
  /// The number of the archive that is open or comes next.
  private(set) var number = 0
  private var tar: TarArchive?
  private var isOpen = false
  /// The length of the files of the open archive.
  private var size = 0
  private var manifest: ArchiveManifest
  /// The hashes of the PNG files in the open archive.
  private var digests = SHA256()
  /// The key of the last file in the open archive.
  private var lastKey: String?

  init(_ folder: ArchiveFolder, fingerprint: String) {
    self.folder = folder
    self.fingerprint = fingerprint
    manifest = Self.manifest(folder, 0, first: 0, fingerprint)
  }

  private static func manifest(_ folder: ArchiveFolder, _ number: Int, first: Int, _ fingerprint: String) -> ArchiveManifest {
    let name = folder.series.path(number).split(separator: "/").last.map(String.init) ?? ""
    return ArchiveManifest(
      archive: name, shard: folder.shardText, maximumBytes: folder.series.maximumBytes, first: first, fingerprint: fingerprint)
  }

  /// Adds the result of a label: its files, or that it failed.
  ///
  /// - Parameter contents: the file. Files of one label in several formats have one key, so they are one sample with one JSON file.
  /// - Returns: the archive before, if it is full; nil if the label is in the same one.
  mutating func add(_ result: RunResult, _ contents: [UInt8]) throws(MachineError) -> ArchiveFile? {
    guard let path = result.outputPath, result.status == .written else {
      addFailure(of: result)
      return nil
    }
    let key = ArchiveKey.of(path)
    let isFormat = isOpen && key == lastKey
    lastKey = key
    var files = [(key + "." + ArchiveKey.format(of: path).rawValue, contents)]
    if !isFormat { files.append((key + ".json", Array(ArchiveSample.text(of: result).utf8))) }
    let bytes = files.reduce(0) { $0 + TarArchive.byteCount(of: $1.0, holding: $1.1.count) }
    var finished: ArchiveFile?
    if !isFormat, isFull(before: bytes) { finished = try close(at: result.index) }
    try open()
    for (name, contents) in files { try tar?.add(contents, as: name) }
    manifest.count += 1
    size += bytes
    digests.add(result.digest)
    return finished
  }

  private mutating func open() throws(MachineError) {
    if isOpen { return }
    tar = try TarArchive(folder.series.path(number), isInput: folder.isInput, hasChecksum: true)
    isOpen = true
  }

  private mutating func addFailure(of result: RunResult) {
    if manifest.failures.count < ArchiveManifest.mostFailures {
      let codes = result.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
      manifest.failures.append(.init(position: manifest.total, id: result.id, codes: codes))
    }
    manifest.failed += 1
  }

  /// Whether the files of a label belong into the next archive.
  private func isFull(before bytes: Int) -> Bool {
    manifest.count > 0 && size + bytes + TarArchive.endByteCount > folder.series.maximumBytes
  }

  // MARK: Ends

  /// Ends the last archive. There is at least one, even if it has no label.
  mutating func finish(at index: Int) throws(MachineError) -> ArchiveFile? {
    if !isOpen, number > 0 { return nil }
    return try close(at: index)
  }

  /// - Parameter index: the position of the next label.
  private mutating func close(at index: Int) throws(MachineError) -> ArchiveFile {
    try open()
    manifest.digest = digests.digits
    guard let tar = tar.take() else { preconditionFailure("the archive was opened above") }
    let complete = try folder.finish(tar, number, manifest)
    let file = ArchiveFile(path: folder.series.path(number), complete)
    begin(number + 1, first: index)
    return file
  }

  private mutating func begin(_ number: Int, first: Int) {
    self.number = number
    isOpen = false
    size = 0
    manifest = Self.manifest(folder, number, first: first, fingerprint)
    digests = SHA256()
  }
}
