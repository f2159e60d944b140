// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelSystem

/// The first frame that a worker process gets: what its run renders with, and what it may read.
package struct WorkerGreeting: Hashable, Sendable {
  /// The resources of the run.
  package var resources: Resources
  /// The files and folders that the process may read; nil if its inputs are trusted.
  package var readablePaths: [String]?

  /// Creates a greeting from its parts.
  package init(_ resources: Resources, readablePaths: [String]?) {
    self.resources = resources
    self.readablePaths = readablePaths
  }

  private static let kind: UInt8 = 0

  /// The greeting as a frame.
  package var frame: Frame {
    var writer = FrameWriter()
    writer.write(readablePaths)
    resources.write(to: &writer)
    return Frame(kind: Self.kind, payload: writer.bytes)
  }

  /// Reads a greeting.
  ///
  /// - Throws: `FrameError.damaged`.
  package init(_ frame: Frame) throws(FrameError) {
    guard frame.kind == Self.kind else { throw .damaged }
    var reader = FrameReader(frame.payload)
    readablePaths = try reader.value()
    resources = try reader.value()
    try reader.finish()
  }

  /// Gives up the rights that this process does not need for labels of strangers.
  func enterSandbox() {
    guard let readablePaths else { return }
    var sandbox = Sandbox()
    sandbox.allow(.read, to: readablePaths)
    UntrustedInput.begin(readablePaths: readablePaths)
    // What the kernel lacks, the parent has said.
    _ = sandbox.enter()
  }
}
