// SPDX-License-Identifier: MIT

internal import LabelSystem

/// The state of an input file at a moment, to notice later that somebody has changed it meanwhile.
struct InputVersion: Hashable, Sendable {
  /// Nil for a file that did not exist.
  private let stamp: FileStamp?
  /// The time of the last change, which no program can set back.
  private let changed: Int
  /// The time of the file system's clock when this value was made.
  private let seen: Int

  init(_ path: String) {
    seen = FileStamp.now
    var stamps = PathStamps()
    stamp = stamps.stamp(of: path)
    changed = stamps.lastChange
  }

  /// Whether the file has certainly not changed since this value was made. A file that had just been changed then may have changed again
  /// within the same tick of the clock, so that nothing is certain.
  func isCurrent(_ path: String) -> Bool {
    let now = InputVersion(path)
    return now.stamp == stamp && now.changed == changed && (stamp == nil || changed < seen)
  }
}
