// SPDX-License-Identifier: MIT

internal import LabelSystem
internal import Synchronization

/// A file with the catalogue of the system's fonts and with everything that the catalogue depends on.
///
/// A file that is damaged, not the user's own, or from other fonts, settings or versions is ignored. The catalogue is read once and then
/// cached: several libraries may share one object, each on its own thread.
package final class FontCatalogFile: Sendable {
  package let path: String
  private let cached = Mutex<Contents?>(nil)

  /// The contents of a valid file.
  package struct Contents: Sendable {
    let catalog: FontCatalog
    /// The files and folders that fontconfig's configuration was read from.
    let configurationFiles: [String]
    /// A checksum of the catalogue and of everything that it depends on.
    let checksum: UInt64
  }

  /// The file at a path, which need not exist; nothing is read yet.
  package init(path: String) { self.path = path }

  /// The title changes with the layout of the bytes and with the rule for usable faces.
  package static let title = "labelkit fonts 5"

  /// More than the fonts of any machine need.
  private static let maximumBytes = 64 << 20

  /// The resolution of the slowest file system clock, in nanoseconds: a file that changed less than this ago may change again with the same
  /// time.
  private static let clockStep = 2_000_000_000

  /// The contents of the file, if they are still valid.
  package func read() -> Contents? {
    cached.withLock { cached in
      if cached == nil { cached = readFile() }
      return cached
    }
  }

  private func readFile() -> Contents? {
    guard let file = ChecksummedFile(path: path, title: Self.title, maximumBytes: Self.maximumBytes) else { return nil }
    var reader = file.reader
    guard reader.string() == FontSources.environment, let lastChange = reader.integer(Int64.self), let count = reader.count() else {
      return nil
    }
    var stamps = PathStamps()
    for _ in 0..<count {
      guard let path = reader.string(), let size = reader.integer(Int64.self), let changed = reader.integer(Int64.self),
        stamps.stamp(of: path) == Self.stamp(size: Int(size), changed: Int(changed))
      else { return nil }
    }
    guard stamps.lastChange == Int(lastChange), let fileCount = reader.count() else { return nil }
    var configurationFiles: [String] = []
    for _ in 0..<fileCount {
      guard let path = reader.string() else { return nil }
      configurationFiles.append(path)
    }
    // Without usable faces, ask fontconfig again; that is fast on a machine with few fonts.
    guard let catalog = FontCatalog(bytes: file.bytes, from: reader.offset), catalog.hasFaces else { return nil }
    return Contents(catalog: catalog, configurationFiles: configurationFiles, checksum: file.checksum)
  }

  /// Writes a catalogue for the next process, unless something that it depends on may have changed since it was loaded.
  package func write(_ catalog: FontCatalog, of configuration: FontConfiguration, loadedAt time: Int) {
    guard let sources = FontSources(of: configuration), !sources.changed(since: time - Self.clockStep) else { return }
    write(catalog, sources)
  }

  /// Writes a catalogue that is valid as long as the sources do not change.
  package func write(_ catalog: FontCatalog, _ sources: FontSources) {
    var body = ByteWriter()
    body.add(sources.environment)
    body.add(Int64(sources.lastChange))
    body.add(UInt32(sources.stamps.count))
    for (path, stamp) in sources.stamps.sorted(by: { $0.key < $1.key }) {
      body.add(path)
      for number in [stamp?.size ?? Self.missing, stamp?.changed ?? 0] { body.add(Int64(number)) }
    }
    body.add(UInt32(sources.configurationFiles.count))
    for path in sources.configurationFiles { body.add(path) }
    body.add(catalog.bytes)
    ChecksummedFile.replace(path, title: Self.title, body: body.bytes)
  }

  /// The size that is written for a path that does not exist.
  private static let missing = -1

  private static func stamp(size: Int, changed: Int) -> FileStamp? {
    size == missing ? nil : FileStamp(size: size, changed: changed)
  }
}
