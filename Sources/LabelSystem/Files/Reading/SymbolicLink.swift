// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// Links to files and folders by their paths.
package enum SymbolicLink {
  /// Where the link at a path leads; nil if it is no link.
  package static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &buffer, Int(PATH_MAX))
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Makes a link. One that leads elsewhere is replaced; anything else at its path is left.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  package static func make(_ path: String, to target: String) throws(MachineError) {
    if self.target(of: path) != nil { try remove(path) }
    guard symlink(target, path) == 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
  }

  /// Removes the link at a path.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  package static func remove(_ path: String) throws(MachineError) {
    guard target(of: path) != nil, unlink(path) == 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
  }
}
