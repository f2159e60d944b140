// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Embeds a folder of `Resources` in a target as one generated Swift file, so that the program needs none of its files.
@main
struct EmbedFilesPlugin: BuildToolPlugin {
  /// The folders by the names of the targets.
  private static let folders = [
    "LabelIcons": "icons", "LabelLive": "live", "LabelSnapshotEngine": "report", "LabelBuild": "gallery", "LabelEngine": "icons-browser",
    "LabelPort": "port", "LabelCommands": "explanations", "LabelAuditRuns": "audit",
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let name = Self.folders[target.name] else {
      Diagnostics.error("EmbedFilesPlugin has no folder for \(target.name)")
      return []
    }
    let folder = context.package.directoryURL.appending(path: "Resources/\(name)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["html", "css", "js", "md", "svg", "txt"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding Resources/\(name)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: ([output] + files).map { $0.path(percentEncoded: false) },
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
