// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import SystemPackage

/// The files of a series of archives in their folder.
struct ArchiveFolder: Sendable {
  let series: ArchiveSeries
  /// The shard of the run; nil without one.
  let shard: Shard?
  /// Whether a file is an input of the run, and so not replaced.
  let isInput: @Sendable (FileIdentity) -> Bool

  /// The maximum length of a manifest that is read; the longest lists 1,000 failures with ids of 2 KB.
  private static let longestManifest = 4 << 20

  var shardText: String? { shard.map { "\($0.number)/\($0.count)" } }

  /// Checks that archives can be written: the folder exists, and the first archive and its manifest may be replaced.
  ///
  /// - Throws: `MachineError.cannotWrite`, `.notReplaced` or `.otherShard`.
  func check() throws(MachineError) {
    let path = series.path(0)
    guard try OutputPlace(path) != nil else { throw MachineError(writing: path, .noSuchFileOrDirectory) }
    try OutputRule(.archive, isInput: isInput).check(path: path)
    _ = try checkManifest(0)
  }

  /// Checks that the manifest of an archive may be replaced, if there is one.
  ///
  /// - Returns: whether there is one.
  /// - Throws: `MachineError.otherShard` for one of another shard, `.notReplaced` for a file that is no manifest of an archive.
  private func checkManifest(_ number: Int) throws(MachineError) -> Bool {
    let path = series.manifestPath(number)
    guard let place = try OutputPlace(path) else { throw MachineError(writing: path, .noSuchFileOrDirectory) }
    let rule = OutputRule(ArchiveManifest.kind, isInput: isInput)
    if case .nothing = try rule.check(place.name, in: place.folder, path: path) { return false }
    if let manifest = manifest(number), manifest.shard != shardText {
      throw .otherShard(path: series.path(number), found: manifest.shard, own: shardText)
    }
    return true
  }

  /// The manifest of an archive; nil if there is none that LabelKit has written.
  func manifest(_ number: Int) -> ArchiveManifest? {
    guard let place = try? OutputPlace(series.manifestPath(number)),
      let file = try? place.folder.open(place.name, .readOnly, options: [.noFollow, .nonBlocking])
    else { return nil }
    defer { try? file.close() }
    guard (try? file.stat())?.type == .regular, let bytes = file.contents(limit: Self.longestManifest) else { return nil }
    return ArchiveManifest(bytes)
  }

  /// Whether an archive has the length and the SHA-256 of its manifest.
  func holds(_ manifest: ArchiveManifest, _ number: Int, isCancelled: () -> Bool) -> Bool {
    guard let place = try? OutputPlace(series.path(number)), manifest.archive == place.name,
      let file = try? place.folder.open(place.name, .readOnly, options: [.noFollow, .nonBlocking])
    else { return false }
    defer { try? file.close() }
    guard let status = try? file.stat(), status.type == .regular, status.size == manifest.bytes else { return false }
    var hash = SHA256()
    while !isCancelled(), let chunk = try? file.chunk() {
      if chunk.isEmpty { return hash.digits == manifest.checksum }
      hash.add(chunk)
    }
    return false
  }

  /// The numbers of all archives and manifests that are there, in ascending order.
  func numbers() -> [Int] {
    let folder = FilePath(series.path(0)).folder.string
    return Set(FolderListing.names(in: folder).compactMap { series.number(ofName: $0) }).sorted()
  }

  /// Ends an archive: gives it its name, and writes its manifest.
  ///
  /// The manifest of an earlier archive is removed first, so that it never describes another one.
  ///
  /// - Parameter manifest: the manifest without the length and the hash of the archive.
  /// - Returns: the complete manifest.
  /// - Throws: `MachineError.otherShard`, `.notReplaced`, `.diskFull` or `.cannotWrite`. No incomplete archive is left behind.
  func finish(
    _ tar: consuming TarArchive, _ number: Int, _ manifest: ArchiveManifest
  ) throws(MachineError) -> ArchiveManifest {
    if try checkManifest(number) { remove(series.manifestPath(number)) }
    let (bytes, checksum) = try tar.finish()
    var manifest = manifest
    (manifest.bytes, manifest.checksum) = (bytes, checksum)
    _ = try AtomicFile.write(Array(manifest.text.utf8), to: series.manifestPath(number), OutputRule(ArchiveManifest.kind, isInput: isInput))
    return manifest
  }

  /// Removes the archives of a longer run with the same pattern: those with a manifest that describes them.
  ///
  /// - Parameter end: the first number that is not of this run.
  /// - Returns: the files that were removed, and those that stay because no manifest says that LabelKit wrote them.
  func removeArchives(from end: Int, isCancelled: () -> Bool) -> [OrphanedFile] {
    var groups: [[OrphanedFile]] = []
    for number in numbers().reversed() where number >= end {
      let (path, manifestPath) = (series.path(number), series.manifestPath(number))
      let exists = FileStamp(path: path) != nil
      if let manifest = manifest(number), manifest.shard == shardText, !exists || holds(manifest, number, isCancelled: isCancelled) {
        // The manifest goes last, so that it still describes the archive if this is interrupted.
        groups.append([path, manifestPath].filter(remove).map { OrphanedFile(path: $0, fate: .removed) })
      } else if exists {
        groups.append([OrphanedFile(path: path, fate: .unknown)])
      }
    }
    return groups.reversed().flatMap { $0 }
  }

  @discardableResult private func remove(_ path: String) -> Bool {
    guard let place = try? OutputPlace(path) else { return false }
    do throws(Errno) { try place.folder.remove(place.name) } catch { return false }
    return true
  }
}
