// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelPipeline

extension BatchCommand {
  /// The command that ArgumentParser would make of a plain command line; nil for any other, and where it would find a mistake.
  ///
  /// - Parameter arguments: those behind the tool's name.
  static func plain(_ arguments: some Collection<String>) -> BatchCommand? {
    guard arguments.first == name,
      var arguments = PlainArguments(
        arguments.dropFirst(),
        options: [
          "jobs", "max-failures", "state", "deps", "deps-format", "deps-target", "progress", "output", "archive", "shard", "icons",
          "font-dir", "diagnostics", "color",
        ],
        flags: ["fail-fast", "force", "optimize", "embed", "prune", "dry-run", "watch", "json", "no-system-fonts"],
        shortNames: ["o": "output"])
    else { return nil }
    var command = BatchCommand()
    command.options = RunOptions(&arguments)
    command.target = BatchOptions(arguments)
    command.common = CommonOptions(&arguments)
    command.color = ColorOption(&arguments)
    guard arguments.isSound, (try? command.options.validate()) != nil, (try? command.target.validate()) != nil,
      (try? command.validate()) != nil
    else { return nil }
    return command
  }
}

extension RunOptions {
  /// Reading a property that is not set here ends the process: ArgumentParser's wrappers have no value before one is given.
  fileprivate init(_ arguments: inout PlainArguments) {
    self.init()
    manifests = arguments.words
    jobs = arguments.value("jobs") { Int($0) }
    failsFast = arguments.has("fail-fast")
    maximumFailures = arguments.value("max-failures") { Int($0) }
    force = arguments.has("force")
    optimize = arguments.has("optimize")
    embeds = arguments.has("embed")
    prune = arguments.has("prune")
    state = arguments.text("state")
    isDryRun = arguments.has("dry-run")
    watches = arguments.has("watch")
    dependencies = arguments.text("deps")
    dependencyFormat = arguments.value("deps-format") { DependencyFile.Format(rawValue: $0) } ?? .make
    dependencyTarget = arguments.text("deps-target")
    json = arguments.has("json")
    progress = arguments.value("progress") { ProgressChoice(rawValue: $0) } ?? .auto
  }
}

extension BatchOptions {
  fileprivate init(_ arguments: PlainArguments) {
    self.init()
    output = arguments.text("output")
    archive = arguments.text("archive")
    shard = arguments.text("shard")
  }
}

extension CommonOptions {
  fileprivate init(_ arguments: inout PlainArguments) {
    self.init()
    iconSets = arguments.texts("icons")
    fontFolders = arguments.texts("font-dir")
    excludesSystemFonts = arguments.has("no-system-fonts")
    diagnosticStyle = arguments.value("diagnostics") { DiagnosticPrinter.Style(rawValue: $0) } ?? .human
  }
}

extension ColorOption {
  fileprivate init(_ arguments: inout PlainArguments) {
    self.init()
    color = arguments.value("color") { ColorChoice(rawValue: $0) } ?? .auto
  }
}
