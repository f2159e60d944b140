// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout
package import LabelManifest
package import LabelSystem
internal import LabelText
internal import Synchronization

/// The input files of labels, with hashes of their contents.
///
/// Each file is read once. Any number of threads may call at once.
package final class InputFiles: Sendable {
  private struct HashedFile {
    let hash: ContentHash
    /// Its state before it was hashed.
    let version: FileVersion
    /// Taken before it was read; nil for a file that did not exist.
    let stamp: FileStamp?
  }

  private struct State {
    var hashed: [String: HashedFile] = [:]
    /// The identities of the files that labels are rendered from, so that no output replaces one.
    var identities = LRUCache<FileIdentity, Bool>(costLimit: .max)
    /// The listings of icon folders; nil for an icon font.
    var icons: [String: IconFolderSources?] = [:]
    /// The files of prefixed icon names, by folder and name; nil for a name without a file.
    var iconFiles: [[String]: String?] = [:]
    /// The pictures beside a drawing that it refers to, by its path.
    var pictures: [String: [String]] = [:]
  }

  private let state = Mutex(State())

  /// The icon folders and icon fonts of the command line by prefix; they override those of a manifest.
  private let iconSets: [String: String]

  /// Creates an empty collection.
  ///
  /// - Parameter iconSets: the icon folders and icon fonts of the command line by prefix.
  package init(iconSets: [String: String] = [:]) { self.iconSets = iconSets }

  /// The stamps of all requested files, taken just before they were read; nil for a file that did not exist.
  package var stamps: [String: FileStamp?] { state.withLock { $0.hashed.mapValues(\.stamp) } }

  /// The content hashes of all requested files.
  package var hashes: [String: ContentHash] { state.withLock { $0.hashed.mapValues(\.hash) } }

  /// The paths of all requested files, including ones that do not exist, in alphabetical order.
  package var paths: [String] { state.withLock { $0.hashed.keys.sorted() } }

  /// Whether a file is one of the inputs that no output replaces.
  package func contains(_ identity: FileIdentity) -> Bool { state.withLock { $0.identities[identity] != nil } }

  /// Adds a file to the inputs that no output replaces, without reading it.
  func protect(_ path: String) {
    guard let identity = FileIdentity(path: path) else { return }
    state.withLock { $0.identities.insert(true, for: identity) }
  }

  /// Whether all inputs are as they were when they were hashed.
  var areUnchanged: Bool { areUnchanged(state.withLock { Array($0.hashed.keys) }) }

  /// Whether the icon and font files of a label have not changed since they were hashed, before it was rendered. If they have, the label may
  /// have been rendered with other contents than those of the hash.
  func areUnchanged(of job: LabelJob) -> Bool { areUnchanged(files(of: job)) }

  private func areUnchanged(_ paths: [String]) -> Bool {
    paths.allSatisfy { path in state.withLock { $0.hashed[path]?.version }?.isCurrent(path: path) ?? true }
  }

  /// A hash of the paths and contents of all icon and font files that a label names.
  @discardableResult package func hash(of job: LabelJob) -> UInt64 {
    var hash = ContentHash()
    // Strings files are only recorded as inputs: the label's own hash covers the text that was looked up.
    for path in job.resources.stringFiles { contents(of: path) }
    for path in files(of: job) {
      hash.add(path)
      hash.add(contents(of: path))
    }
    return hash.words.0
  }

  /// Hashes a file's contents and records the file as an input.
  @discardableResult package func contents(of path: String) -> ContentHash {
    if let cached = state.withLock({ $0.hashed[path]?.hash }) { return cached }
    let version = FileVersion.settled(path: path)
    let stamp = FileStamp(path: path)
    // An unreadable file gets the hash of no bytes. That is safe: its labels fail, and failures are never recorded.
    let file = HashedFile(hash: Self.contentHash(of: path), version: version, stamp: stamp)
    // Another thread may already be rendering from the contents that it has found.
    return state.withLock { $0.hashed.value(of: path, orNew: file).hash }
  }

  /// The largest input except rows, in bytes: the largest font. A larger file fails its labels, and is not read to find that out.
  private static let largestFile = 1 << 30

  /// The hash of an input file; the hash of no bytes if it cannot be read or is too large. Manifests of rows may have any length.
  static func contentHash(of path: String) -> ContentHash {
    FileContents.hash(at: path, limit: ManifestFormat(path: path)?.isReadByRows ?? false ? .max : largestFile)
  }

  /// The icon and font files that a label is rendered from.
  package func filesRead(by job: LabelJob) -> [String] {
    files(of: job) { sources, name in [file(of: name, in: sources)].compactMap { $0 } }
  }

  /// The file of an icon, and the pictures that it refers to.
  private func withPictures(_ path: String) -> [String] {
    guard IconFile.stem(path) != nil, UntrustedInput.readablePaths == nil else { return [path] }
    if let known = state.withLock({ $0.pictures[path] }) { return [path] + known }
    let pictures = (try? IconFile.bytes(at: path)).map { SVGReader.pictureFiles($0, path: path) } ?? []
    return [path] + state.withLock { $0.pictures.value(of: path, orNew: pictures) }
  }

  private func file(of name: String, in sources: IconFolderSources) -> String? {
    let key = [sources.path, name]
    if let known = state.withLock({ $0.iconFiles[key] }) { return known }
    let file = sources.file(of: name)
    return state.withLock { $0.iconFiles.value(of: key, orNew: file) }
  }

  /// The icon and font files that a label names, and those that a prefixed icon name may refer to.
  private func files(of job: LabelJob) -> [String] { files(of: job) { sources, name in sources.files(affecting: name) } }

  private func files(of job: LabelJob, _ filesOfIcon: (IconFolderSources, String) -> [String]) -> [String] {
    let storage = job.label.storage
    if !storage.mayNameFiles { return [] }
    let record = storage.record
    let icons = ([record.icon] + (record.attributedTitle ?? []).map(\.icon)).compactMap { $0 }
    let fonts = ([record.font] + (record.attributedTitle ?? []).map(\.font)).compactMap { $0 }
    let fontFiles = fonts.compactMap(\.file)
    return (icons.compactMap(\.file) + fontFiles).map { Manifest.path($0, in: job.folder) }.flatMap(withPictures)
      + icons.compactMap(\.name).flatMap { candidates(for: $0, job.resources, filesOfIcon) }.flatMap(withPictures)
  }

  /// The files that a prefixed icon name may refer to.
  private func candidates(
    for name: String, _ resources: LabelResources, _ filesOfIcon: (IconFolderSources, String) -> [String]
  ) -> [String] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    let prefix = String(name[..<colon])
    guard let path = iconSets[prefix] ?? resources.iconFolders[prefix] else { return [] }
    return sources(in: path).map { filesOfIcon($0, String(name[name.index(after: colon)...])) } ?? [path]
  }

  private func sources(in path: String) -> IconFolderSources? {
    if let cached = state.withLock({ $0.icons[path] }) { return cached }
    let sources = (try? IconFolder(prefix: "", path: path)).map { IconFolderSources($0) }
    return state.withLock { $0.icons.value(of: path, orNew: sources) }
  }
}

extension Dictionary {
  /// The value of a key, which becomes `new` if there is none: what one thread has found and uses is not replaced by another's.
  fileprivate mutating func value(of key: Key, orNew new: Value) -> Value {
    if let existing = self[key] { return existing }
    self[key] = .some(new)
    return new
  }
}
