// SPDX-License-Identifier: MIT

package import LabelCore

/// What a vector format can hold. Whatever it cannot hold becomes an image or, in a format without images, an error.
package struct FormatAbilities: Sendable {
  /// The format, for errors.
  package let format: OutputFormat
  /// Whether it has blurs, colour matrices and drop shadows.
  package let hasFilters: Bool
  /// Whether it has masks of alpha and of luminance.
  package let hasMasks: Bool
  /// Whether it has CSS's blend modes and opacity of groups.
  package let hasBlending: Bool
  /// Whether it has bitmaps.
  package let hasImages: Bool
  /// Whether it has dashes, crisp edges, pens that are not round, and clips by the even-odd rule.
  package let hasPens: Bool
  /// Whether radial gradients may have a focus, and gradients any transform.
  package let hasFocus: Bool
  /// Whether a file has the outline of a glyph once, and not at each place where the glyph is.
  package let sharesGlyphs: Bool

  /// Describes a format.
  package init(
    _ format: OutputFormat, hasFilters: Bool, hasMasks: Bool, hasBlending: Bool, hasImages: Bool, hasPens: Bool, hasFocus: Bool,
    sharesGlyphs: Bool
  ) {
    self.format = format
    self.hasFilters = hasFilters
    self.hasMasks = hasMasks
    self.hasBlending = hasBlending
    self.hasImages = hasImages
    self.hasPens = hasPens
    self.hasFocus = hasFocus
    self.sharesGlyphs = sharesGlyphs
  }

  /// What the format cannot hold of commands that are painted on one layer.
  func obstacles(in commands: [DrawCommand]) -> [Obstacle] {
    let found = commands.compactMap { obstacle(in: $0) }
    return commands.count(where: \.erases) > Self.mostCuts ? found + [Obstacle("many parts that are cut out", extent: .layer)] : found
  }

  /// What of a command the format cannot hold, as in "a shadow"; nil if it can hold the whole command.
  func obstacle(in command: DrawCommand) -> Obstacle? {
    switch command {
    case .fill(_, _, let paint): return obstacle(in: paint)
    case .stroke(_, let style, let paint):
      if !hasPens, !style.dashes.isEmpty || !style.pen.isSimilarity { return Obstacle("a dashed or slanted stroke") }
      return style.pen.inverse == nil ? Obstacle("a flat pen") : obstacle(in: paint)
    case .glyphs(_, let paint): return obstacle(in: paint)
    case .image: return hasImages ? nil : Obstacle("a picture")
    case .group(let group): return obstacle(in: group)
    }
  }

  private func obstacle(in group: DrawGroup) -> Obstacle? {
    if !group.backdrop.isEmpty { return Obstacle("a filter of what is behind", extent: .image) }
    let isCut = group.compositing == .erase && hasMasks && group.cut != nil
    if group.compositing != .over, !isCut, !hasBlending || !Self.blends.contains(group.compositing) {
      let what = group.compositing == .erase ? "a part that is cut out" : "the blend mode \(group.compositing.rawValue)"
      return Obstacle(what, extent: .layer)
    }
    var found: Obstacle?
    if !hasPens, group.clip != nil, group.clipRule == .evenOdd { found = Obstacle("a clip by the even-odd rule") }
    if group.isCrisp, !hasPens { found = Obstacle("edges without antialiasing") }
    if !hasBlending, group.opacity != 1 { found = Obstacle("a translucent group") }
    if !group.shadows.isEmpty, !hasFilters || group.shadows.contains(where: { $0.placement == .inner }) { found = Obstacle("a shadow") }
    if group.filters.contains(where: { !hasFilters || !$0.isSimple }) { found = Obstacle("a filter") }
    if let mask = group.mask {
      if !hasMasks || mask.measure == .linearLuminance { found = Obstacle("a mask") }
      found = found ?? obstacles(in: mask.commands).first
    }
    for inner in obstacles(in: group.commands) {
      if inner.extent == .image { return inner }
      // The group is a layer of its own, and becomes an image as a whole.
      found = found ?? Obstacle(inner.what)
    }
    return found
  }

  private func obstacle(in paint: Paint) -> Obstacle? {
    guard case .gradient(let gradient) = paint else { return nil }
    switch gradient.geometry {
    case .sweep: return Obstacle("an angular gradient")
    case .linear: return !hasFocus && !gradient.transform.isSimilarity ? Obstacle("a slanted gradient") : nil
    case .radial(let focus, let focusRadius, let center, let radius):
      if !hasFocus, focus != center || focusRadius != 0 || !gradient.transform.isSimilarity || radius <= 0 {
        return Obstacle("a radial gradient with a focus")
      }
      return (focus - center).length + focusRadius >= radius ? Obstacle("a gradient between two circles") : nil
    }
  }

  /// The maximum number of parts that are cut out of a layer. Each nests everything before it in a mask, and readers limit the depth of nesting.
  private static let mostCuts = 32

  /// The blend modes that SVG's and PDF's readers have; not those that add.
  private static let blends: [DrawGroup.Compositing] = DrawGroup.Compositing.blends.filter { $0 != .plusLighter }
}

/// What a format cannot hold.
struct Obstacle {
  /// The subject of a message.
  let what: String
  /// What its pixels depend on.
  let extent: Extent

  enum Extent {
    /// The command alone.
    case command
    /// All that is painted before it in the same group.
    case layer
    /// All that is painted before it.
    case image
  }

  init(_ what: String, extent: Extent = .command) {
    self.what = what
    self.extent = extent
  }
}

extension DrawCommand {
  fileprivate var erases: Bool { if case .group(let group) = self { group.compositing == .erase } else { false } }
}

extension Filter {
  /// Whether it is a blur without edges or maps colours.
  fileprivate var isSimple: Bool {
    switch self {
    case .blur(_, let keepsEdges): !keepsEdges
    case .colors: true
    case .graph: false
    }
  }
}
