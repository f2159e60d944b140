// SPDX-License-Identifier: MIT

/// Where a server listens.
package struct ServerAddress: Sendable {
  /// A name or an address of this machine.
  package var host = "127.0.0.1"
  /// The port; nil for the first free one from 3000.
  package var port: Int?

  /// The ports that are tried when none is named.
  static let ports = 3000..<3100

  /// Creates an address.
  package init(host: String = "127.0.0.1", port: Int? = nil) {
    self.host = host
    self.port = port
  }
}
