// SPDX-License-Identifier: MIT

import LabelRaster

/// What a test has made: a name, and contents of a kind that can be told apart from other contents.
struct Snapshot: Hashable, Sendable {
  enum Contents: Hashable, Sendable {
    /// A PNG file, compared by its pixels.
    case picture([UInt8])
    /// Lines, compared exactly.
    case text(String)
  }

  /// Says which snapshot this is, with slashes for folders. It comes from what is drawn, never from a counter, so that a new test moves
  /// no other's file.
  var name: String
  var contents: Contents

  /// The file's path below the folder of snapshots.
  var fileName: String {
    switch contents {
    case .picture: name + ".png"
    case .text: name + ".txt"
    }
  }

  var bytes: [UInt8] {
    switch contents {
    case .picture(let bytes): bytes
    case .text(let text): Array(text.utf8)
    }
  }

  /// How these contents differ from an accepted file's; nil when they do not.
  ///
  /// A file that cannot be read as a picture differs in every way.
  func difference(from accepted: [UInt8]) -> Difference? {
    if accepted == bytes { return nil }
    switch contents {
    case .text(let text): return TextDifference(actual: text, accepted: String(decoding: accepted, as: UTF8.self)).map(Difference.text)
    case .picture(let bytes):
      do throws(PNGError) {
        let actual = try PNGDecoder.decode(bytes)
        do throws(PNGError) {
          return PictureDifference(actual: actual, accepted: try PNGDecoder.decode(accepted)).map(Difference.picture)
        } catch { return .unreadable("the accepted file is no picture: \(error.reason)") }
      } catch { return .unreadable("what was drawn is no picture: \(error.reason)") }
    }
  }
}

/// In what a snapshot differs from its accepted file.
enum Difference: Hashable, Sendable {
  case picture(PictureDifference)
  case text(TextDifference)
  case unreadable(String)

  /// A few lines that say what and where.
  var lines: [String] {
    switch self {
    case .picture(let difference): difference.lines
    case .text(let difference): difference.lines
    case .unreadable(let reason): [reason]
    }
  }
}
