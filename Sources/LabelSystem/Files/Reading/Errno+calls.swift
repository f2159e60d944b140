// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

extension Errno {
  /// The result of a system call that returns -1 on failure.
  ///
  /// - Throws: The error in `errno`.
  static func check(_ result: CInt) throws(Errno) -> CInt {
    guard result >= 0 else { throw Errno(rawValue: errno) }
    return result
  }

  /// Calls swift-system functions that are declared `throws` but throw only `Errno`.
  package static func only<Result>(_ body: () throws -> Result) throws(Errno) -> Result {
    do { return try body() } catch let error as Errno { throw error } catch { preconditionFailure("swift-system threw \(error)") }
  }
}

/// The system's message for an error number, in English.
package func systemMessage(_ number: CInt) -> String { Errno(rawValue: number).description }
