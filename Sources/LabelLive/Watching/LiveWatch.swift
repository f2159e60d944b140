// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem
internal import SystemPackage

/// The files that a session is made from, with their states when they were last looked at.
struct LiveInputs: Sendable {
  /// The state of a file or folder; nil stamps for one that does not exist.
  private struct State: Hashable {
    var stamp: FileStamp?
    var identity: FileIdentity?

    init(_ path: String) {
      stamp = FileStamp(path: path)
      identity = FileIdentity(path: path)
    }
  }

  private var states: [String: State] = [:]
  /// Hashes of the names, lengths and times of all files in the folders of fonts and icons. A file that is overwritten does not change its folder.
  private var trees: [String: ContentHash] = [:]
  /// The paths of font folders, whose change makes every image doubtful.
  private(set) var fonts: Set<String> = []
  /// The paths of the manifests and of their strings.
  private(set) var texts: Set<String> = []
  /// The folders of accepted images, which change when one is accepted.
  private(set) var accepted: Set<String> = []

  init() {}

  /// Looks at some files.
  init(_ paths: some Sequence<String>) {
    for path in paths { states[path] = State(path) }
  }

  /// The same files as they are now.
  var again: LiveInputs {
    var inputs = LiveInputs(states.keys)
    for folder in trees.keys { inputs.trees[folder] = Self.tree(folder) }
    return inputs
  }

  private static func tree(_ folder: String) -> ContentHash { FolderFingerprint.hash(of: folder, isDeep: true) }

  /// Looks at the manifests and at everything that they name.
  ///
  /// - Parameters:
  ///   - resources: The fonts and icons of the command line.
  ///   - files: The icon and font files that labels name.
  ///   - accepted: The folders of accepted images.
  ///   - before: Files that were looked at before they were read, so that no change is missed.
  init(
    _ manifests: [LiveManifest], _ resources: Resources, files: some Sequence<String>, accepted: Set<String>, before: LiveInputs
  ) {
    self.accepted = accepted
    fonts = Set(resources.fontFolders)
    var folders = Set(resources.iconFolders.values)
    for manifest in manifests {
      texts.insert(manifest.path)
      texts.formUnion(manifest.resources.stringFiles)
      if let strings = manifest.resources.stringsPath { texts.insert(strings) }
      fonts.formUnion(manifest.resources.fontFolders)
      folders.formUnion(manifest.resources.iconFolders.values)
    }
    folders.formUnion(fonts)
    for path in texts.union(folders).union(accepted).union(files) { states[path] = before.states[path] ?? State(path) }
    for folder in folders { trees[folder] = before.trees[folder] ?? Self.tree(folder) }
  }

  /// The files and folders that have changed since.
  ///
  /// - Parameter looksIntoFolders: Whether all files in the folders of fonts and icons are looked at, of which there may be thousands.
  func changed(looksIntoFolders: Bool) -> Set<String> {
    let files = states.filter { State($0.key) != $0.value }.map(\.key)
    return Set(files + (looksIntoFolders ? trees.filter { Self.tree($0.key) != $0.value }.map(\.key) : []))
  }

  /// The folders whose events tell of changes.
  var folders: Set<String> {
    Set(states.keys.map { FilePath($0).folder.string }).union(fonts).union(
      states.keys.filter { (try? Stat(FilePath($0)))?.type == .directory })
  }
}

/// Tells a session of changes of its files, on a thread of its own.
///
/// The system tells of changes at once; files are also looked at four times in a second, and all those in folders of fonts and icons
/// every other second, for disks whose changes have no events.
final class LiveWatch: Sendable {
  private let isStopped = Stopper()
  private let thread: TaskThreads

  /// - Parameters:
  ///   - inputs: Returns the files to watch now.
  ///   - onChange: Called with the files that have changed, before the next look.
  init(inputs: @escaping @Sendable () -> LiveInputs, onChange: @escaping @Sendable (Set<String>) -> Void) {
    thread = TaskThreads(count: 1)
    let isStopped = isStopped
    _ = thread.run {
      var folders: Set<String> = []
      var watch = FolderWatch(folders)
      var looks = 0
      while !isStopped.value {
        let current = inputs()
        let wanted = current.folders
        if wanted != folders {
          folders = wanted
          watch = FolderWatch(folders)
        }
        let hasEvents = watch.wait(milliseconds: 250)
        if hasEvents {
          // An editor writes, renames and sets rights; a few milliseconds later all of it is done.
          var rounds = 0
          while rounds < Self.maximumRounds, watch.wait(milliseconds: Self.quietMilliseconds) { rounds += 1 }
        }
        if isStopped.value { return }
        // What the session has read meanwhile is no change.
        looks += 1
        let changed = inputs().changed(looksIntoFolders: hasEvents || looks.isMultiple(of: Self.looksForEachIntoFolders))
        if !changed.isEmpty { onChange(changed) }
      }
    }
  }

  private static let looksForEachIntoFolders = 8
  private static let quietMilliseconds: Int32 = 4
  private static let maximumRounds = 10

  /// Ends the thread.
  func stop() {
    isStopped.value = true
    thread.stop()
  }
}
