// SPDX-License-Identifier: MIT

internal import Foundation

/// A colour that can be chosen, drawn still: the colour in a circle of 22 points within a ring of all hues, 28 across, at the trailing edge.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Makes a choice with any label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label and the colour.
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
  /// Makes a choice with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Makes a choice with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
