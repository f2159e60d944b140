// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
internal import LabelViewNode

/// A type that defines how buttons look. The style closest to a button applies; a button inside its body uses the next style outwards.
public protocol ButtonStyle {
  /// The view that `makeBody(configuration:)` returns for a button.
  associatedtype Body: View
  /// The properties of a button that a style reads: its label and its role.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the view of a button.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The view drawn in place of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func node(of configuration: ButtonStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.lowerBody(of: self) { makeBody(configuration: configuration) }
  }
}

/// The properties of a button, passed to the style that draws it.
public struct ButtonStyleConfiguration {
  /// A type-erased view with the label of the button.
  public struct Label: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// The purpose of the button, such as `.destructive`; `nil` for a button without a special one.
  public let role: ButtonRole?
  /// The view that describes what the button does.
  public let label: Label
  /// Whether somebody presses the button. Always `false`, since an image has no user.
  public var isPressed: Bool { false }
}

/// A button style without a border, in the tint colour; the default for buttons.
///
/// Destructive buttons are red, disabled ones are grey.
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a button style without a border, as `.borderless` does.
  public init() {}

  /// Creates a view with the label in the tint colour, red for destructive buttons and grey for disabled ones.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(isEnabled ? configuration.role.style(tint) : .disabledLabel)
  }
}

/// A button style that draws the label without decoration, at 40 % opacity when the button is disabled.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a button style without decoration, as `.plain` does.
  public init() {}

  /// Creates a view with the label alone, at 40 % opacity when the button is disabled.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.4) }
}

/// A button style that draws the label in the tint colour on a pale background, which is grey unless views set a tint or the button is
/// destructive.
///
/// The padding is 7 points above and below and 12 points at the sides. `controlSize(_:)` makes the button smaller or larger, and
/// `buttonBorderShape(_:)` sets the shape of the background, which has corners of 8 points by default. Disabled buttons are grey.
public struct BorderedButtonStyle: ButtonStyle {
  /// What is behind the label.
  enum Background { case grey, tinted, full, none }

  private let background: Background
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  /// Creates a button style with a pale background, as `.bordered` does.
  public init() { background = .grey }

  init(_ background: Background) { self.background = background }

  /// Creates a view with the padded label on the background of the button.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
  public func makeBody(configuration: Configuration) -> some View {
    let style = isEnabled ? configuration.role.style(tint) : .disabledLabel
    SizedButtonLabel(content: configuration.label, size: size)
      .foregroundStyle(background == .full && isEnabled ? AnyShapeStyle(.white) : style)
      .padding(size.buttonInsets)
      .background(fill(style, isTinted: tint != nil || configuration.role == .destructive), in: size.border(shape))
  }

  private func fill(_ style: AnyShapeStyle, isTinted: Bool) -> AnyShapeStyle {
    switch background {
    case .full where !isEnabled, .tinted where !isEnabled, .grey where !isEnabled || !isTinted:
      AnyShapeStyle(Color(description: .tertiaryFill))
    case .grey, .tinted: AnyShapeStyle(style.opacity(0.15))
    case .full: style
    case .none: AnyShapeStyle(.clear)
    }
  }
}

/// The label of a button with a border, in a smaller font for the small sizes.
private struct SizedButtonLabel<Content: View>: View {
  let content: Content
  let size: ControlSize

  var body: some View { if size == .mini || size == .small { content.font(.subheadline) } else { content } }
}

extension AnyShapeStyle {
  /// The grey of the labels of disabled buttons.
  fileprivate static var disabledLabel: AnyShapeStyle { AnyShapeStyle(Color(description: .system(.tertiary))) }
}

extension ControlSize {
  /// The distances between the label of a button and its border.
  fileprivate var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The border of a button. By default small buttons are capsules, and large ones have larger corners.
  fileprivate func border(_ shape: ButtonBorderShape) -> ButtonBorderShape {
    guard shape == .automatic else { return shape }
    switch self {
    case .mini, .small: return .capsule
    case .regular: return shape
    case .large, .extraLarge: return .roundedRectangle(radius: 12)
    }
  }
}

/// A button style that draws the label in white on a background of the tint colour, or of red for destructive buttons.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates a button style with a background of the tint colour, as `.borderedProminent` does.
  public init() {}

  /// Creates a view with the padded white label on a background of the tint colour.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle(.full).makeBody(configuration: configuration)
  }
}

extension ButtonRole? {
  /// The style that a button of this role is drawn with: red when destructive, else the tint colour.
  func style(_ tint: AnyShapeStyle?) -> AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(.accentColor)
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The default button style of the context: without a border, as on iOS.
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// A button style without a border that draws the label in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A button style that draws the label without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A button style that draws the label on a pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that draws the label in white on a background of the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of buttons in this view.
  ///
  /// - Parameter style: The style. Buttons use the one that was set closest to them.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { contextual { $0.buttonStyles.append(style) } }
}
