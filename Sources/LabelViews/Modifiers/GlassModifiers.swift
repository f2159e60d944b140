// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// The configuration of the glass material of iOS 26: a pane that blurs what is below it, with a light rim.
///
/// It is simpler than Apple's: the rim does not refract, highlights come from above and do not follow a gyroscope, panes near each other
/// do not merge, and text on it keeps its colours. As with `Material`, it blurs what the same image has drawn before, and all numbers are
/// estimates.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable { case regular, clear, identity }
  private let kind: Kind
  private var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// The standard glass, which blurs what is below it and lightens it, or darkens it in dark appearance.
  public static let regular = Glass(.regular)
  /// A clearer glass, which shows more of what is below it.
  public static let clear = Glass(.clear)
  /// No glass: the view is drawn without a pane.
  public static let identity = Glass(.identity)

  /// Returns the glass with a colour.
  ///
  /// - Parameter color: The colour of the glass; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.tint = color
    return result
  }

  /// Returns the glass with a reaction to touches. It has no effect in an image.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isVisible: Bool { kind != .identity }

  /// The fill of the pane.
  var pane: GlassPane {
    let (opacity, radius) = kind == .clear ? (0.1, 3.0) : (0.45, 8.0)
    let background = ColorDescription.faded(.material, opacity)
    return GlassPane(
      material: MaterialDescription(
        tint: tint.map { .faded($0.description, kind == .clear ? 0.5 : 0.8) } ?? background, radius: radius, saturation: 1.4))
  }
}

/// The fill of a pane of glass.
struct GlassPane: PaintStyle {
  let material: MaterialDescription

  func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.material(material)] }
}

/// The default shape of glass, which is a capsule.
public struct DefaultGlassEffectShape: OutlineShape, Hashable {
  /// Creates the default shape of glass.
  public init() {}
  package var shapeOutline: ShapeOutline { .capsule }
}

/// A container of views with glass. On Apple's platforms panes near each other merge; here they stay apart.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container of views with glass.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points below which panes merge. It has no effect here.
  ///   - content: The views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, whose panes stay apart.
  public var body: some View { content }
}

extension View {
  /// Adds a pane of glass behind this view, of the view's size and with a light rim of 1 point.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass; the regular one by default.
  ///   - shape: The shape of the pane; a capsule by default.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
    background {
      if glass.isVisible { shape.fill(glass.pane) }
    }.overlay {
      // The clip removes the half of the line that is outside the edge.
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

  /// Sets the identity of a pane of glass for its animations. It has no visual effect in an image.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Joins panes of glass into one on Apple's platforms. It has no visual effect here.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Sets the border shape of buttons in this view.
  ///
  /// - Parameter shape: The shape of buttons whose style has a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
  /// Sets how glass appears. It has no effect: a rendered image is still.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A button style that draws the label on a pane of glass, which is a capsule unless `buttonBorderShape(_:)` sets another shape.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass
  private let isProminent: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape

  /// Creates a button style with regular glass, as `.glass` does.
  public init() { self.init(.regular) }

  /// Creates a button style with a kind of glass.
  ///
  /// - Parameter glass: The glass behind the label.
  public init(_ glass: Glass) { (self.glass, isProminent) = (glass, false) }

  init(isProminent: Bool) { (glass, self.isProminent) = (.regular, isProminent) }

  /// Creates a view with the padded label on its pane of glass.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
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

/// A button style that draws the label in white on a pane of glass in the tint colour.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates a button style with tinted glass, as `.glassProminent` does.
  public init() {}

  /// Creates a view with the padded white label on tinted glass.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A button style that draws the label on a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns a button style that draws the label on a kind of glass.
  ///
  /// - Parameter glass: The glass behind the label.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style that draws the label in white on a pane of glass in the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// How glass appears. A rendered image is still.
public struct GlassEffectTransition: Hashable, Sendable {
  /// At once, without a movement.
  public static let identity = GlassEffectTransition()
  /// From the glass beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// By itself, as if it froze.
  public static let materialize = GlassEffectTransition()
}
