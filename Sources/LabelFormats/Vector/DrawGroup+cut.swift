// SPDX-License-Identifier: MIT

internal import LabelCore

extension DrawGroup {
  /// What a group that erases cuts out of the layer below, painted black, for a mask of luminance; nil if it has parts that have no black
  /// form, such as images.
  var cut: DrawGroup? {
    guard mask == nil, filters.isEmpty, shadows.isEmpty, backdrop.isEmpty else { return nil }
    var cut = self
    cut.compositing = .over
    cut.commands = []
    for command in commands {
      switch command {
      case .fill(let path, let rule, let paint):
        guard let paint = paint.black else { return nil }
        cut.commands.append(.fill(path, rule, paint))
      case .stroke(let path, let style, let paint):
        guard let paint = paint.black else { return nil }
        cut.commands.append(.stroke(path, style, paint))
      case .glyphs(let run, let paint):
        guard let paint = paint.black else { return nil }
        cut.commands.append(.glyphs(run, paint))
      case .image: return nil
      case .group(let group):
        guard group.compositing == .over, let inner = group.cut else { return nil }
        cut.commands.append(.group(inner))
      }
    }
    return cut
  }
}

extension Paint {
  /// The same opacity in black.
  fileprivate var black: Paint? {
    switch self {
    case .color(let color): return .color(color.black)
    case .gradient(let gradient):
      let stops = gradient.stops.map { Gradient.Stop(offset: $0.offset, color: $0.color.black) }
      return Gradient(gradient.geometry, stops: stops, spread: gradient.spread, transform: gradient.transform).map { .gradient($0) }
    }
  }
}

extension SRGBColor {
  fileprivate var black: SRGBColor { SRGBColor(red: 0, green: 0, blue: 0, alpha: alpha) }
}
