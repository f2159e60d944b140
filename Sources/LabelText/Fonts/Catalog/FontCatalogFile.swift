// SPDX-License-Identifier: MIT

/// A catalogue of the system's fonts that outlives the process, with all that it depends on.
///
/// A file that is not whole, not the user's own, or from other fonts, settings or versions counts as none. Its checksum finds damage; that
/// nothing in it can crash or be read beyond its end is `ByteReader`'s care.
struct FontCatalogFile {
  let path: String

  /// Changes with the layout of the bytes and with what is understood by a usable face.
  private static let title = "labelkit fonts 1"

  /// More than the fonts of any machine.
  private static let maximumBytes = 64 << 20

  /// A file system's clock may stand still this long, so that what changed lately may change again without being seen.
  private static let clockStep: Int64 = 2_000_000_000

  /// The catalogue, if it is still true, and the checksum that stands for it and for all that it depends on.
  func read() -> (catalog: FontCatalog, checksum: UInt64)? {
    guard let bytes = CacheFile.contents(of: path, limit: Self.maximumBytes, isOwn: true) else { return nil }
    var reader = ByteReader(bytes)
    guard reader.string() == Self.title, let sum = reader.integer(UInt64.self), sum == Self.checksum(of: bytes[reader.offset...]),
      let surroundings = reader.string(), surroundings == FontSources.surroundings, let count = reader.count()
    else { return nil }
    for _ in 0..<count {
      guard let path = reader.string(), let size = reader.integer(Int64.self), let modified = reader.integer(Int64.self),
        let changed = reader.integer(Int64.self), FileChange(path: path) == FileChange(size: size, modified: modified, changed: changed)
      else { return nil }
    }
    return FontCatalog(bytes: bytes, from: reader.offset).map { ($0, sum) }
  }

  /// Keeps a catalogue for the next process, unless something that it depends on may have changed since it was loaded.
  func write(_ catalog: FontCatalog, of configuration: FontConfiguration, loadedAt time: Int64) {
    guard let sources = FontSources(of: configuration), !sources.changed(since: time - Self.clockStep) else { return }
    write(catalog, sources)
  }

  func write(_ catalog: FontCatalog, _ sources: FontSources) {
    var body = ByteWriter()
    body.add(sources.surroundings)
    body.add(UInt32(sources.changes.count))
    for (path, change) in sources.changes.sorted(by: { $0.key < $1.key }) {
      body.add(path)
      for number in [change.size, change.modified, change.changed] { body.add(number) }
    }
    body.add(catalog.bytes)
    var file = ByteWriter()
    file.add(Self.title)
    file.add(Self.checksum(of: body.bytes[...]))
    file.add(body.bytes)
    CacheFile.replace(path, with: file.bytes)
  }

  /// Of eight bytes at a time; it guards against accidents, not against its owner.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum = UInt64(bytes.count)
      func add(_ word: UInt64) {
        let product = (sum ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        sum = product.high ^ product.low ^ word
      }
      var offset = 0
      while bytes.count - offset >= 8 {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      for byte in bytes[offset...] { add(UInt64(byte)) }
      return sum
    }
  }
}
