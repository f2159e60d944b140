// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// The styles in effect for each kind of control, the outermost first. A control uses the last one, and controls in that style's body use
/// the others.
extension EnvironmentValues {
  var gaugeStyles: [any GaugeStyle] {
    get { self[StyleKey<any GaugeStyle>.self] }
    set { self[StyleKey<any GaugeStyle>.self] = newValue }
  }
  var groupBoxStyles: [any GroupBoxStyle] {
    get { self[StyleKey<any GroupBoxStyle>.self] }
    set { self[StyleKey<any GroupBoxStyle>.self] = newValue }
  }
  var disclosureGroupStyles: [any DisclosureGroupStyle] {
    get { self[StyleKey<any DisclosureGroupStyle>.self] }
    set { self[StyleKey<any DisclosureGroupStyle>.self] = newValue }
  }
  var progressViewStyles: [any ProgressViewStyle] {
    get { self[StyleKey<any ProgressViewStyle>.self] }
    set { self[StyleKey<any ProgressViewStyle>.self] = newValue }
  }
  var datePickerStyles: [any DatePickerStyle] {
    get { self[StyleKey<any DatePickerStyle>.self] }
    set { self[StyleKey<any DatePickerStyle>.self] = newValue }
  }
  var controlGroupStyles: [any ControlGroupStyle] {
    get { self[StyleKey<any ControlGroupStyle>.self] }
    set { self[StyleKey<any ControlGroupStyle>.self] = newValue }
  }
  var menuStyles: [any MenuStyle] {
    get { self[StyleKey<any MenuStyle>.self] }
    set { self[StyleKey<any MenuStyle>.self] = newValue }
  }
  var formStyles: [any FormStyle] {
    get { self[StyleKey<any FormStyle>.self] }
    set { self[StyleKey<any FormStyle>.self] = newValue }
  }
  var textFieldStyles: [any TextFieldStyle] {
    get { self[StyleKey<any TextFieldStyle>.self] }
    set { self[StyleKey<any TextFieldStyle>.self] = newValue }
  }
}

/// The key of the styles of one kind.
private struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: [Style] { [] }
}

extension View {
  /// Adds a style for the controls of a kind inside this view.
  func styled<Style>(_ style: Style, _ keyPath: WritableKeyPath<EnvironmentValues, [Style]>) -> some View {
    transformEnvironment(keyPath) { $0.append(style) }
  }
}

/// A view that the closest style of its kind draws; `make` returns the view of a style.
struct StyledView<Style>: View {
  private let keyPath: WritableKeyPath<EnvironmentValues, [Style]>
  private let defaultStyle: Style
  private let make: (Style) -> any View
  @Environment private var styles: [Style]

  init(_ keyPath: WritableKeyPath<EnvironmentValues, [Style]>, otherwise defaultStyle: Style, make: @escaping (Style) -> any View) {
    self.keyPath = keyPath
    self.defaultStyle = defaultStyle
    self.make = make
    _styles = Environment(keyPath)
  }

  var body: some View {
    let outerStyles = Array(styles.dropLast())
    InnerView(style: styles.last ?? defaultStyle, make: make).environment(keyPath, outerStyles)
  }

  /// Evaluates the body of the style in an environment with the outer styles only.
  private struct InnerView: PrimitiveView {
    let style: Style
    let make: (Style) -> any View

    func node(in context: ViewContext) -> ViewNode { context.lowerBody(of: style) { AnyView(erasing: make(style)) } }
  }
}
