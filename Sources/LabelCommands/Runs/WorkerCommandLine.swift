// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild

/// `labelkit isolated-worker`: a worker process of `labelkit batch --isolate`, which is not for users.
struct WorkerCommandLine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "isolated-worker", abstract: "Renders labels for a labelkit with --isolate.", shouldDisplay: false)

  func run() throws { RenderServer.run() }
}
