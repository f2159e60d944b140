// SPDX-License-Identifier: MIT

package import LabelCore

/// A hash of the names, lengths and times in a folder.
package enum FolderFingerprint {
  /// The maximum nesting depth of folders; far more than any icon set has.
  private static let maximumDepth = 8

  /// The hash of all names below a folder and the stamps of its files, following links; the hash of no bytes if there is no folder.
  ///
  /// - Parameters:
  ///   - isDeep: Whether subfolders are listed; otherwise only their own times count, which change when files come and go.
  ///   - hasTimes: Whether times count, which differ between copies of a folder on two machines.
  package static func hash(of path: String, isDeep: Bool, hasTimes: Bool = true) -> ContentHash {
    var hash = ContentHash()
    add(path, to: &hash, depth: isDeep ? 0 : maximumDepth - 1, hasTimes)
    return hash
  }

  private static func add(_ path: String, to hash: inout ContentHash, depth: Int, _ hasTimes: Bool) {
    guard depth < Self.maximumDepth, let listing = try? FolderListing(path: path) else { return }
    var names: [(name: String, isFile: Bool)] = []
    while let entry = listing.next() { names.append((entry.name, entry.isFile)) }
    for (name, isFile) in names.sorted(by: { $0.name < $1.name }) {
      hash.add(name)
      let stamp = FileStamp(path: "\(path)/\(name)")
      // The length of a folder depends on its file system.
      hash.add(UInt64(bitPattern: Int64(hasTimes || isFile ? stamp?.size ?? -1 : -1)))
      if hasTimes { hash.add(UInt64(bitPattern: Int64(stamp?.changed ?? -1))) }
      if !isFile { add("\(path)/\(name)", to: &hash, depth: depth + 1, hasTimes) }
    }
    hash.add(UInt64(names.count))
  }
}
