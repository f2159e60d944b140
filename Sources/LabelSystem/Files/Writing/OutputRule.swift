// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// Decides for every output of LabelKit whether it may be written.
///
/// A name that does not exist may. Of what exists, only a regular file of the output's own kind may be replaced, and never an input of the
/// run. A link, a folder, a device, a pipe or a socket is neither replaced nor followed nor opened. Links in the path of the folder are the
/// user's own and are followed.
///
/// Replacing renames a new file over the name, so that even a link that appears after the check is not written through.
package struct OutputRule: Sendable {
  /// The only kind of file that is replaced.
  package var kind: OutputKind
  /// Whether a file is an input of the run.
  package var isInput: @Sendable (FileIdentity) -> Bool
  /// Whether an earlier run wrote a file with this name, so that it is replaced although somebody has put something else into it.
  package var isRecorded: @Sendable () -> Bool

  package init(
    _ kind: OutputKind, isInput: @escaping @Sendable (FileIdentity) -> Bool = { _ in false },
    isRecorded: @escaping @Sendable () -> Bool = { false }
  ) {
    self.kind = kind
    self.isInput = isInput
    self.isRecorded = isRecorded
  }

  /// A rule for a command that has read the files at `inputs`.
  package init(_ kind: OutputKind, inputs: [String]) {
    let identities = Set(inputs.compactMap { FileIdentity(path: $0) })
    self.init(kind, isInput: identities.contains)
  }

  /// What has the name of an output that may be written.
  package enum Existing {
    case nothing
    /// A file with the same bytes already.
    case same(FileStamp)
    case replaceable
  }

  /// Checks the name of an output.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write, if an equal file need not be replaced.
  ///   - path: The file as the user knows it, for the error.
  /// - Throws: `MachineError.notReplaced`, or `.cannotWrite` if the system does not say what is there.
  package func check(
    _ name: String, in folder: FileDescriptor, holding bytes: [UInt8]? = nil, path: @autoclosure () -> String
  ) throws(MachineError) -> Existing {
    let status: Stat
    do throws(Errno) { status = try folder.status(of: name) } catch {
      if error == .noSuchFileOrDirectory { return .nothing }
      throw MachineError(writing: path(), error)
    }
    func refusal(_ existing: MachineError.ExistingFile) -> MachineError {
      .notReplaced(path: path(), existing: existing, expected: kind.name)
    }
    if let type = Self.special(status) { throw refusal(type) }
    let file: FileDescriptor
    // Opened without blocking, in case a pipe has replaced the file since the check.
    do throws(Errno) { file = try folder.open(name, .readOnly, options: [.noFollow, .nonBlocking]) } catch {
      throw MachineError(writing: path(), error)
    }
    defer { try? file.close() }
    let opened: Stat
    do throws(Errno) { opened = try file.stat() } catch { throw MachineError(writing: path(), error) }
    if let type = Self.special(opened) { throw refusal(type) }
    if let bytes, opened.size == bytes.count, file.holds(bytes) { return .same(FileStamp(opened)) }
    if isInput(FileIdentity(opened)) { throw refusal(.input) }
    guard let head = try? file.head(count: kind.headLength), kind.recognizes(head) || isRecorded() else { throw refusal(.otherFile) }
    return .replaceable
  }

  /// Checks the path of an output; nothing exists at a path whose folder does not exist.
  ///
  /// - Throws: The errors of `check(_:in:)`.
  package func check(path: String) throws(MachineError) {
    guard let place = try OutputPlace(path) else { return }
    _ = try check(place.name, in: place.folder, path: path)
  }

  /// What a file is if it is not a regular one.
  private static func special(_ status: Stat) -> MachineError.ExistingFile? {
    switch status.type {
    case .regular: nil
    case .symbolicLink: .link
    case .directory: .folder
    case .fifo: .pipe
    case .socket: .socket
    default: .device
    }
  }
}

/// The open folder of an output that the user named by a path, and its name there.
package struct OutputPlace: ~Copyable {
  package let folder: FileDescriptor
  package let name: String

  /// - Returns: nil if the folder does not exist.
  /// - Throws: `MachineError.cannotWrite` for a path that cannot name a file, or whose folder cannot be opened.
  package init?(_ path: String) throws(MachineError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotWrite(path: path, reason: path.isEmpty ? "the path is empty" : "the path contains a zero byte")
    }
    guard let name = FilePath(path).lastComponent?.string else {
      throw .notReplaced(path: path, existing: .folder, expected: "a file")
    }
    // `FilePath` drops a slash at the end, and would name a file.
    if path.hasSuffix("/"), (try? Stat(FilePath(path)))?.type != .directory {
      throw .cannotWrite(
        path: path, reason: "a name that ends with a slash is that of a folder", help: "name a file in it, such as \(path)label.png")
    }
    do throws(Errno) { folder = try .open(folder: FilePath(path).folder.string) } catch {
      if error == .noSuchFileOrDirectory { return nil }
      throw MachineError(writing: path, error)
    }
    self.name = name
  }

  deinit { try? folder.close() }
}
