// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Builds the Swift members for the asset catalogues of a target: `GeneratedAssetSymbols.swift`, as Xcode names it.
enum AssetSymbolsBuild {
  /// Products that declare `ImageResource`, the ones with Apple's names first.
  private static let products = ["SwiftUI", "UIKit", "LabelKit", "LabelUIKit", "LabelSnapshots"]

  /// The command for a target; nil if it has no catalogues, or uses no product of LabelKit that could show them.
  ///
  /// - Throws: `UndeclaredCatalogError` if a catalogue is not a resource of the target: then it would not be in the target's bundle.
  static func command(for target: any SourceModuleTarget, _ tool: URL, folder: URL) throws -> Command? {
    guard let module = products.first(where: names(of: target.dependencies).contains) else { return nil }
    let catalogs = catalogs(below: target.directoryURL)
    if catalogs.isEmpty { return nil }
    for catalog in catalogs where !isResource(catalog, of: target) {
      let error = UndeclaredCatalogError(name: catalog.lastPathComponent, target: target.name)
      Diagnostics.error(error.description, file: catalog.path(percentEncoded: false))
      throw error
    }
    let output = folder.appending(path: "GeneratedAssetSymbols.swift")
    return .buildCommand(
      displayName: "Naming the assets of \(target.name)", executable: tool,
      arguments: ["asset-symbols"] + catalogs.map { $0.path(percentEncoded: false) }
        + ["--import", module, "-o", output.path(percentEncoded: false), "--diagnostics", "short"],
      // The names are those of the folders; each has this file, which also says whether it provides a namespace.
      inputFiles: catalogs.flatMap(contentsFiles), outputFiles: [output])
  }

  private static func names(of dependencies: [TargetDependency]) -> [String] {
    dependencies.map { dependency in
      switch dependency {
      case .product(let product): product.name
      case .target(let target): target.name
      @unknown default: ""
      }
    }
  }

  /// The catalogues in a folder, in alphabetical order.
  private static func catalogs(below folder: URL) -> [URL] {
    var catalogs: [URL] = []
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = enumerator?.nextObject() as? URL {
      guard file.pathExtension == "xcassets" else { continue }
      catalogs.append(file)
      enumerator?.skipDescendants()
    }
    return catalogs.sorted { $0.path < $1.path }
  }

  private static func contentsFiles(of catalog: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == "Contents.json" }.sorted { $0.path < $1.path }
  }

  /// Whether the catalogue is among the target's resources, as a whole or with its files.
  private static func isResource(_ catalog: URL, of target: any SourceModuleTarget) -> Bool {
    let path = catalog.standardizedFileURL.path
    return target.sourceFiles.contains { file in
      let resource = file.url.standardizedFileURL.path
      return file.type == .resource && (path == resource || path.hasPrefix(resource + "/") || resource.hasPrefix(path + "/"))
    }
  }
}

/// An error for a catalogue that is not a resource of its target.
struct UndeclaredCatalogError: Error, CustomStringConvertible {
  let name: String
  let target: String

  var description: String {
    "\(name) is not a resource of \(target): add resources: [.copy(\"\(name)\")] to the target in Package.swift, so that its images are found"
  }
}
