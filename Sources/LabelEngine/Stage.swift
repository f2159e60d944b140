// SPDX-License-Identifier: MIT

/// The stages of the pipeline, in its order; each is named after its output.
package enum Stage: String, Hashable, Sendable, CaseIterable, Comparable {
  /// What the author wrote.
  case tree
  /// Names looked up, text shaped.
  case resolved
  /// Frames and baselines in points.
  case layout
  /// What is painted, in order.
  case display
  /// Pixels.
  case bitmap
  /// A PNG file's bytes.
  case png

  package static func < (a: Stage, b: Stage) -> Bool { a.position < b.position }

  private var position: Int {
    switch self {
    case .tree: 0
    case .resolved: 1
    case .layout: 2
    case .display: 3
    case .bitmap: 4
    case .png: 5
    }
  }
}
