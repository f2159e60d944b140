// SPDX-License-Identifier: MIT

package import LabelCore

/// What is in a folder, by names, lengths and times.
package enum FolderNames {
  /// Folders inside folders that are looked into; far beyond any set of icons.
  private static let depth = 8

  /// Stands for all names below a folder and the stamps of its files, links followed; that of nothing where there is no folder.
  ///
  /// - Parameter isDeep: whether folders inside it are looked into; else only their own times count, which tell of files that come and go.
  package static func hash(of path: String, isDeep: Bool) -> ContentHash {
    var hash = ContentHash()
    add(path, to: &hash, depth: isDeep ? 0 : depth - 1)
    return hash
  }

  private static func add(_ path: String, to hash: inout ContentHash, depth: Int) {
    guard depth < Self.depth, let listing = try? FolderListing(path: path) else { return }
    var names: [(name: String, isFile: Bool)] = []
    while let entry = listing.next() { names.append(entry) }
    for (name, isFile) in names.sorted(by: { $0.name < $1.name }) {
      hash.add(name)
      let stamp = FileStamp(path: "\(path)/\(name)")
      hash.add(UInt64(bitPattern: Int64(stamp?.size ?? -1)))
      hash.add(UInt64(bitPattern: Int64(stamp?.changed ?? -1)))
      if !isFile { add("\(path)/\(name)", to: &hash, depth: depth + 1) }
    }
    hash.add(UInt64(names.count))
  }
}
