// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Renders the `*.labels.yaml` (or `.yml`, `.json`) of a target into its resources, with a Swift file of accessors for each manifest:
/// `weather.labels.yaml` gives `WeatherLabels.swift`.
///
/// SwiftPM must know every output before the build, so the plugin asks the tool for them.
///
/// For the asset catalogues of a target it writes the members that Xcode generates, such as `ImageResource.logo`; see `AssetSymbolsBuild`.
@main
struct LabelKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try InstalledTool.url(packageFolder: context.package.directoryURL)
    let files = regularFiles(below: target.directoryURL)
    let folder = context.pluginWorkDirectoryURL
    let manifests = try files.filter(isManifest).map { try command(for: $0, tool, inputs: files, folder: folder) }
    return manifests + [try AssetSymbolsBuild.command(for: target, tool, folder: folder)].compactMap { $0 }
  }

  private func command(for manifest: URL, _ tool: URL, inputs: [URL], folder: URL) throws -> Command {
    let type = typeName(of: manifest)
    let output = folder.appending(path: type)
    let arguments = [
      "assets", manifest.path(percentEncoded: false), "--kind", "swiftpm", "--name", type, "-o", output.path(percentEncoded: false),
      "--diagnostics", "short",
    ]
    let images = try lines(of: tool, arguments + ["--dry-run", "--force", "--quiet"], errors: folder.appending(path: "\(type).errors"))
    return .buildCommand(
      displayName: "Rendering \(images.count) images of \(manifest.lastPathComponent)",
      executable: tool,
      arguments: arguments + [
        "--state", folder.appending(path: "\(type).sqlite").path(percentEncoded: false), "--prune", "--progress", "never",
      ],
      // Icons, strings and fonts may be anywhere in the target. A change of an unused one costs a run that renders nothing.
      inputFiles: inputs,
      outputFiles: (images + ["\(type).swift"]).map { output.appending(path: $0) })
  }

  /// Runs the tool and returns the lines that it prints.
  ///
  /// - Parameter errors: The file for what it says besides.
  private func lines(of tool: URL, _ arguments: [String], errors: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: errors.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: errors)
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ToolFailure(description: try String(contentsOf: errors, encoding: .utf8)) }
    return text.split(separator: "\n").map(String.init)
  }

  /// The files of the target, except for its code.
  private func regularFiles(below folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles) else {
      return []
    }
    return enumerator.compactMap { $0 as? URL }
      .filter { $0.pathExtension != "swift" && (try? $0.resourceValues(forKeys: Set(keys)))?.isRegularFile == true }
      .sorted { $0.path < $1.path }
  }

  private func isManifest(_ file: URL) -> Bool {
    ["yaml", "yml", "json"].contains(file.pathExtension) && file.deletingPathExtension().pathExtension == "labels"
  }

  /// The name of the generated type: `WeatherIconsLabels` for `weather-icons.labels.yaml`.
  private func typeName(of manifest: URL) -> String {
    let stem = manifest.deletingPathExtension().deletingPathExtension().lastPathComponent
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "") + "Labels"
  }
}

/// An error for a manifest that the tool cannot plan: what the tool says.
struct ToolFailure: Error, CustomStringConvertible {
  let description: String
}
