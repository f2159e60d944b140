// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// The build cache's record of an output: the hashes of its inputs, and the file's stamp after it was written.
struct CachedOutput: Hashable, Sendable {
  var key: BuildKey
  var stamp: FileStamp
  var pixelWidth = 0
  var pixelHeight = 0
  var insets = PixelInsets.zero

  /// The file as a run's result describes it.
  var file: RunResult.File {
    var file = RunResult.File(byteCount: stamp.size, pixelWidth: pixelWidth, pixelHeight: pixelHeight, stamp: stamp)
    file.insets = insets
    return file
  }

  /// Compares the record with the current inputs, and then with the current file, which is the more expensive check.
  func staleness(_ key: BuildKey?, stamp: () -> FileStamp?) -> Staleness {
    guard let key else { return .stale(.new) }
    guard key.label == self.key.label else { return .stale(.label) }
    guard key.files == self.key.files else { return .stale(.files) }
    guard key.tool == self.key.tool else { return .stale(.tool) }
    guard let stamp = stamp() else { return .stale(.gone) }
    return stamp == self.stamp ? .upToDate(file) : .stale(.touched)
  }
}

/// A row of the table of outputs.
struct CachedOutputRow: Hashable, Sendable {
  var output: CachedOutput
  /// The run that last wrote the file or found it up to date.
  var confirmed: Int64
  /// The newest run that planned the file.
  var planned: Int64

  /// A checksum of the row. It detects damage that SQLite does not notice, such as a flipped bit in a number.
  func checksum(_ path: String) -> Int64 {
    var hash = ContentHash(ofUTF8: path)
    for word in [output.key.label, output.key.files, output.key.tool] { hash.add(word) }
    for number in [output.stamp.size, output.stamp.changed, output.pixelWidth, output.pixelHeight] {
      hash.add(UInt64(bitPattern: Int64(number)))
    }
    hash.add(UInt64(bitPattern: output.insets.packed))
    hash.add(UInt64(bitPattern: confirmed))
    hash.add(UInt64(bitPattern: planned))
    return Int64(bitPattern: hash.words.0)
  }
}
