// SPDX-License-Identifier: MIT

import Foundation

/// The `labelkit` of this machine.
///
/// Not one that SwiftPM builds: a tool of a plugin cannot have targets that use plugins themselves (swift-package-manager issue 7936), as
/// LabelKit's icons do; and it would take minutes, for a debug build that draws far slower.
enum InstalledTool {
  static let name = "labelkit"

  /// The file that `LABELKIT` names, else the first in `PATH` and in the usual folders, which Xcode's `PATH` lacks.
  ///
  /// - Throws: that there is none.
  static func url() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["LABELKIT"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let usual = [environment["HOME"].map { $0 + "/.local/bin" }, "/usr/local/bin", "/opt/homebrew/bin"].compactMap { $0 }
    guard let folder = (folders + usual).first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      throw InstalledToolError()
    }
    return URL(fileURLWithPath: "\(folder)/\(name)")
  }
}

/// That there is no `labelkit`.
struct InstalledToolError: Error, CustomStringConvertible {
  var description: String { "there is no labelkit here: install it (`make install` in LabelKit), or name it in the variable LABELKIT" }
}
