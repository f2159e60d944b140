// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

/// A text file that grows by elements before a fixed end, such as an XML file, and is complete after each.
package enum GrowingFile {
  /// Creates the file without elements. What has its name is replaced only by the rule of its kind.
  package static func create(_ path: String, head: String, tail: String, _ kind: OutputKind) throws(MachineError) {
    _ = try AtomicFile.write(Array((head + tail).utf8), to: path, kind)
  }

  /// Adds an element in front of the end. On an error the file is as before.
  ///
  /// - Throws: `MachineError.diskFull` or `.cannotWrite`, also if the file does not end with `tail` any more.
  package static func append(_ element: String, before tail: String, to path: String) throws(MachineError) {
    guard let place = try OutputPlace(path) else { throw MachineError(writing: path, .noSuchFileOrDirectory) }
    do throws(Errno) {
      let file = try place.folder.open(place.name, .readWrite, options: [.noFollow, .nonBlocking])
      let tail = Array(tail.utf8)
      do throws(Errno) {
        let status = try file.stat()
        let end = Int64(status.size) - Int64(tail.count)
        guard status.type == .regular, end >= 0, try file.bytes(at: end, count: tail.count) == tail else { throw .invalidArgument }
        try file.replace(tail, at: end, by: Array(element.utf8) + tail)
      } catch {
        try? file.close()
        throw error
      }
      try file.closeWritten()
    } catch {
      if error == .invalidArgument { throw .cannotWrite(path: path, reason: "another program has changed it") }
      throw MachineError(writing: path, error)
    }
  }
}

extension FileDescriptor {
  fileprivate func bytes(at offset: Int64, count: Int) throws(Errno) -> [UInt8] {
    try Errno.only {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = try read(fromAbsoluteOffset: offset, into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  /// Writes `new` over the end of the file; if that fails, writes the old end again, for which there is space.
  fileprivate func replace(_ old: [UInt8], at offset: Int64, by new: [UInt8]) throws(Errno) {
    do throws(Errno) {
      try Errno.only { _ = try seek(offset: offset, from: .start) }
      try write(all: new)
    } catch {
      try? Errno.only {
        _ = try writeAll(toAbsoluteOffset: offset, old)
        try resize(to: offset + Int64(old.count))
      }
      throw error
    }
  }
}
