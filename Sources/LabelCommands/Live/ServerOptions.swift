// SPDX-License-Identifier: MIT

import ArgumentParser

/// Where a page is served, and whether it is opened.
struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port; by default the first free one from 3000.", valueName: "port"))
  var port: Int?

  @Option(help: ArgumentHelp("The address to listen at, 127.0.0.1 by default; 0.0.0.0 lets other machines in.", valueName: "address"))
  var host = Self.defaultHost

  @Flag(help: "Opens the page with xdg-open.")
  var open = false

  static let defaultHost = "127.0.0.1"

  /// Whether anything was chosen.
  var isChanged: Bool { port != nil || host != Self.defaultHost || open }

  func validate() throws {
    if let port, !(1...65_535).contains(port) { throw ValidationError("--port takes a number from 1 to 65535, not \(port).") }
  }
}
