// SPDX-License-Identifier: MIT

/// Edges of a frame, by reading direction.
package struct FrameEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = FrameEdges(rawValue: 1)
  package static let leading = FrameEdges(rawValue: 2)
  package static let bottom = FrameEdges(rawValue: 4)
  package static let trailing = FrameEdges(rawValue: 8)
  package static let all: FrameEdges = [.top, .leading, .bottom, .trailing]

  /// For dumps.
  package var dumpText: String {
    let names: [(FrameEdges, String)] = [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
