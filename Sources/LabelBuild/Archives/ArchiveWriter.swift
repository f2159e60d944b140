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
  /// The hash of the open archive's part of the input.
  private var inputs = ContentHash()

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
  /// - Parameters:
  ///   - bytes: the file. Files of one label in several formats have one key, so they are one sample with one JSON file.
  ///   - input: the hash of the label.
  /// - Returns: the archive before, if it is full; nil if the label is in the same one.
  mutating func add(_ result: RunResult, _ contents: [UInt8], input: ContentHash) throws(MachineError) -> ArchiveFile? {
    guard let path = result.outputPath, result.status == .written else {
      addFailure(of: result, input)
      return nil
    }
    let key = ArchiveKey.of(path)
    let isFormat = isOpen && key == lastKey
    lastKey = key
    var files = [(key + "." + ArchiveKey.format(of: path).rawValue, contents)]
    if !isFormat { files.append((key + ".json", Array(ArchiveSample.text(of: result).utf8))) }
    let bytes = files.reduce(0) { $0 + TarArchive.byteCount(of: $1.0, holding: $1.1.count) }
    var finished: ArchiveFile?
    if !isFormat, isFull(before: bytes) { finished = try close(at: result.index, next: input) }
    try open()
    for (name, contents) in files { try tar?.add(contents, as: name) }
    if manifest.count == 0 { manifest.firstLabelBytes = bytes }
    manifest.count += 1
    size += bytes
    digests.add(result.digest)
    inputs.add(input)
    return finished
  }

  private mutating func open() throws(MachineError) {
    if isOpen { return }
    tar = try TarArchive(folder.series.path(number), isInput: folder.isInput, hasChecksum: true)
    isOpen = true
  }

  private mutating func addFailure(of result: RunResult, _ input: ContentHash) {
    if manifest.failures.count < ArchiveManifest.mostFailures {
      let codes = result.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
      manifest.failures.append(.init(position: manifest.total, id: result.id, codes: codes))
    }
    manifest.failed += 1
    inputs.add(input)
  }

  /// Whether the files of a label belong into the next archive.
  private func isFull(before bytes: Int) -> Bool {
    manifest.count > 0 && size + bytes + TarArchive.endByteCount > folder.series.maximumBytes
  }

  // MARK: Archives of an earlier run

  /// Whether an archive of an earlier run would be written now just as it is.
  func isAligned(with archive: FinishedArchive) -> Bool {
    if manifest.total == 0 { return number == archive.number }
    return archive.number == number + 1 && isFull(before: archive.manifest.firstLabelBytes)
  }

  /// Ends the open archive, if there is one, because the next one is of an earlier run and stays.
  mutating func begin(_ archive: FinishedArchive, input: ContentHash) throws(MachineError) -> ArchiveFile? {
    manifest.total > 0 ? try close(at: archive.manifest.first, next: input) : nil
  }

  /// Goes on after an archive of an earlier run.
  mutating func skip(_ archive: FinishedArchive) -> ArchiveFile {
    begin(archive.number + 1, first: archive.manifest.first + archive.manifest.total)
    return ArchiveFile(path: folder.series.path(archive.number), status: .unchanged, archive.manifest)
  }

  // MARK: Ends

  /// Ends the last archive. There is at least one, even if it has no label.
  mutating func finish(at index: Int) throws(MachineError) -> ArchiveFile? {
    if !isOpen, number > 0 { return nil }
    return try close(at: index, next: nil)
  }

  /// - Parameters:
  ///   - index: the position of the next label.
  ///   - next: the hash of the next label; nil if there is none.
  private mutating func close(at index: Int, next: ContentHash?) throws(MachineError) -> ArchiveFile {
    try open()
    inputs.close(next: next)
    manifest.digest = digests.digits
    manifest.input = inputs.digits
    manifest.fingerprint = fingerprint
    guard let tar = tar.take() else { preconditionFailure("the archive was opened above") }
    let complete = try folder.finish(tar, number, manifest)
    let file = ArchiveFile(path: folder.series.path(number), status: .written, complete)
    begin(number + 1, first: index)
    return file
  }

  private mutating func begin(_ number: Int, first: Int) {
    self.number = number
    isOpen = false
    size = 0
    manifest = Self.manifest(folder, number, first: first, fingerprint)
    digests = SHA256()
    inputs = ContentHash()
  }
}

extension ContentHash {
  /// Ends the hash of an archive's part of the input.
  ///
  /// - Parameter next: the hash of the label after it, which did not fit; nil at the end of the input.
  mutating func close(next: ContentHash?) {
    add(next == nil ? 0 : 1)
    if let next { add(next) }
  }
}
