// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
package import LabelManifest
package import LabelSystem
internal import Synchronization

/// What former runs of the same manifests into the same folder made: a file that no run needs, only faster for it.
///
/// A table on disk has an entry a file, by its path; beside it, in `<path>.names`, stand the paths themselves. Both are written as the
/// run goes on, some hundreds of files at a time, so that a run that is killed has done nearly all of its work for the next one. Any
/// number of threads may ask at once.
package final class BuildState: Sendable {
  private struct State: ~Copyable {
    var table: DiskTable
    /// Entries of files that this run planned.
    var seen: UInt64 = 0

    mutating func add(_ path: OutputPath, _ hash: ContentHash, _ words: (UInt64, UInt64, UInt64, UInt64, UInt64)) {
      let generation = table.generation
      let old = table.put(hash, words, extra: UInt32(generation), name: "\(path)\n")
      if old.map({ $0[7] >> 32 != generation }) ?? true { seen += 1 }
    }
  }

  private let state: Mutex<State>
  private let namesPath: String

  /// Opens the state at `path`, making it if need be; nil when it cannot be, or another run has it. Then all is made anew.
  package init?(path: String) {
    namesPath = path + ".names"
    guard let names = Descriptor(Glibc.open(namesPath, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644)),
      let table = DiskTable.stored(at: path, names: names)
    else { return nil }
    state = Mutex(State(table: table))
    state.withLock { state in
      state.table.generation = (state.table.generation + 1) & 0xFFFF_FFFF
      state.table.save()
    }
  }

  /// Why a file has to be made; or the file, when it is as a former run with the same key left it. The file counts as planned.
  ///
  /// - Parameters:
  ///   - key: what the file is made from now; nil when that cannot be told. Asked for only if a former run made the file.
  ///   - stamp: of the file as it is now; asked for as `key` is.
  ///   - isKept: whether the file keeps its name when it is made anew, and so is planned whatever the verdict.
  package func verdict(
    on path: OutputPath, key: @autoclosure () -> BuildKey?, stamp: @autoclosure () -> FileStamp?, isKept: Bool = true
  ) -> Result<BatchResult.Made, StaleVerdict> {
    let hash = Self.hash(path)
    let verdict = verdict(on: isKept ? see(hash) : state.withLock { $0.table.entry(hash) }, key: key, stamp: stamp)
    if case .success = verdict, !isKept { _ = see(hash) }
    return verdict
  }

  private func verdict(
    on entry: DiskTable.Entry?, key: () -> BuildKey?, stamp: () -> FileStamp?
  ) -> Result<BatchResult.Made, StaleVerdict> {
    guard let entry else { return .failure(StaleVerdict(.new)) }
    guard entry[3] != 0 || entry[4] != 0, let key = key() else { return .failure(StaleVerdict(.new)) }
    guard entry[2] == key.label else { return .failure(StaleVerdict(.label)) }
    guard entry[3] == key.files else { return .failure(StaleVerdict(.files)) }
    guard entry[4] == key.tool else { return .failure(StaleVerdict(.tool)) }
    guard let stamp = stamp() else { return .failure(StaleVerdict(.gone)) }
    let made = Self.made(entry)
    return made.stamp == stamp ? .success(made) : .failure(StaleVerdict(.touched))
  }

  /// Takes down a file beside the pictures, by a hash of what it was made from.
  package func note(_ path: OutputPath, hash: ContentHash, _ stamp: FileStamp?) {
    note(path, key: Self.key(hash), BatchResult.Made(stamp: stamp))
  }

  /// Whether a file beside the pictures is as a former run left it, made from what has the same hash.
  package func isCurrent(_ path: OutputPath, hash: ContentHash, _ stamp: FileStamp?) -> Bool {
    if case .success = verdict(on: path, key: Self.key(hash), stamp: stamp) { true } else { false }
  }

  private static func key(_ hash: ContentHash) -> BuildKey { BuildKey(label: hash.words.0, files: hash.words.1, tool: 1) }

  /// Takes down a file that was made.
  package func note(_ path: OutputPath, key: BuildKey, _ made: BatchResult.Made) {
    guard let stamp = made.stamp, stamp.size < 1 << 32, made.pixelWidth < 1 << 16, made.pixelHeight < 1 << 16 else { return }
    let sizes = UInt64(stamp.size) << 32 | UInt64(made.pixelWidth) << 16 | UInt64(made.pixelHeight)
    put(path, (key.label, key.files, key.tool, UInt64(bitPattern: Int64(stamp.changed)), sizes))
  }

  /// Takes down that a file is still planned, whatever becomes of it.
  package func see(_ path: OutputPath) { _ = see(Self.hash(path)) }

  private func see(_ hash: ContentHash) -> DiskTable.Entry? {
    state.withLock { state in
      let entry = state.table.mark(hash, extra: UInt32(state.table.generation))
      if let entry, entry[7] >> 32 != state.table.generation { state.seen += 1 }
      return entry
    }
  }

  /// The number of this run, and how many files it has planned so far.
  package var run: (generation: UInt64, outputs: Int) { state.withLock { ($0.table.generation, Int($0.seen)) } }

  /// Whether a run left as many files, all of which are as it left them.
  package func areAsLeft(by generation: UInt64, count: Int, in folder: OutputFolder) -> Bool {
    var known: Set<String> = []
    var found = 0
    for name in names() where known.insert(name).inserted {
      guard let path = try? OutputPath(name), let entry = state.withLock({ $0.table.entry(Self.hash(path)) }), entry[7] >> 32 == generation
      else { continue }
      guard entry[4] != 0, Self.made(entry).stamp == folder.stamp(of: path) else { return false }
      found += 1
    }
    return found == count
  }

  /// The files of former runs that this one did not plan and that are as they were left.
  package func leftovers(in folder: OutputFolder) -> [OutputPath] {
    if state.withLock({ $0.seen >= $0.table.count }) { return [] }
    var known: Set<String> = []
    var found: [OutputPath] = []
    for name in names() where known.insert(name).inserted {
      guard let path = try? OutputPath(name) else { continue }
      let isLeft = state.withLock { state -> Bool in
        guard let entry = state.table.entry(Self.hash(path)), entry[7] >> 32 != state.table.generation else { return false }
        return Self.made(entry).stamp == folder.stamp(of: path)
      }
      if isLeft { found.append(path) }
    }
    return found
  }

  /// Takes down that a file is no longer there.
  package func forget(_ path: OutputPath) {
    state.withLock { _ = $0.table.put(Self.hash(path), (0, 0, 0, 0, 0), extra: UInt32($0.table.generation)) }
  }

  // MARK: Entries

  private func put(_ path: OutputPath, _ words: (UInt64, UInt64, UInt64, UInt64, UInt64)) {
    let hash = Self.hash(path)
    state.withLock { state in
      state.add(path, hash, words)
    }
  }

  private static func hash(_ path: OutputPath) -> ContentHash { ContentHash(ofUTF8: path.description) }

  private static func made(_ entry: DiskTable.Entry) -> BatchResult.Made {
    let stamp = FileStamp(size: Int(entry[6] >> 32), changed: Int(Int64(bitPattern: entry[5])))
    return BatchResult.Made(
      byteCount: stamp.size, pixelWidth: Int(entry[6] >> 16 & 0xFFFF), pixelHeight: Int(entry[6] & 0xFFFF), stamp: stamp)
  }

  private func names() -> [String] {
    var splitter = LineSplitter()
    var names: [String] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    state.withLock { $0.table.saveNames() }
    guard let file = Descriptor(Glibc.open(namesPath, O_RDONLY | O_CLOEXEC)) else { return [] }
    while true {
      let count = Glibc.read(file.number, &chunk, chunk.count)
      guard count > 0 else { return names }
      names += splitter.lines(adding: Array(chunk[..<count])).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }
}

/// That a file has to be made, and why.
package struct StaleVerdict: Error, Hashable, Sendable {
  package var reason: StaleReason

  package init(_ reason: StaleReason) { self.reason = reason }
}
