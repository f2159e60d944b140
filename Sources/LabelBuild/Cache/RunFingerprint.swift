// SPDX-License-Identifier: MIT

package import LabelEngine
package import LabelText
internal import Synchronization

/// A hash of the fonts, libraries and options that a run renders with. The first thread that needs it computes it.
///
/// It is computed lazily, because checking hundreds of font files takes as long as rendering several labels, and the value is not needed before
/// the first file is written.
package final class RunFingerprint: Sendable {
  private let resources: Resources
  private let options: [String]
  /// A time before the run rendered anything.
  private let start: Int
  private let fonts = Mutex<FontFiles?>(nil)
  /// Nil until the value is computed.
  private let cachedValue = Mutex<UInt64??>(nil)

  /// - Parameters:
  ///   - options: the options of the run that affect images and are not in `resources`.
  ///   - start: a `FileStamp.now` from before the run rendered anything.
  package init(_ resources: Resources, options: [String], start: Int) {
    self.resources = resources
    self.options = options
    self.start = start
  }

  /// Records the font files that a renderer has listed, so that they need not be listed again. Does not wait for the fingerprint.
  package func record(_ files: FontFiles) { fonts.withLock { $0 = $0 ?? files } }

  /// The fingerprint; nil if fonts cannot be listed or something changed since the run began.
  package var value: UInt64? {
    cachedValue.withLock { cachedValue in
      if let cachedValue { return cachedValue }
      let value = try? ToolFingerprint.of(resources, fonts: fonts.withLock { $0 }, options: options, since: start)
      cachedValue = .some(value)
      return value
    }
  }
}
