// SPDX-License-Identifier: MIT

extension [DrawCommand] {
  /// The elements of all outlines, those of clips and masks too, and one for each command: the memory of commands is in proportion to it.
  package var pathElementCount: Int { reduce(0) { $0 + $1.pathElementCount } }
}

extension DrawCommand {
  fileprivate var pathElementCount: Int {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): 1 + path.elements.count
    case .glyphs, .image: 1
    case .group(let group):
      1 + group.commands.pathElementCount + (group.clip?.elements.count ?? 0) + (group.mask?.commands.pathElementCount ?? 0)
    }
  }
}
