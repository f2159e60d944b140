// SPDX-License-Identifier: MIT

/// The stages of the pipeline in order. Each is named after its output.
package enum Stage: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The view, as the author wrote it.
  case tree
  /// The view with names looked up and text shaped.
  case resolved
  /// Frames and baselines, in points.
  case layout
  /// The drawing commands in order.
  case display
  /// The pixels.
  case bitmap
  /// The bytes of the file, which is a PNG file in a dump.
  case file = "png"

  package static func < (a: Stage, b: Stage) -> Bool { a.position < b.position }

  private var position: Int {
    switch self {
    case .tree: 0
    case .resolved: 1
    case .layout: 2
    case .display: 3
    case .bitmap: 4
    case .file: 5
    }
  }
}
