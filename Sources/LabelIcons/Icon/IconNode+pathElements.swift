// SPDX-License-Identifier: MIT

internal import LabelCore

extension [IconNode] {
  /// The elements of all outlines, those of clips and masks too; a node without any counts as one.
  var pathElementCount: Int { reduce(0) { $0 + $1.pathElementCount } }
}

extension IconNode {
  fileprivate var pathElementCount: Int {
    switch self {
    case .shape(let shape): max(1, shape.path.elements.count)
    case .group(let group):
      max(1, group.nodes.pathElementCount + group.clips.pathElementCount + (group.mask?.nodes.pathElementCount ?? 0))
    }
  }
}

extension [IconClip] {
  fileprivate var pathElementCount: Int {
    reduce(0) { $1.outlines.reduce($0) { $0 + $1.path.elements.count + $1.clips.pathElementCount } }
  }
}
