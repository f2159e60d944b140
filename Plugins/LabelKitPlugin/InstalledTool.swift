// SPDX-License-Identifier: MIT

import Foundation

/// The installed `labelkit`.
///
/// SwiftPM cannot build the tool for a plugin: such a tool must not have targets that use plugins (swift-package-manager issue 7936), and the
/// icons of LabelKit use one. It would also take minutes, and a debug build is slow.
enum InstalledTool {
  static let name = "labelkit"

  /// The file in the variable `LABELKIT`, or else the first one in `PATH` and the usual install folders, which Xcode's `PATH` does not have.
  ///
  /// - Throws: `InstalledToolError` if there is none.
  static func url() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["LABELKIT"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let installFolders = [environment["HOME"].map { $0 + "/.local/bin" }, "/usr/local/bin", "/opt/homebrew/bin"].compactMap { $0 }
    guard let folder = (folders + installFolders).first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      throw InstalledToolError()
    }
    return URL(fileURLWithPath: "\(folder)/\(name)")
  }
}

/// An error for a machine without `labelkit`.
struct InstalledToolError: Error, CustomStringConvertible {
  var description: String { "labelkit is not installed: run `make install` in LabelKit, or set the variable LABELKIT to its path" }
}
