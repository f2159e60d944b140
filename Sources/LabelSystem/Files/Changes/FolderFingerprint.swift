// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

/// A hash of the names, lengths and times in a folder.
package enum FolderFingerprint {
  /// The maximum nesting depth of folders; far more than any icon set has.
  fileprivate static let maximumDepth = 8

  /// The hash of all names below a folder and the stamps of its files, following links; the hash of no bytes if there is no folder.
  ///
  /// A folder is not hashed again for each link to it.
  ///
  /// - Parameters:
  ///   - isDeep: Whether subfolders are listed; otherwise only their own times count, which change when files come and go.
  ///   - hasTimes: Whether times count, which differ between copies of a folder on two machines.
  package static func hash(of path: String, isDeep: Bool, hasTimes: Bool = true) -> ContentHash {
    var walk = FolderWalk(hasTimes: hasTimes)
    if let identity = FileIdentity(path: path) { walk.add(path, identity, depth: isDeep ? 0 : maximumDepth - 1, isBehindLink: false) }
    return walk.hash
  }
}

/// Hashes a folder and the folders in it.
private struct FolderWalk {
  private(set) var hash = ContentHash()
  private let hasTimes: Bool
  /// The depths at which folders were listed. A folder is not listed again, because links can lead to it in any number of ways; only at a smaller
  /// depth, where the maximum leaves out less of it.
  private var listed: [FileIdentity: Int] = [:]
  private var foldersBehindLinks = 0

  /// The maximum number of folders that are reached through links. Without it a link to `/` would list the whole file system.
  private static let maximumFoldersBehindLinks = 10_000

  init(hasTimes: Bool) { self.hasTimes = hasTimes }

  mutating func add(_ path: String, _ identity: FileIdentity, depth: Int, isBehindLink: Bool) {
    guard depth < min(listed[identity] ?? .max, FolderFingerprint.maximumDepth) else { return }
    listed[identity] = depth
    if isBehindLink {
      guard foldersBehindLinks < Self.maximumFoldersBehindLinks else { return }
      foldersBehindLinks += 1
    }
    guard let listing = try? FolderListing(path: path) else { return }
    var entries: [FolderListing.Entry] = []
    while let entry = listing.next() { entries.append(entry) }
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      let inner = "\(path)/\(entry.name)"
      hash.add(entry.name)
      let status = try? Stat(inner)
      let stamp = status.map { FileStamp($0) }
      // The length of a folder depends on its file system.
      hash.add(UInt64(bitPattern: Int64(hasTimes || entry.isFile ? stamp?.size ?? -1 : -1)))
      if hasTimes { hash.add(UInt64(bitPattern: Int64(stamp?.changed ?? -1))) }
      if let status, status.type == .directory {
        add(inner, FileIdentity(status), depth: depth + 1, isBehindLink: isBehindLink || !entry.isFolder)
      }
    }
    hash.add(UInt64(entries.count))
  }
}
