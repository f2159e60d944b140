// SPDX-License-Identifier: MIT

package import LabelCore

extension [DrawCommand] {
  /// The commands' picture at an opacity.
  ///
  /// Commands that touch are grouped, as two translucent layers would show their overlap; the others each get the opacity and stay
  /// as simple as they were.
  package func faded(by opacity: Double) -> [DrawCommand] {
    if opacity >= 1 { return self }
    if opacity <= 0 || isEmpty { return [] }
    if contains(where: \.needsBackdrop) || mayOverlap { return [.group(DrawGroup(opacity: opacity, commands: self))] }
    return map { $0.faded(by: opacity) }
  }

  /// The box round everything that is painted; nil when nothing is.
  package var inkBounds: Rect? {
    let boxes = compactMap(\.inkBounds)
    return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Whether the boxes of two commands meet. Lists too long to compare count as overlapping.
  private var mayOverlap: Bool {
    let boxes = compactMap(\.inkBounds)
    guard boxes.count <= 64 else { return true }
    return boxes.indices.contains { i in boxes[..<i].contains { !$0.intersection(boxes[i]).isEmpty } }
  }
}

extension DrawCommand {
  /// Whether the command changes what was painted before it, other than by covering it.
  package var needsBackdrop: Bool {
    if case .group(let group) = self { group.compositing != .over } else { false }
  }

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

  /// The box round the ink of icons' commands; glyphs do not occur in them, and know their ink only with their font.
  fileprivate var inkBounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, let style, _): InkBounds.of(strokeOf: path, style)
    case .image(_, let rect, _): rect
    case .glyphs: nil
    case .group(let group): group.commands.inkBounds
    }
  }
}
