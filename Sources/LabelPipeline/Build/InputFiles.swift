// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelText
internal import Synchronization

/// The files that labels are made from: what they hold, and which they are.
///
/// Each is read once. Any number of threads may ask at once.
package final class InputFiles: Sendable {
  private struct State {
    var hashes: [String: ContentHash] = [:]
    /// The names in a folder of icons.
    var icons: [String: [String]] = [:]
  }

  private let state = Mutex(State())

  /// No files yet.
  package init() {}

  /// All files that were asked for, in alphabetical order; such that do not exist are among them.
  package var paths: [String] { state.withLock { $0.hashes.keys.sorted() } }

  /// Stands for the contents of all icon and font files that a label names.
  package func hash(of job: LabelJob) -> UInt64 {
    var hash = ContentHash()
    // Labels hold the texts that were found: only the paths are kept.
    for path in job.resources.stringFiles { contents(of: path) }
    for path in files(of: job) {
      hash.add(path)
      hash.add(contents(of: path))
    }
    return hash.words.0
  }

  /// Hashes a file and keeps its path, as of a manifest or a table of strings.
  @discardableResult package func contents(of path: String) -> ContentHash {
    if let known = state.withLock({ $0.hashes[path] }) { return known }
    let hash = Self.hash(path)
    state.withLock { $0.hashes[path] = hash }
    return hash
  }

  private func files(of job: LabelJob) -> [String] {
    let record = job.label.record
    let icons = ([record.icon] + (record.attributedTitle ?? []).map(\.icon)).compactMap { $0 }
    let fonts = ([record.font] + (record.attributedTitle ?? []).map(\.font)).compactMap { $0 }
    let fontFiles = fonts.compactMap(\.file)
    return (icons.compactMap(\.file) + fontFiles).map { Manifest.path($0, in: job.folder) }
      + icons.compactMap(\.name).flatMap { candidates(for: $0, job.resources) }
  }

  /// The files in a manifest's folder that a prefixed name may lead to: it and its variants, such as logo.svg and logo.fill.svg.
  private func candidates(for name: String, _ resources: LabelResources) -> [String] {
    guard let colon = name.firstIndex(of: ":"), let folder = resources.iconFolders[String(name[..<colon])] else { return [] }
    let stem = name[name.index(after: colon)...].prefix { $0 != "." }
    return names(in: folder).filter { $0.hasPrefix(stem) && $0.dropFirst(stem.count).first.map { $0 == "." } ?? true }
      .map { "\(folder)/\($0).svg" }
  }

  private func names(in folder: String) -> [String] {
    if let known = state.withLock({ $0.icons[folder] }) { return known }
    let names = (try? IconFolder(prefix: "", path: folder))?.names() ?? []
    state.withLock { $0.icons[folder] = names }
    return names
  }

  /// A file that cannot be read has the hash of nothing: its labels fail, and failures are never taken down.
  private static func hash(_ path: String) -> ContentHash {
    var hash = ContentHash()
    guard let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)) else { return hash }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file.number, &chunk, chunk.count)
      guard count > 0 else { return hash }
      hash.add(Array(chunk[..<count]))
    }
  }
}

extension FontDescription {
  /// The file that the font is in, as it is written; nil for a family.
  fileprivate var file: String? {
    if case .file(let path) = family { path } else { nil }
  }
}
