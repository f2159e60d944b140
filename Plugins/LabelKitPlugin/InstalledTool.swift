// SPDX-License-Identifier: MIT

import Foundation

/// The installed `labelkit`.
///
/// SwiftPM cannot build the tool for a plugin: such a tool must not have targets that use plugins (swift-package-manager issue 7936), and the
/// icons of LabelKit use one. It would also take minutes, and a debug build is slow.
enum InstalledTool {
  static let name = "labelkit"

  /// The file in the variable `LABELKIT`, or else that of `labelkit.artifactbundle` in the folder of the package, or else the first one in
  /// `PATH` and the usual install folders, which Xcode's `PATH` does not have.
  ///
  /// - Throws: `InstalledToolError` if there is none.
  static func url(packageFolder: URL) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["LABELKIT"], !path.isEmpty { return URL(fileURLWithPath: path) }
    if let tool = try bundled(in: packageFolder) { return tool }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let installFolders = [environment["HOME"].map { $0 + "/.local/bin" }, "/usr/local/bin", "/opt/homebrew/bin"].compactMap { $0 }
    guard let folder = (folders + installFolders).first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      throw InstalledToolError.isMissing
    }
    return URL(fileURLWithPath: "\(folder)/\(name)")
  }

  /// The tool of the bundle that `make bundle` makes, unpacked in a folder; nil if there is none.
  private static func bundled(in folder: URL) throws -> URL? {
    let bundle = folder.appending(path: "\(name).artifactbundle")
    guard let data = try? Data(contentsOf: bundle.appending(path: "info.json")) else { return nil }
    let description = try JSONDecoder().decode(BundleDescription.self, from: data)
    let variants = description.artifacts[name]?.variants ?? []
    guard let variant = variants.first(where: { $0.supportedTriples.contains(machineTriple) }) else {
      throw InstalledToolError.isForOtherMachines(bundle: bundle.path)
    }
    return bundle.appending(path: variant.path)
  }

  /// The machine as SwiftPM names it in bundles.
  private static var machineTriple: String {
    #if arch(x86_64)
      let architecture = "x86_64"
    #else
      let architecture = "aarch64"
    #endif
    #if os(Linux)
      return architecture + "-unknown-linux-gnu"
    #else
      return architecture + "-apple-macosx"
    #endif
  }
}

/// The file `info.json` of an artifact bundle.
private struct BundleDescription: Decodable {
  struct Artifact: Decodable { let variants: [Variant] }
  struct Variant: Decodable {
    let path: String
    let supportedTriples: [String]
  }

  let artifacts: [String: Artifact]
}

/// An error for a machine without `labelkit`.
enum InstalledToolError: Error, CustomStringConvertible {
  case isMissing
  case isForOtherMachines(bundle: String)

  var description: String {
    switch self {
    case .isMissing:
      "labelkit is not installed: run `make install` in LabelKit, unpack labelkit.artifactbundle in the folder of the package, or set the "
        + "variable LABELKIT to its path"
    case .isForOtherMachines(let bundle):
      "\(bundle) has no labelkit for this machine: remove it, or set the variable LABELKIT to the path of one"
    }
  }
}
