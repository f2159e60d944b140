// SPDX-License-Identifier: MIT

internal import LabelSystem
internal import Synchronization

/// A catalogue of the system's fonts that outlives the process, with all that it depends on.
///
/// A file that is not whole, not the user's own, or from other fonts, settings or versions counts as none. One that was read is kept: any
/// number of libraries may share it, each on its own thread, and whoever comes first reads it for all.
package final class FontCatalogFile: Sendable {
  let path: String
  private let known = Mutex<(catalog: FontCatalog, checksum: UInt64)?>(nil)

  /// Where the file lies, or is to lie; nothing is read yet.
  package init(path: String) { self.path = path }

  /// Changes with the layout of the bytes and with what is understood by a usable face.
  private static let title = "labelkit fonts 3"

  /// More than the fonts of any machine.
  private static let maximumBytes = 64 << 20

  /// A file system's clock may stand still this long, so that what changed lately may change again without being seen.
  private static let clockStep = 2_000_000_000

  /// The catalogue, if it is still true, and the checksum that stands for it and for all that it depends on.
  func read() -> (catalog: FontCatalog, checksum: UInt64)? {
    known.withLock { known in
      if known == nil { known = fromDisk() }
      return known
    }
  }

  private func fromDisk() -> (catalog: FontCatalog, checksum: UInt64)? {
    guard let file = CheckedFile(path: path, title: Self.title, maximumBytes: Self.maximumBytes) else { return nil }
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
    guard stamps.lastChange == Int(lastChange) else { return nil }
    return FontCatalog(bytes: file.bytes, from: reader.offset).map { ($0, file.checksum) }
  }

  /// Keeps a catalogue for the next process, unless something that it depends on may have changed since it was loaded.
  func write(_ catalog: FontCatalog, of configuration: FontConfiguration, loadedAt time: Int) {
    guard let sources = FontSources(of: configuration), !sources.changed(since: time - Self.clockStep) else { return }
    write(catalog, sources)
  }

  func write(_ catalog: FontCatalog, _ sources: FontSources) {
    var body = ByteWriter()
    body.add(sources.environment)
    body.add(Int64(sources.lastChange))
    body.add(UInt32(sources.stamps.count))
    for (path, stamp) in sources.stamps.sorted(by: { $0.key < $1.key }) {
      body.add(path)
      for number in [stamp?.size ?? Self.missing, stamp?.changed ?? 0] { body.add(Int64(number)) }
    }
    body.add(catalog.bytes)
    CheckedFile.replace(path, title: Self.title, body: body.bytes)
  }

  /// The length that is written down for a path where nothing is.
  private static let missing = -1

  private static func stamp(size: Int, changed: Int) -> FileStamp? {
    size == missing ? nil : FileStamp(size: size, changed: changed)
  }
}
