// SPDX-License-Identifier: MIT

package import Foundation

/// The build folder of packages that tests make, each of which depends on LabelKit. They share it, so that LabelKit is built for them once.
///
/// SwiftPM fetches the dependencies of a new package, which needs a network, and builds LabelKit for minutes. So these tests run only if
/// `LABELKIT_SLOW_TESTS` is set: to 1, for `.build/slow-tests` of this repository, or to another folder. One test has the folder at a time.
package final class SlowBuild {
  package static let isEnabled = choice != nil
  package static let skipReason = "LABELKIT_SLOW_TESTS is not set"
  private static let choice = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"]

  /// Environment variables for the builds in the folder: LabelKit is built as users build it, without the flags of its own tests.
  package static let environment = ["LABELKIT_OPTIMIZED": ""]

  private static let queue = Queue()

  /// The folder, for `--scratch-path`.
  package let scratch: URL

  /// Waits until no other test has the folder.
  package init() async throws {
    let own = URL(filePath: #filePath).appending(path: "../../../.build/slow-tests").standardized
    scratch = Self.choice.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } ?? own
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    await Self.queue.enter()
  }

  deinit { Task { [queue = Self.queue] in await queue.leave() } }

  /// Lets one test in at a time, in their order.
  private actor Queue {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in waiting.append(next) }
    }

    func leave() {
      isTaken = !waiting.isEmpty
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
  }
}
