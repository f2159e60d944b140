// SPDX-License-Identifier: MIT

import Dispatch
import LabelBuild
import LabelEngine
import LabelText
import Synchronization
import Testing

/// The fingerprint of a run, computed on any thread.
@Suite struct RunFingerprintTests {
  @Test func allThreadsGetTheSameFingerprint() throws {
    let options = Resources()
    let expected = try ToolFingerprint.of(options, options: ["w"])
    let listed = try FontLibrary(options).fontFiles
    for fontsAreRecorded in [false, true] {
      let fingerprint = RunFingerprint(options, options: ["w"], start: .max)
      let values = Mutex<[UInt64?]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        if fontsAreRecorded, thread == 0 { fingerprint.record(listed) }
        let value = fingerprint.value
        values.withLock { $0.append(value) }
      }
      #expect(expected != nil && values.withLock { $0 } == [expected, expected, expected, expected])
    }
  }

  @Test func fingerprintIsNilIfFontsCannotBeListedOrHaveChanged() {
    var options = Resources()
    #expect(RunFingerprint(options, options: [], start: 0).value == nil)
    options.fontFolders = ["/nowhere/at/all"]
    #expect(RunFingerprint(options, options: [], start: .max).value == nil)
  }
}
