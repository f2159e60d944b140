// SPDX-License-Identifier: MIT

/// What a session tells its pages.
package struct LiveEvent: Hashable, Sendable {
  /// The name of the event: `state` or `facts`.
  package let name: String
  /// What has changed, as JSON without line breaks, because a server-sent event has one line of data.
  package let data: String
}
