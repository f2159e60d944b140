// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package generate-labels`: renders all `*.labels.yaml` of a package into folders beside them, to be checked in.
///
/// `--target NAME` selects a target. All other arguments are passed to `labelkit batch`, such as `--prune` or `-o FOLDER`.
@main
struct GenerateLabels: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let batchArguments = extractor.remainingArguments
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try InstalledTool.url(packageFolder: context.package.directoryURL)
    let manifests = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { files(below: $0.directoryURL) }
    if manifests.isEmpty { Diagnostics.remark("no target has a file *.labels.yaml, *.labels.yml or *.labels.json") }
    for manifest in manifests {
      let folder = manifest.deletingPathExtension().path(percentEncoded: false)
      let output = batchArguments.contains("-o") || batchArguments.contains("--output") ? [] : ["-o", folder]
      let process = Process()
      process.executableURL = tool
      process.arguments = ["batch", manifest.path(percentEncoded: false)] + output + batchArguments
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 {
        Diagnostics.error("\(manifest.lastPathComponent): labelkit failed with exit code \(process.terminationStatus)")
      }
    }
  }

  private func files(below folder: URL) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (enumerator.map { $0.compactMap { $0 as? URL } } ?? [])
      .filter { ["yaml", "yml", "json"].contains($0.pathExtension) && $0.deletingPathExtension().pathExtension == "labels" }
      .sorted { $0.path < $1.path }
  }
}
