// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// What the build cache holds about an output: what it was made from, and how the file looked when it was written.
struct CachedOutput: Hashable, Sendable {
  var key: BuildKey
  var stamp: FileStamp
  var pixelWidth = 0
  var pixelHeight = 0

  /// The file, as results of a run name it.
  var made: RunResult.File {
    RunResult.File(byteCount: stamp.size, pixelWidth: pixelWidth, pixelHeight: pixelHeight, stamp: stamp)
  }

  /// Compares with what the output would be made from now, and with the file as it is now. What is cheap to ask comes first.
  func staleness(_ key: BuildKey?, stamp: () -> FileStamp?) -> Staleness {
    guard let key else { return .stale(.new) }
    guard key.label == self.key.label else { return .stale(.label) }
    guard key.files == self.key.files else { return .stale(.files) }
    guard key.tool == self.key.tool else { return .stale(.tool) }
    guard let stamp = stamp() else { return .stale(.gone) }
    return stamp == self.stamp ? .upToDate(made) : .stale(.touched)
  }
}

/// A row of the table of outputs.
struct CachedOutputRow: Hashable, Sendable {
  var output: CachedOutput
  /// The run that last wrote the file or found it up to date.
  var confirmed: Int64
  /// The newest run that planned the file.
  var planned: Int64

  /// Stands for the whole row: damage that SQLite does not notice, such as a flipped bit in a number, shows in it.
  func checksum(_ path: String) -> Int64 {
    var hash = ContentHash(ofUTF8: path)
    for word in [output.key.label, output.key.files, output.key.tool] { hash.add(word) }
    for number in [output.stamp.size, output.stamp.changed, output.pixelWidth, output.pixelHeight] {
      hash.add(UInt64(bitPattern: Int64(number)))
    }
    hash.add(UInt64(bitPattern: confirmed))
    hash.add(UInt64(bitPattern: planned))
    return Int64(bitPattern: hash.words.0)
  }
}
