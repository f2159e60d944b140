// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore

/// The arguments of `labelkit batch`, however they were parsed.
struct BatchArguments {
  private(set) var options = RunOptions()
  private(set) var destination = DestinationOptions()
  private(set) var common = CommonOptions()

  func validate() throws {
    // As the option groups have done, if the command has any.
    try options.validate()
    try common.validate()
    try destination.check(with: options)
  }

  func run(on streams: ConsoleStreams) throws {
    let common = options.untrusted.settings(common)
    let console = common.console(options.color, isQuiet: options.quiet, on: streams)
    try RunPrinter.perform(options, result: destination.output ?? destination.archive ?? ".", console) { () throws(Diagnostic) in
      try OutputFile.checkTerminal(destination.archive, "--archive", "a tar archive", console)
      try options.enterSandbox(common, writing: destination.output, [destination.archive], console)
      var run = Run(options.manifests, into: try destination.destination(), resources: try common.resources())
      run.shard = try Shard(option: destination.shard)
      run.only = destination.only
      return run
    }
  }
}

extension BatchArguments: FlatCommand {
  static var name: String { BatchCommand._commandName }

  mutating func visit(_ options: FlatOptions) throws {
    try self.options.visit(options)
    try destination.visit(options)
    try common.visit(options)
  }
}
