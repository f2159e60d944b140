// SPDX-License-Identifier: MIT

internal import Glibc

/// An environment variable of the process.
package enum EnvironmentVariable {
  /// The value; nil if the variable is not set or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Sets a variable, also for child processes. Only before the process has threads.
  package static func set(_ name: String, to value: String) { setenv(name, value, 1) }
}
