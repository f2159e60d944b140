// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// A file of fallback faces by characters, next to the font catalogue: a run with the same characters needs no fontconfig.
///
/// The entries belong to one catalogue, which in turn depends on every font and setting. With another catalogue, or when the file is
/// damaged or not the user's own, the cache is empty. It is written when its owner is deinitialised; a run that is killed loses what it
/// added.
package final class FallbackCacheFile {
  private let path: String
  /// The checksum of the catalogue whose face positions the entries use.
  private let catalog: UInt64
  private let faceCount: Int
  /// A face's position for each query; `noFace` where no face has the characters.
  private var entries: [[UInt8]: UInt32]
  private var isChanged = false

  /// The title changes with the layout of the bytes and with the way faces are chosen.
  package static let title = "labelkit fallbacks 4"
  private static let noFace = UInt32.max
  private static let maximumEntries = 8192
  private static let maximumBytes = 4 << 20

  /// Reads the entries of a file, which need not exist.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - catalog: the checksum of the catalogue that the entries have to belong to.
  ///   - faceCount: the number of faces in that catalogue; entries with other positions are not believed.
  package init(path: String, catalog: UInt64, faceCount: Int) {
    self.path = path
    self.catalog = catalog
    self.faceCount = faceCount
    entries = Self.read(path, catalog, faceCount)
  }

  deinit { write() }

  /// The cached position of a query; nil inside means that no face has the characters, nil outside that the query is not cached.
  package func position(for query: FallbackCache.Query) -> Int?? {
    guard let key = Self.key(query), let entry = entries[key] else { return nil }
    return .some(entry == Self.noFace ? nil : Int(entry))
  }

  /// Caches the position of a query, or that no face has the characters (nil). A full cache stays as it is.
  package func insert(_ position: Int?, for query: FallbackCache.Query) {
    guard entries.count < Self.maximumEntries, let key = Self.key(query) else { return }
    entries[key] = position.map { UInt32(truncatingIfNeeded: $0) } ?? Self.noFace
    isChanged = true
  }

  /// Writes the entries, merged with those that other threads and processes have written meanwhile.
  package func write() {
    guard isChanged else { return }
    isChanged = false
    entries.merge(Self.read(path, catalog, faceCount)) { own, _ in own }
    var body = ByteWriter()
    body.add(catalog)
    body.add(UInt32(entries.count))
    for (key, entry) in entries.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      body.add(UInt32(key.count))
      body.add(key)
      body.add(entry)
    }
    ChecksummedFile.replace(path, title: Self.title, body: body.bytes)
  }

  private static func read(_ path: String, _ catalog: UInt64, _ faceCount: Int) -> [[UInt8]: UInt32] {
    guard var reader = ChecksummedFile(path: path, title: title, maximumBytes: maximumBytes)?.reader,
      reader.integer(UInt64.self) == catalog, let count = reader.count()
    else { return [:] }
    var entries: [[UInt8]: UInt32] = [:]
    entries.reserveCapacity(count)
    for _ in 0..<count {
      guard let key = reader.block(), let entry = reader.integer(UInt32.self), entry == noFace || entry < faceCount else { return [:] }
      entries[key] = entry
    }
    return reader.isAtEnd ? entries : [:]
  }

  /// The key bytes of a query; nil when the family's name contains a zero byte and so could not be told from what follows it.
  private static func key(_ query: FallbackCache.Query) -> [UInt8]? {
    let order = query.order
    guard !order.family.utf8.contains(0) else { return nil }
    var key = ByteWriter()
    for name in [order.family, order.style.weight.rawValue, order.style.width.rawValue, order.script.language] { key.add(name) }
    key.add(order.script.name)
    for family in order.script.families { key.add(family) }
    key.add(UInt8(order.style.isItalic ? 1 : 0))
    key.add(UInt8(order.prefersColor ? 1 : 0))
    for scalar in query.cluster { key.add(scalar.value) }
    return key.bytes
  }
}
