// SPDX-License-Identifier: MIT

internal import Glibc

/// A variable that the process was started with.
package enum EnvironmentVariable {
  /// Its value; nil when it is not set, or empty, which counts as the same.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
