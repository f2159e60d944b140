// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

extension Errno {
  /// What a call of the system returned, unless that is the -1 of a failed one.
  ///
  /// - Throws: the error that the call left in `errno`.
  static func check(_ result: CInt) throws(Errno) -> CInt {
    guard result >= 0 else { throw Errno(rawValue: errno) }
    return result
  }

  /// Runs calls of swift-system whose only errors are numbers of the system, which their signatures do not say.
  package static func only<Result>(_ body: () throws -> Result) throws(Errno) -> Result {
    do { return try body() } catch let error as Errno { throw error } catch { preconditionFailure("swift-system threw \(error)") }
  }
}

/// The system's words for an error's number, in English.
package func systemMessage(_ number: CInt) -> String { Errno(rawValue: number).description }
