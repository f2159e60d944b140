// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild

/// `RenderManifests MANIFEST... FOLDER`: renders manifests with the public API of LabelKit.
///
/// It prints the reason why each file is rendered and the diagnostics of labels, and exits with the exit code of the run.
@main struct RenderManifests {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 1, let folder = arguments.last else {
      print("usage: RenderManifests MANIFEST... FOLDER")
      exit(64)
    }
    var run = Run(Array(arguments.dropLast()), into: .folder(folder))
    run.prunes = true

    // Lists the files to render. This renders nothing.
    _ = try run.plan { event in
      if case .planned(let file) = event, let reason = file.reason { print("\(file.path): \(reason.rawValue)") }
    }

    let summary = try run.perform { event in
      switch event {
      case .finished(let result):
        for diagnostic in result.diagnostics { print(text(diagnostic)) }
        if result.status == .written { print("\(result.path ?? ""): \(result.pixelWidth) × \(result.pixelHeight) pixels") }
      case .orphan(let file): print("\(file.path): removed, since no label has it any more")
      case .failed(let diagnostic): print(text(diagnostic))
      case .planned, .archive: break
      }
    }
    print("\(summary.written) written, \(summary.unchanged) unchanged, \(summary.failed) failed")
    exit(summary.exitCode)
  }

  /// A diagnostic in the format that editors and build servers parse.
  private static func text(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location.map { $0.description + ": " } ?? ""
    return "\(location)\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): \(diagnostic.message)"
  }
}
