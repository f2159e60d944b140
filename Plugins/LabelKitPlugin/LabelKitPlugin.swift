// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Renders the `*.labels.yaml` (or `.yml`, `.json`) of a target into its resources, with a Swift file of accessors for each manifest:
/// `weather.labels.yaml` gives `WeatherLabels.swift`.
///
/// SwiftPM must know every output before the build, so the plugin reads the ids and variants of the labels from the manifest. The tool
/// compares that list with its own outputs.
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
    let outline: ManifestOutline
    do {
      outline = try ManifestOutline(String(contentsOf: manifest, encoding: .utf8))
    } catch {
      Diagnostics.error("\(manifest.lastPathComponent): \(error)")
      throw error
    }
    let names = outline.imageNames + ["\(type).swift"]
    let list = folder.appending(path: "\(type).outputs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = Data(names.sorted().joined(separator: "\n").utf8)
    if (try? Data(contentsOf: list)) != text { try text.write(to: list) }
    return .buildCommand(
      displayName: "Rendering \(names.count - 1) images of \(manifest.lastPathComponent)",
      executable: tool,
      arguments: [
        "assets", manifest.path(percentEncoded: false), "--kind", "swiftpm", "--name", type, "-o", output.path(percentEncoded: false),
        "--expect", list.path(percentEncoded: false), "--state", folder.appending(path: "\(type).sqlite").path(percentEncoded: false),
        "--prune", "--progress", "never", "--diagnostics", "short",
      ],
      // Icons, strings and fonts may be anywhere in the target. A change of an unused one costs a run that renders nothing.
      inputFiles: [list] + inputs,
      outputFiles: names.map { output.appending(path: $0) })
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
