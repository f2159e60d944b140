// SPDX-License-Identifier: MIT

extension [DrawCommand] {
  /// The elements of all outlines, those of clips and masks too, the stops of gradients, and one for each command: the memory of commands is in
  /// proportion to it.
  package var pathElementCount: Int { reduce(0) { $0 + $1.pathElementCount } }
}

extension DrawCommand {
  fileprivate var pathElementCount: Int {
    switch self {
    case .fill(let path, _, let paint), .stroke(let path, _, let paint): 1 + path.elements.count + paint.stopCount
    case .glyphs, .image: 1
    case .group(let group):
      1 + group.commands.pathElementCount + (group.clip?.elements.count ?? 0) + (group.mask?.commands.pathElementCount ?? 0)
    }
  }
}

extension Paint {
  /// The number of a gradient's stops; 0 for a colour.
  package var stopCount: Int { if case .gradient(let gradient) = self { gradient.stops.count } else { 0 } }
}
