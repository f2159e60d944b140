// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization
internal import SystemPackage

/// A file of results that grows while tests run, and that all processes of one run share. It is complete after each element.
///
/// The first element of a run replaces the file of an earlier run.
package struct RunFile: Sendable {
  /// The path of the file; its folder has to exist.
  package let path: String
  private let head: String
  private let tail: String
  private let kind: OutputKind

  /// The files that this process has found or created for its run.
  private static let begun = Mutex<Set<String>>([])

  /// Creates a value for a file. Nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - head: The start of the file. It contains the name of the run, by which a file of the same run is recognised.
  ///   - tail: The end of the file.
  ///   - kind: The only kind of file that is replaced.
  package init(_ path: String, head: String, tail: String, _ kind: OutputKind) {
    self.path = path
    self.head = head
    self.tail = tail
    self.kind = kind
  }

  /// Adds an element in front of the end.
  ///
  /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite`.
  package func append(_ element: String) throws(MachineError) {
    // Threads and processes append one after the other.
    let lock = try? FileDescriptor.open(folder: FilePath(path).folder.string)
    try? lock?.lock()
    defer { try? lock?.close() }
    let path = path
    let isBegun = Self.begun.withLock { $0.contains(path) }
    if !isBegun || !exists {
      if !isOfThisRun { try GrowingFile.create(path, head: head, tail: tail, kind) }
      Self.begun.withLock { _ = $0.insert(path) }
    }
    try GrowingFile.append(element, before: tail, to: path)
  }

  private var exists: Bool { (try? Stat(FilePath(path))) != nil }

  private var isOfThisRun: Bool {
    guard let file = try? FileDescriptor.currentFolder.open(path, .readOnly, options: [.noFollow, .nonBlocking]) else { return false }
    defer { try? file.close() }
    let head = Array(head.utf8)
    return (try? file.head(count: head.count)) == head
  }
}
