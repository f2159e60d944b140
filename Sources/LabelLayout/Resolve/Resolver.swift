// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelText

/// Turns names into things: fonts, colours, icons, the label style. The user's mistakes end here.
package struct Resolver {
  package let environment: RenderEnvironment
  package let typesetter: Typesetter
  package let icons: IconRegistry
  let pictures: PictureReader
  private let memory: IconMemory

  /// - Parameter memory: for a renderer of many labels: one that lasts.
  package init(
    environment: RenderEnvironment, typesetter: Typesetter, icons: IconRegistry, memory: IconMemory = IconMemory(),
    pictures: @escaping PictureReader
  ) {
    self.environment = environment
    self.typesetter = typesetter
    self.icons = icons
    self.memory = memory
    self.pictures = pictures
  }

  /// - Throws: a diagnostic without a place for the first thing that does not exist or cannot be drawn.
  package func resolve(_ view: ViewNode) throws(Diagnostic) -> ResolvedLabel {
    guard RenderEnvironment.scales.contains(environment.scale) else {
      throw Diagnostic(LabelError.invalidNumber(what: "scale", value: environment.scale, expected: "a number from 0.001 to 32767"))
    }
    guard let root = try resolve(view, ViewEnvironment()) else { throw Diagnostic(LabelError.emptyLabel) }
    return ResolvedLabel(environment: environment, root: root)
  }

  /// Nil for nodes that take no place.
  private func resolve(_ view: ViewNode, _ inherited: ViewEnvironment) throws(Diagnostic) -> ResolvedNode? {
    switch view {
    case .empty: return nil
    case .text(let text): return .text(try resolve(text, inherited))
    case .image(let image): return .icon(try resolve(image, inherited))
    case .label(let label): return try resolve(arranged(label, inherited), inherited)
    case .stack(let stack): return try resolve(stack, inherited)
    case .spacer(let minimum): return .spacer(minimum: minimum ?? Self.spacing)
    case .modified(let inner, .environment(let change)): return try resolve(inner, inherited, change)
    case .modified(let inner, .part), .modified(let inner, .tag), .modified(let inner, .section), .modified(let inner, .accessibility):
      return try resolve(inner, inherited)
    case .modified(let inner, let modification):
      guard let node = try resolve(inner, inherited), let decoration = decoration(modification) else { return nil }
      return .decorated(node, decoration)
    }
  }

  /// A view in changed surroundings. Where reading begins is also the layout's business.
  private func resolve(
    _ view: ViewNode, _ inherited: ViewEnvironment, _ change: EnvironmentChange
  ) throws(Diagnostic) -> ResolvedNode? {
    let changed = environment.applying(change)
    guard changed != environment else { return try resolve(view, inherited.applying(change)) }
    let inner = Resolver(environment: changed, typesetter: typesetter, icons: icons, memory: memory, pictures: pictures)
    let node = try inner.resolve(view, inherited.applying(change))
    return changed.direction == environment.direction ? node : node.map { .decorated($0, .direction(changed.direction)) }
  }

  /// The gap between neighbours of a stack where the author gives none, in points.
  private static let spacing = 8.0

  private func resolve(_ stack: StackNode, _ inherited: ViewEnvironment) throws(Diagnostic) -> ResolvedNode? {
    var children: [ResolvedNode] = []
    for child in stack.children {
      if let node = try resolve(child, inherited) { children.append(node) }
    }
    guard !children.isEmpty else { return nil }
    return .stack(stack.axis, stack.alignment, spacing: stack.spacing ?? Self.spacing, children: children)
  }

  // MARK: Labels

  /// The stack that a label is: icon and title on one first baseline, or one centred above the other.
  private func arranged(_ label: LabelNode, _ inherited: ViewEnvironment) -> ViewNode {
    switch inherited.labelStyle {
    case .iconOnly: return label.icon
    case .titleOnly: return label.title
    case .automatic, .titleAndIcon:
      let parts = [label.icon, label.title]
      return .stack(
        StackNode(
          inherited.labelAxis, alignment: inherited.labelAxis == .horizontal ? .firstTextBaseline : .center,
          spacing: inherited.labelSpacing, children: inherited.iconIsTrailing ? parts.reversed() : parts))
    }
  }

  // MARK: Text

  private func resolve(_ text: TextNode, _ inherited: ViewEnvironment) throws(Diagnostic) -> ResolvedText {
    let styled = try textResolver(inherited).styled(
      text, inherited.attributes, paragraph: inherited.settings.paragraph, textCase: inherited.textCase)
    var settings = inherited.settings
    settings.locale = environment.locale
    settings.baseDirection = .natural(fallback: environment.direction)
    if let points = inherited.minimumFontSize, points > 0, let largest = styled.runs.map(\.style.font.size).max() {
      settings.minimumScaleFactor = max(settings.minimumScaleFactor, min(1, points / largest))
    }
    return ResolvedText(
      shaped: try typesetter.shape(styled, settings: settings), settings: settings,
      shadow: inherited.textShadow.map { resolved($0, sigma: $0.radius / 2) })
  }

  private func textResolver(_ inherited: ViewEnvironment) -> TextResolver {
    TextResolver(environment: environment, library: typesetter.library) { (image, font, weight, color) throws(Diagnostic) in
      try self.resolve(
        image, IconResolver.Surroundings(font: font, weight: weight, scale: inherited.iconScale, foreground: color))
    }
  }

  // MARK: Icons

  private func resolve(_ image: ImageNode, _ inherited: ViewEnvironment) throws(Diagnostic) -> ResolvedIcon {
    var image = image
    image.mode = image.mode ?? inherited.iconMode
    if image.colors.isEmpty { image.colors = inherited.iconColors }
    image.variants = inherited.iconVariants.joined(with: image.variants)
    return try resolve(
      image,
      IconResolver.Surroundings(
        font: try textResolver(inherited).font(inherited.font), weight: inherited.font.resolvedWeight(in: environment.textStyles),
        scale: inherited.iconScale,
        foreground: inherited.foreground.resolved(in: environment.appearance)))
  }

  private func resolve(_ image: ImageNode, _ surroundings: IconResolver.Surroundings) throws(Diagnostic) -> ResolvedIcon {
    do throws(LabelError) {
      let resolver = IconResolver(environment: environment, registry: icons, pictures: pictures, memory: memory)
      return try resolver.resolve(image, in: surroundings)
    } catch { throw Diagnostic(error) }
  }

  // MARK: Decorations

  private func decoration(_ modification: ViewModification) -> Decoration? {
    switch modification {
    case .environment, .part, .tag, .section, .accessibility: nil
    case .padding(let insets): .padding(insets.resolved(in: environment.direction))
    case .frame(let width, let height, let alignment): .frame(width: width, height: height, alignment: alignment)
    case .background(let color, let radius): .background(color.resolved(in: environment.appearance), cornerRadius: radius)
    case .border(let color, let width, let radius):
      .border(color.resolved(in: environment.appearance), width: width, cornerRadius: radius)
    case .shadow(let shadow): .shadow(resolved(shadow, sigma: shadow.radius))
    case .opacity(let opacity): .opacity(min(max(opacity, 0), 1))
    }
  }

  private func resolved(_ shadow: ShadowDescription, sigma: Double) -> Shadow {
    Shadow(color: shadow.color.resolved(in: environment.appearance), offset: shadow.offset, sigma: sigma)
  }
}
