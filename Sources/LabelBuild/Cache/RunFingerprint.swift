// SPDX-License-Identifier: MIT

package import LabelEngine
package import LabelText
internal import Synchronization

/// The fingerprint of what a run draws with: reckoned once, by whoever asks for it first, on any thread.
///
/// Looking at hundreds of font files takes as long as drawing several labels, and nobody needs the outcome before the first file was made.
package final class RunFingerprint: Sendable {
  private let resources: Resources
  private let words: [String]
  /// From before the run drew anything.
  private let start: Int
  private let fonts = Mutex<FontFiles?>(nil)
  private let known = Mutex<UInt64??>(nil)

  /// - Parameters:
  ///   - words: the options of the run that pictures depend on beside the renderer's.
  ///   - start: a `FileStamp.now` from before the run drew anything.
  package init(_ resources: Resources, words: [String], start: Int) {
    self.resources = resources
    self.words = words
    self.start = start
  }

  /// Takes down the fonts that a renderer has listed, so that nobody need list them again. Does not wait for the fingerprint.
  package func note(_ files: FontFiles) { fonts.withLock { $0 = $0 ?? files } }

  /// Nil when fonts cannot be listed, and when something changed since the run began.
  package var value: UInt64? {
    known.withLock { known in
      if let known { return known }
      let value = try? ToolFingerprint.of(resources, fonts: fonts.withLock { $0 }, words: words, since: start)
      known = .some(value)
      return value
    }
  }
}
