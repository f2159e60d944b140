// SPDX-License-Identifier: MIT

import LabelBuild

extension BatchSettings {
  /// The settings that ArgumentParser would read from a plain command line; nil for any other, and where it would find a mistake.
  ///
  /// - Parameter arguments: those behind the tool's name.
  init?(plain arguments: some Collection<String>) {
    guard arguments.first == BatchCommand.name,
      var arguments = PlainArguments(
        arguments.dropFirst(),
        options: [
          "jobs", "max-failures", "state", "deps", "deps-format", "deps-target", "progress", "output", "archive", "shard", "icons",
          "font-dir", "diagnostics", "color",
        ],
        flags: ["fail-fast", "force", "optimize", "embed", "prune", "dry-run", "watch", "json", "no-system-fonts"],
        shortNames: [("o", "output")])
    else { return nil }
    run = RunSettings(&arguments)
    output = arguments.text("output")
    archive = arguments.text("archive")
    shard = arguments.text("shard")
    common = CommonSettings(&arguments)
    if let color = arguments.value("color", ColorChoice.init) { self.color = color }
    guard arguments.isSound, (try? validate()) != nil else { return nil }
  }
}

extension RunSettings {
  fileprivate init(_ arguments: inout PlainArguments) {
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
    if let format = arguments.value("deps-format", DependencyFile.Format.init) { dependencyFormat = format }
    dependencyTarget = arguments.text("deps-target")
    json = arguments.has("json")
    if let choice = arguments.value("progress", ProgressChoice.init) { progress = choice }
  }
}

extension CommonSettings {
  fileprivate init(_ arguments: inout PlainArguments) {
    iconSets = arguments.texts("icons")
    fontFolders = arguments.texts("font-dir")
    excludesSystemFonts = arguments.has("no-system-fonts")
    if let style = arguments.value("diagnostics", DiagnosticPrinter.Style.init) { diagnosticStyle = style }
  }
}
