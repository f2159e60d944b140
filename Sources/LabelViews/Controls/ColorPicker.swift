// SPDX-License-Identifier: MIT

internal import Foundation

/// A control that selects a colour, drawn as iOS's colour well: a circle of the colour, 22 points wide, in a ring of all hues, 28 points
/// wide.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Creates a colour picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - supportsOpacity: Whether a user may change the opacity. It has no visual effect.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label at the leading edge and the colour at the trailing edge.
  public var body: some View {
    LabeledContent {
      Circle().fill(color).frame(width: 22, height: 22).padding(3)
        .overlay(Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 2))
    } label: {
      label
    }
  }

  private static var hues: [Color] { (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) } }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - supportsOpacity: Whether a user may change the opacity. It has no visual effect.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a colour picker with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - supportsOpacity: Whether a user may change the opacity. It has no visual effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
