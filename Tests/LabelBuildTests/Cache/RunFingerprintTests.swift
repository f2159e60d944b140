// SPDX-License-Identifier: MIT

import Dispatch
import LabelBuild
import LabelEngine
import LabelText
import Synchronization
import Testing

/// What a run draws with, reckoned beside the drawing.
@Suite struct RunFingerprintTests {
  @Test func everyThreadGetsTheFingerprintThatOneWouldHaveReckonedBefore() throws {
    let options = Resources()
    let expected = try ToolFingerprint.of(options, words: ["w"])
    let listed = try FontLibrary().fontFiles
    for isNoted in [false, true] {
      let fingerprint = RunFingerprint(options, words: ["w"], start: .max)
      let values = Mutex<[UInt64?]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        if isNoted, thread == 0 { fingerprint.note(listed) }
        let value = fingerprint.value
        values.withLock { $0.append(value) }
      }
      #expect(expected != nil && values.withLock { $0 } == [expected, expected, expected, expected])
    }
  }

  @Test func thereIsNoneWhereFontsCannotBeListedOrHaveChanged() {
    var options = Resources()
    #expect(RunFingerprint(options, words: [], start: 0).value == nil)
    options.fontFolders = ["/nowhere/at/all"]
    #expect(RunFingerprint(options, words: [], start: .max).value == nil)
  }
}
