// SPDX-License-Identifier: MIT

internal import Glibc

/// An environment variable of the process.
package enum EnvironmentVariable {
  /// The value; nil if the variable is not set or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The value as a path; nil if the variable is not set, empty, or not UTF-8: as a string it would name another file.
  package static func path(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(validatingCString: value)
  }

  /// Sets a variable, also for child processes. Only before the process has threads.
  package static func set(_ name: String, to value: String) { setenv(name, value, 1) }

  /// Removes a variable, also for child processes. Only before the process has threads.
  package static func remove(_ name: String) { unsetenv(name) }
}
