// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Embeds `Resources/icons/*.svg` in the target as one generated Swift file, so that the binary does not need the icon files.
@main
struct EmbedIconsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Resources/icons")
    let icons = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "svg" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedIcons.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(icons.count) icons",
        executable: try context.tool(named: "EmbedIcons").url,
        arguments: [output.path(percentEncoded: false)] + icons.map { $0.path(percentEncoded: false) },
        inputFiles: icons,
        outputFiles: [output])
    ]
  }
}
