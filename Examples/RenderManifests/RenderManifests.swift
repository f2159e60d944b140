// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild

/// `RenderManifests MANIFEST... FOLDER`: a program of one's own that renders manifests, with nothing but LabelKit's public API.
///
/// It tells why each file is rendered, what is wrong with labels and where, and ends with the run's exit code.
@main struct RenderManifests {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 1, let folder = arguments.last else {
      print("usage: RenderManifests MANIFEST... FOLDER")
      exit(64)
    }
    var run = Run(Array(arguments.dropLast()), into: .folder(folder))
    run.prunes = true

    // What is there to do? This renders nothing.
    _ = try run.plan { event in
      if case .planned(let file) = event, let reason = file.reason { print("\(file.path): \(reason.rawValue)") }
    }

    let summary = try run.perform { event in
      switch event {
      case .finished(let result):
        for diagnostic in result.diagnostics { print(text(diagnostic)) }
        if result.status == .written { print("\(result.path ?? ""): \(result.pixelWidth) × \(result.pixelHeight) pixels") }
      case .orphan(let file): print("\(file.path): removed, as no label has it any more")
      case .failed(let diagnostic): print(text(diagnostic))
      case .planned: break
      }
    }
    print("\(summary.written) written, \(summary.unchanged) unchanged, \(summary.failed) failed")
    exit(summary.exitCode)
  }

  /// A problem in the form that editors and build servers understand.
  private static func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { $0.words + ": " } ?? ""
    return "\(place)\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): \(diagnostic.message)"
  }
}
