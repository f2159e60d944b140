// SPDX-License-Identifier: MIT

import Foundation
public import Testing

/// The sanitizer that `scripts/sanitize` built the tests and the tool with.
public enum Sanitizer {
  /// Its name; nil for none.
  public static let name = ProcessInfo.processInfo.environment["LABELKIT_SANITIZER"]

  /// Whether there is one.
  public static var isUsed: Bool { name != nil }

  /// Why tests that measure or limit memory are left out.
  public static let memory: Comment = "a sanitizer reserves terabytes of addresses and keeps freed memory"

  /// Shell commands that limit a process; none with a sanitizer, with which it needs more.
  public static func limits(_ commands: String) -> String { isUsed ? "" : commands }
}
