// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelSettings
package import LabelText
package import LabelViewNode

/// Resolves a view tree: looks up fonts, colours, icons and the label style. Most of the user's errors are found here.
///
/// It is a class because content that is resolved during layout holds it.
package final class Resolver {
  package let environment: RenderEnvironment
  package let typesetter: Typesetter
  package let icons: IconRegistry
  let readImage: ImageReader
  private let iconCache: ResolvedIconCache

  /// - Parameter iconCache: a cache that a renderer of many labels keeps between them.
  package init(
    environment: RenderEnvironment, typesetter: Typesetter, icons: IconRegistry, iconCache: ResolvedIconCache = ResolvedIconCache(),
    readImage: @escaping ImageReader
  ) {
    self.environment = environment
    self.typesetter = typesetter
    self.icons = icons
    self.iconCache = iconCache
    self.readImage = readImage
  }

  /// The same resolver with another environment.
  private init(_ other: Resolver, environment: RenderEnvironment) {
    self.environment = environment
    self.typesetter = other.typesetter
    self.icons = other.icons
    self.iconCache = other.iconCache
    self.readImage = other.readImage
  }

  /// - Throws: a diagnostic without a location for the first thing that does not exist or cannot be drawn.
  package func resolve(_ view: ViewNode) throws(Diagnostic) -> ResolvedLabel {
    var errors = ResolveErrors(areCollected: false)
    return try resolve(view, &errors)
  }

  /// Resolves a view, collecting the errors of texts and images that cannot be drawn and leaving them out.
  ///
  /// - Throws: a diagnostic for an invalid scale, and for a view without anything to draw.
  package func resolve(_ view: ViewNode, collecting diagnostics: inout [Diagnostic]) throws(Diagnostic) -> ResolvedLabel {
    var errors = ResolveErrors(areCollected: true)
    defer { diagnostics += errors.diagnostics }
    return try resolve(view, &errors)
  }

  /// Resolves content that a view makes during layout. Views with an error are left out; nil for empty content.
  func resolve(_ content: ViewNode, _ inherited: ViewEnvironment, depth: Int) -> (node: ResolvedNode?, diagnostics: [Diagnostic]) {
    var errors = ResolveErrors(areCollected: true)
    errors.depth = depth
    do throws(Diagnostic) {
      let node = try resolve(content, inherited, &errors)
      return (node, errors.diagnostics)
    } catch { return (nil, errors.diagnostics + [error]) }
  }

  private func resolve(_ view: ViewNode, _ errors: inout ResolveErrors) throws(Diagnostic) -> ResolvedLabel {
    guard RenderEnvironment.scales.contains(environment.scale) else {
      throw Diagnostic(LabelError.invalidNumber(what: "scale", value: environment.scale, expected: "a number from 0.001 to 32767"))
    }
    guard let root = try resolve(view, ViewEnvironment(), &errors) else { throw Diagnostic(LabelError.emptyLabel) }
    return ResolvedLabel(environment: environment, root: root)
  }

  /// The maximum depth of nested nodes. A view or a modifier has one node, a view of UIKit about four, and a list eight.
  ///
  /// Resolving and laying out 400 takes 7 of the 8 MB of a thread's stack in a debug build.
  package static let maximumDepth = 400

  /// Resolves a node; nil for an empty one.
  ///
  /// Nodes are nested hundreds deep, so each kind has a function of its own: this one needs little of the stack.
  private func resolve(
    _ view: ViewNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    errors.depth += 1
    defer { errors.depth -= 1 }
    guard errors.depth <= Self.maximumDepth else { throw Diagnostic(LabelError.viewsTooDeep(limit: Self.maximumDepth)) }
    switch view {
    case .empty: return nil
    case .text, .image, .spacer, .shape, .geometry: return try resolve(leaf: view, inherited, &errors)
    case .label, .stack, .container: return try resolve(group: view, inherited, &errors)
    case .modified: return try resolve(modified: view, inherited, &errors)
    }
  }

  @inline(never) private func resolve(
    leaf view: ViewNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    switch view {
    case .text(let text): try leaf(&errors) { () throws(Diagnostic) in .text(try resolve(text, inherited)) }
    case .image(let image): try leaf(&errors) { () throws(Diagnostic) in .icon(try resolve(image, inherited)) }
    case .spacer(let minimum): .spacer(minimum: minimum ?? Self.spacerLength)
    case .shape(let shape): .shape(try resolve(shape, inherited, &errors))
    case .geometry(let geometry): .geometry(resolve(geometry, inherited, depth: errors.depth))
    case .empty, .label, .stack, .container, .modified: nil
    }
  }

  @inline(never) private func resolve(
    group view: ViewNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    switch view {
    case .label(let label): try resolve(label, inherited, &errors)
    case .stack(let stack): try resolve(stack, inherited, &errors)
    case .container(let container): try resolve(container, inherited, &errors)
    case .empty, .text, .image, .spacer, .shape, .geometry, .modified: nil
    }
  }

  @inline(never) private func resolve(
    modified view: ViewNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    guard case .modified(let inner, let modification) = view else { return nil }
    switch modification {
    case .environment: return try resolve(inner, inherited, changedBy: modification, &errors)
    case .part, .tag, .section, .row, .accessibility: return try resolve(inner, inherited, &errors)
    case .layer, .mask, .preferenceLayer: return try resolve(inner, inherited, layeredBy: modification, &errors)
    default: return try resolve(inner, inherited, decoratedBy: modification, &errors)
    }
  }

  @inline(never) private func resolve(
    _ inner: ViewNode, _ inherited: ViewEnvironment, changedBy modification: ViewModification, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    guard case .environment(let change) = modification else { return nil }
    return try resolve(inner, inherited, change, &errors)
  }

  @inline(never) private func resolve(
    _ inner: ViewNode, _ inherited: ViewEnvironment, layeredBy modification: ViewModification, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    guard let node = try resolve(inner, inherited, &errors) else { return nil }
    switch modification {
    case .layer(let other, let alignment, let isBehind):
      guard let second = try resolve(other, inherited, &errors) else { return node }
      return .layered(node, second, alignment, isBehind: isBehind)
    case .mask(let mask, let alignment):
      // An empty mask hides everything.
      guard let mask = try resolve(mask, inherited, &errors) else { return .decorated(node, .hidden) }
      return .masked(node, by: mask, alignment)
    case .preferenceLayer(let layer): return .decorated(node, .preferenceLayer(resolve(layer, inherited, depth: errors.depth)))
    default: return node
    }
  }

  @inline(never) private func resolve(
    _ inner: ViewNode, _ inherited: ViewEnvironment, decoratedBy modification: ViewModification, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    let node =
      Self.isFixedFrame(modification) && inner.isImage
      ? try resolve(standAlone: inner, inherited, &errors) : try resolve(inner, inherited, &errors)
    guard let node else { return nil }
    return try decorated(node, by: modification, &errors)
  }

  @inline(never) private func decorated(
    _ node: ResolvedNode, by modification: ViewModification, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode {
    do throws(LabelError) { return try decoration(modification).map { .decorated(node, $0) } ?? node } catch {
      try errors.add(Diagnostic(error))
      return node
    }
  }

  /// Whether a modification is a frame of a fixed size. An image in one, as on a round button, is placed by the frame that it was drawn in.
  @inline(never) private static func isFixedFrame(_ modification: ViewModification) -> Bool {
    if case .frame(.some, .some, _) = modification { true } else { false }
  }

  @inline(never) private func resolve(
    standAlone image: ViewNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    var environment = inherited
    environment.iconsStandAlone = true
    return try resolve(image, environment, &errors)
  }

  /// Resolves a text or an image. When errors are collected, one that cannot be drawn becomes an empty spacer of size 0.
  private func leaf(
    _ errors: inout ResolveErrors, _ resolve: () throws(Diagnostic) -> ResolvedNode
  ) throws(Diagnostic) -> ResolvedNode {
    do throws(Diagnostic) { return try resolve() } catch {
      try errors.add(error)
      return .decorated(.spacer(minimum: 0), .frame(width: 0, height: 0, alignment: .center))
    }
  }

  /// Resolves a view in a changed environment. A change of direction also affects the layout.
  private func resolve(
    _ view: ViewNode, _ inherited: ViewEnvironment, _ change: EnvironmentChange, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    let inherited = inherited.applying(change)
    let changed = environment.applying(change)
    guard changed != environment else { return try resolve(view, inherited, &errors) }
    let node = try Resolver(self, environment: changed).resolve(view, inherited, &errors)
    return changed.direction == environment.direction ? node : node.map { .decorated($0, .direction(changed.direction)) }
  }

  /// The default minimum length of a spacer, in points.
  private static let spacerLength = 8.0

  private func resolve(
    _ stack: StackNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    let children = try resolve(all: stack.children, inherited, &errors)
    return children.isEmpty ? nil : .stack(stack.axis, stack.alignment, spacing: stack.spacing, children: children)
  }

  /// Resolves views, leaving out empty ones.
  private func resolve(
    all views: [ViewNode], _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> [ResolvedNode] {
    var nodes: [ResolvedNode] = []
    nodes.reserveCapacity(views.count)
    for view in views {
      if let node = try resolve(view, inherited, &errors) { nodes.append(node) }
    }
    return nodes
  }

  private func resolve(
    _ container: ContainerNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    let children = try resolve(all: container.children, inherited, &errors)
    if children.isEmpty, !container.arrangement.isVisibleWhenEmpty { return nil }
    return .container(container.arrangement, children)
  }

  /// Content that depends on its frame is resolved during layout.
  private func resolve(_ geometry: GeometryNode, _ inherited: ViewEnvironment, depth: Int) -> ResolvedGeometry {
    ResolvedGeometry(content: DeferredContent(content: geometry.content, inherited: inherited, resolver: self, depth: depth))
  }

  private func resolve(_ layer: PreferenceLayer, _ inherited: ViewEnvironment, depth: Int) -> ResolvedPreferenceLayer {
    ResolvedPreferenceLayer(
      content: DeferredContent(content: layer.content, inherited: inherited, resolver: self, depth: depth), alignment: layer.alignment,
      isBehind: layer.isBehind)
  }

  /// When errors are collected, a shape with an unknown colour is transparent.
  private func resolve(
    _ shape: ShapeNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedShape {
    let description = shape.paint ?? inherited.foregroundPaint
    var resolved = ResolvedShape(outline: shape.outline, drawing: shape.drawing, paint: .color(.clear), shadows: [])
    do throws(Diagnostic) {
      resolved.paint = try paint(description)
      resolved.shadows = try shadows(description.shadows)
    } catch { try errors.add(error) }
    return resolved
  }

  // MARK: Labels

  /// A label as a stack: icon and title aligned at a baseline or their middles, or one centred above the other. The lines of a title beside an icon
  /// are aligned with the leading edge, as in SwiftUI.
  private func resolve(
    _ label: LabelNode, _ inherited: ViewEnvironment, _ errors: inout ResolveErrors
  ) throws(Diagnostic) -> ResolvedNode? {
    switch inherited.labelStyle {
    case .iconOnly:
      var alone = inherited
      alone.iconsStandAlone = true
      return try resolve(label.icon, alone, &errors)
    case .titleOnly: return try resolve(label.title, inherited, &errors)
    case .automatic, .titleAndIcon:
      // The environment is large, and most labels use it as it is.
      let icon =
        inherited.standsIcon
        ? try resolve(label.icon, inherited.forIcon, &errors) : try resolve(label.icon, inherited, &errors)
      let title =
        icon != nil && inherited.alignsTitle
        ? try resolve(label.title, inherited.forTitle(in: environment.direction), &errors) : try resolve(label.title, inherited, &errors)
      let children = (inherited.iconIsTrailing ? [title, icon] : [icon, title]).compactMap { $0 }
      guard !children.isEmpty else { return nil }
      let alignment = inherited.labelAxis == .horizontal ? inherited.iconAlignment.stackAlignment : .center
      return .stack(inherited.labelAxis, alignment, spacing: inherited.labelSpacing, children: children)
    }
  }

  // MARK: Text

  private func resolve(_ text: TextNode, _ inherited: ViewEnvironment) throws(Diagnostic) -> ResolvedText {
    var paints: [PaintDescription] = []
    // The whole text has a single shadow if all runs have the same shadows.
    func shadows(_ run: TextNode.Run) -> [ShadowDescription] { run.attributes.paint(in: inherited.attributes)?.shadows ?? [] }
    let first = text.runs.first.map(shadows) ?? []
    let agree = text.runs.dropFirst().allSatisfy { shadows($0) == first }
    let resolver = TextResolver(
      environment: environment, library: typesetter.library, runsCastShadows: !agree,
      budget: OutlineBudget(limit: typesetter.limits.maximumEdgeRows))
    let iconScale = inherited.iconScale
    let styled = try resolver.styled(
      text, inherited.attributes, paragraph: inherited.settings.paragraph, textCase: inherited.textCase, paints: &paints
    ) { (image, bounds, font, weight, color) throws(Diagnostic) in
      try resolve(
        image, IconResolver.Context(font: font, weight: weight, scale: iconScale, foreground: color, imageBox: bounds.box))
    }
    var settings = inherited.settings
    settings.paragraph = settings.paragraph.resolved(in: environment.direction, locale: environment.locale)
    settings.locale = environment.locale
    settings.baseDirection = .natural(fallback: environment.direction)
    if let points = inherited.minimumFontSize, points > 0, let largest = styled.runs.map(\.style.font.size).max() {
      settings.minimumScaleFactor = max(settings.minimumScaleFactor, min(1, points / largest))
    }
    let below: [Shadow] =
      if let shadow = inherited.textShadow {
        [try self.shadow(shadow, sigma: shadow.radius / 2)]
      } else if agree {
        try self.shadows(first)
      } else { [] }
    return ResolvedText(
      shaped: try typesetter.shape(styled, settings: settings), settings: settings, shadows: below,
      paints: try paints.map(paint), runPaints: paints.indices.filter { paints[$0].spansRun },
      redaction: inherited.isRedacted ? try redaction(inherited) : nil,
      spacing: VerticalSpacing(text: styled, PixelGrid(scale: environment.scale)))
  }

  // MARK: Icons

  private func resolve(_ image: ImageNode, _ inherited: ViewEnvironment) throws(Diagnostic) -> ResolvedIcon {
    var image = image
    if inherited.isRedacted, image.resizing == nil {
      // Redacted symbols are discs: SwiftUI draws `circle.fill` in their place.
      var disc = ImageNode(.named("circle.fill"))
      disc.colors = [.fixed(try redaction(inherited))]
      disc.scale = image.scale
      return try resolve(disc, context(inherited))
    }
    image.mode = image.mode ?? inherited.iconMode
    let paints = image.colors.isEmpty ? inherited.iconPaints.isEmpty ? [inherited.foregroundPaint] : inherited.iconPaints : []
    let colors = paints.compactMap(\.plainColor)
    let arePlain = colors.count == paints.count
    if image.colors.isEmpty, arePlain, colors.count > 1 { image.colors = colors }
    image.variants = inherited.iconVariants.joined(with: image.variants)
    var icon = try resolve(
      image, context(inherited, arePlain ? [] : paints.map(paint)))
    if inherited.iconsStandOnBaseline { icon.baseline = PixelGrid(scale: environment.scale).round(icon.inkBounds.maxY) }
    icon.shadows = try shadows(paints.first?.shadows ?? [])
    if let shadow = inherited.textShadow { icon.shadows.append(try self.shadow(shadow, sigma: shadow.radius / 2)) }
    if inherited.isRedacted {
      let box = Rect(origin: .zero, size: icon.size)
      icon.commands = [.fill(.rectangle(box), .nonzero, .color(try redaction(inherited)))]
      icon.inkBounds = box
    }
    return icon
  }

  private func context(
    _ inherited: ViewEnvironment, _ paints: [ResolvedPaint] = []
  ) throws(Diagnostic) -> IconResolver.Context {
    IconResolver.Context(
      font: try TextResolver.font(inherited.font, in: environment, typesetter.library),
      weight: inherited.font.resolvedWeight(in: environment.textStyles),
      scale: inherited.iconScale, foreground: try color(inherited.foreground), paints: paints, isAlone: inherited.iconsStandAlone)
  }

  /// The colour of placeholders.
  private func redaction(_ inherited: ViewEnvironment) throws(Diagnostic) -> SRGBColor { try color(inherited.foreground).opacity(0.16) }

  private func resolve(_ image: ImageNode, _ context: IconResolver.Context) throws(Diagnostic) -> ResolvedIcon {
    do throws(LabelError) {
      let resolver = IconResolver(environment: environment, registry: icons, readImage: readImage, cache: iconCache)
      return try resolver.resolve(image, in: context)
    } catch { throw Diagnostic(error) }
  }

  // MARK: Colours

  private func color(_ description: ColorDescription) throws(Diagnostic) -> SRGBColor {
    do throws(LabelError) { return try description.resolved(in: environment.appearance) } catch { throw Diagnostic(error) }
  }

  private func paint(_ description: PaintDescription) throws(Diagnostic) -> ResolvedPaint {
    do throws(LabelError) { return try description.resolved(in: environment.appearance) } catch { throw Diagnostic(error) }
  }

  private func shadow(_ description: ShadowDescription, sigma: Double) throws(Diagnostic) -> Shadow {
    do throws(LabelError) { return try description.resolved(in: environment.appearance, sigma: sigma) } catch { throw Diagnostic(error) }
  }

  /// The shadows of a style; their radius is the standard deviation.
  private func shadows(_ descriptions: [ShadowDescription]) throws(Diagnostic) -> [Shadow] {
    try descriptions.map { description throws(Diagnostic) in try shadow(description, sigma: description.radius) }
  }
}

extension ViewEnvironment {
  /// Whether the icon of a label stands on the baseline of the title.
  fileprivate var standsIcon: Bool { iconAlignment == .baseline && labelAxis == .horizontal }

  /// Whether the title beside an icon may have several lines that no alignment is set for.
  fileprivate var alignsTitle: Bool { !alignsLines && settings.numberOfLines != 1 }

  /// The environment of an icon on the baseline.
  fileprivate var forIcon: ViewEnvironment {
    var result = self
    result.iconsStandOnBaseline = true
    return result
  }

  /// The environment of the title of a label with an icon.
  fileprivate func forTitle(in direction: TextDirection) -> ViewEnvironment {
    var result = self
    result.settings.paragraph.linesAlignment = direction == .leftToRight ? .left : .right
    return result
  }
}

extension ContainerNode.Arrangement {
  /// Whether the container takes part in layout without children.
  fileprivate var isVisibleWhenEmpty: Bool {
    switch self {
    case .custom: true
    case .layers, .fitting, .grid, .gridRow, .tracks, .barred: false
    }
  }
}

extension ViewNode {
  /// Whether the view is nothing but an image in an environment.
  fileprivate var isImage: Bool {
    switch self {
    case .image: true
    case .modified(let inner, .environment), .modified(let inner, .accessibility), .modified(let inner, .part),
      .modified(let inner, .observed):
      inner.isImage
    default: false
    }
  }
}
