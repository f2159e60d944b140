// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Embeds the files of `Resources/live`, the page of `labelkit live`, in the target as one generated Swift file, so that the server needs
/// none of them.
@main
struct EmbedPagePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Resources/live")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["html", "css", "js", "svg"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPage.swift")
    return [
      .buildCommand(
        displayName: "Embedding the page of labelkit live",
        executable: try context.tool(named: "EmbedPage").url,
        arguments: ([output] + files).map { $0.path(percentEncoded: false) },
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
