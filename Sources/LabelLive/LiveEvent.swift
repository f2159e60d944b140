// SPDX-License-Identifier: MIT

/// What a session tells its pages.
package struct LiveEvent: Hashable, Sendable {
  /// The name of the event: `state` or `facts`.
  package let name: String
  /// One line of JSON.
  package let data: String
}
