// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout
package import LabelManifest
package import LabelSystem
internal import LabelText
internal import Synchronization

/// The files that labels are made from: what they hold, and which they are.
///
/// Each is read once. Any number of threads may ask at once.
package final class InputFiles: Sendable {
  private struct State {
    var hashes: [String: ContentHash] = [:]
    /// From before the files were read; nil for one that was not there.
    var stamps: [String: FileStamp?] = [:]
    /// Folders of icons, as they were listed; nil for an icon font.
    var icons: [String: IconFolderSources?] = [:]
  }

  private let state = Mutex(State())

  /// Folders and fonts of icons by the prefixes of the command line, which win over those of a manifest.
  private let iconSets: [String: String]

  /// No files yet.
  ///
  /// - Parameter iconSets: folders and fonts of icons by the prefixes of the command line.
  package init(iconSets: [String: String] = [:]) { self.iconSets = iconSets }

  /// All files that were asked for, as they were just before they were read; nil for one that was not there.
  package var stamps: [String: FileStamp?] { state.withLock { $0.stamps } }

  /// All files that were asked for, with what they hold.
  package var hashes: [String: ContentHash] { state.withLock { $0.hashes } }

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
    let stamp = FileStamp(path: path)
    // Of a file that cannot be read that of nothing: its labels fail, and failures are never taken down.
    let hash = FileContents.hash(at: path)
    state.withLock { state in
      state.hashes[path] = hash
      state.stamps[path] = .some(stamp)
    }
    return hash
  }

  private func files(of job: LabelJob) -> [String] {
    let label = job.label
    if !label.shared.record.mayNameFiles { return [] }
    let record = label.record
    let icons = ([record.icon] + (record.attributedTitle ?? []).map(\.icon)).compactMap { $0 }
    let fonts = ([record.font] + (record.attributedTitle ?? []).map(\.font)).compactMap { $0 }
    let fontFiles = fonts.compactMap(\.file)
    return (icons.compactMap(\.file) + fontFiles).map { Manifest.path($0, in: job.folder) }
      + icons.compactMap(\.name).flatMap { candidates(for: $0, job.resources) }
  }

  /// The files that a prefixed name may lead to.
  private func candidates(for name: String, _ resources: LabelResources) -> [String] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    let prefix = String(name[..<colon])
    guard let path = iconSets[prefix] ?? resources.iconFolders[prefix] else { return [] }
    return sources(in: path).map { $0.files(decidingOn: String(name[name.index(after: colon)...])) } ?? [path]
  }

  private func sources(in path: String) -> IconFolderSources? {
    if let known = state.withLock({ $0.icons[path] }) { return known }
    let sources = (try? IconFolder(prefix: "", path: path)).map { IconFolderSources($0) }
    state.withLock { $0.icons[path] = .some(sources) }
    return sources
  }
}

extension LabelRecord {
  /// Whether the label may need files of its own; most have a built-in icon and a family.
  fileprivate var mayNameFiles: Bool {
    attributedTitle != nil || font?.file != nil || icon?.isOutside ?? false
  }
}

extension FontDescription {
  /// The file that the font is in, as it is written; nil for a family.
  fileprivate var file: String? {
    if case .file(let path) = family { path } else { nil }
  }
}
