// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Embeds `Resources/icons/*.svg` and the icons' keywords in the target as one generated Swift file, so that the binary needs none of them.
@main
struct EmbedIconsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Resources/icons")
    let icons = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "svg" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let keywords = folder.appending(path: "keywords.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedIcons.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(icons.count) icons",
        executable: try context.tool(named: "EmbedIcons").url,
        arguments: ([output, keywords] + icons).map { $0.path(percentEncoded: false) },
        inputFiles: [keywords] + icons,
        outputFiles: [output])
    ]
  }
}
