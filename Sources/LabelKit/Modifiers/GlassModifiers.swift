// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout

/// The glass of iOS 26: a pane that blurs what is below it, with a light rim.
///
/// What a picture shows is less than Apple's: the rim bends nothing, highlights come from above and not from a gyroscope, panes near each
/// other do not melt together, and text on it keeps its colours. As with `Material`, what is below is what the same picture has drawn
/// before, and all numbers are estimates.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable { case regular, clear, identity }
  private let kind: Kind
  private var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// Blurs what is below and lightens it, or darkens it in the dark.
  public static let regular = Glass(.regular)
  /// Lets more of what is below through.
  public static let clear = Glass(.clear)
  /// None: the view stays as it is.
  public static let identity = Glass(.identity)

  /// Coloured glass; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.tint = color
    return result
  }

  /// Answering to touch, which a picture does not.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isVisible: Bool { kind != .identity }

  /// What the pane is filled with.
  var pane: GlassPane {
    let (cover, radius) = kind == .clear ? (0.1, 3.0) : (0.45, 8.0)
    let background = ColorDescription.faded(.material, cover)
    return GlassPane(
      material: MaterialDescription(
        tint: tint.map { .faded($0.description, kind == .clear ? 0.5 : 0.8) } ?? background, radius: radius, saturation: 1.4))
  }
}

/// A pane's fill.
struct GlassPane: PaintStyle {
  let material: MaterialDescription

  func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.material(material)] }
}

/// The shape of glass that has no other: a capsule.
public struct DefaultGlassEffectShape: KnownShape, Hashable {
  /// Makes the shape.
  public init() {}
  package var knownOutline: ShapeOutline { .capsule }
}

/// Panes of glass near each other. On a device they melt into one where they come near; in a picture they are apart.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Shows views with glass; `spacing` says on a device how near, in points, panes begin to melt.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: some View { content }
}

extension View {
  /// Puts a pane of glass behind the view, as large as it, with a light rim one point wide.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
    background {
      if glass.isVisible { shape.fill(glass.pane) }
    }.overlay {
      // Half of a line along the edge, which is not wanted outside.
      if glass.isVisible { shape.stroke(Self.rim, lineWidth: 2).clipShape(shape) }
    }
  }

  private static var rim: LinearGradient {
    LinearGradient(
      stops: [
        .init(color: .white.opacity(0.75), location: 0), .init(color: .white.opacity(0.2), location: 0.5),
        .init(color: .white.opacity(0.45), location: 1),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  /// Names a pane of glass for its movements; a picture has none.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Joins panes of glass into one, which a picture does not.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Sets the shape of buttons inside that have a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// The label on a pane of glass, a capsule unless `buttonBorderShape` says otherwise.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass
  private let isProminent: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape

  /// Makes the style.
  public init() { self.init(.regular) }

  /// Makes the style of another glass.
  public init(_ glass: Glass) { (self.glass, isProminent) = (glass, false) }

  init(isProminent: Bool) { (glass, self.isProminent) = (.regular, isProminent) }

  /// The label on its pane.
  public func makeBody(configuration: Configuration) -> some View {
    let border = shape == .automatic ? .capsule : shape
    let style = configuration.role.style(tint)
    configuration.label.foregroundStyle(isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background { if isProminent { border.fill(style) } }
      .glassEffect(isProminent ? .clear : glass, in: border)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

/// The label in white on a pane in the tint.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label on its pane.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a pane of a glass of one's own.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on a pane in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
