// SPDX-License-Identifier: MIT

extension DrawCommand {
  /// The same paint at another place; `delta` in points.
  package func offset(by delta: Point) -> DrawCommand {
    let move = AffineTransform.translation(delta)
    switch self {
    case .fill(let path, let rule, let paint): return .fill(path.transformed(move), rule, paint)
    case .stroke(let path, let style, let paint): return .stroke(path.transformed(move), style, paint)
    case .glyphs(var run, let paint):
      for index in run.glyphs.indices { run.glyphs[index].position = run.glyphs[index].position + delta }
      return .glyphs(run, paint)
    case .image(let bitmap, let rect): return .image(bitmap, rect.offset(by: delta))
    case .group(var group):
      group.clip = group.clip?.transformed(move)
      group.commands = group.commands.map { $0.offset(by: delta) }
      return .group(group)
    }
  }
}
