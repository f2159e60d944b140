// SPDX-License-Identifier: MIT

package import LabelCore

extension [DrawCommand] {
  /// The commands drawn at an opacity.
  ///
  /// Commands that may overlap are grouped, because two translucent layers would show their overlap. Otherwise each command gets the
  /// opacity by itself, without a group.
  package func faded(by opacity: Double) -> [DrawCommand] {
    if opacity >= 1 { return self }
    if opacity <= 0 || isEmpty { return [] }
    if contains(where: \.needsBackdrop) || mayOverlap { return [.group(DrawGroup(opacity: opacity, commands: self))] }
    return map { $0.faded(by: opacity) }
  }

  /// The bounds of everything that is painted; nil when nothing is.
  package var inkBounds: Rect? {
    let boxes = compactMap(\.inkBounds)
    return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Whether the bounds of two commands intersect. More than 64 commands count as overlapping without a comparison.
  private var mayOverlap: Bool {
    let boxes = compactMap(\.inkBounds)
    guard boxes.count <= 64 else { return true }
    return boxes.indices.contains { i in boxes[..<i].contains { !$0.intersection(boxes[i]).isEmpty } }
  }
}

extension DrawCommand {
  fileprivate func faded(by opacity: Double) -> DrawCommand {
    switch self {
    case .fill(let path, let rule, let paint): return .fill(path, rule, paint.opacity(opacity))
    case .stroke(let path, let style, let paint): return .stroke(path, style, paint.opacity(opacity))
    case .glyphs(let run, let paint): return .glyphs(run, paint.opacity(opacity))
    case .image: return .group(DrawGroup(opacity: opacity, commands: [self]))
    case .group(var group):
      group.opacity *= opacity
      return .group(group)
    }
  }

  /// The ink bounds of an icon's command. Icons have no glyph commands, whose bounds would need their font.
  fileprivate var inkBounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, let style, _): InkBounds.of(strokeOf: path, style)
    case .image(_, let rect, _): rect
    case .glyphs: nil
    case .group(let group): group.commands.inkBounds.map { box in group.filters.reduce(box) { $1.bounds(of: $0) } }
    }
  }
}
