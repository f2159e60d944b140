// SPDX-License-Identifier: MIT

public import LabelCore

/// The selected part of a text. A rendered image shows none.
public struct TextSelection: Hashable, Sendable {
  /// The selected positions of the text.
  public enum Indices: Hashable, Sendable {
    /// The text between two positions, or the point at which both are.
    case selection(Range<String.Index>)
  }

  /// The side of a line break at which a selection between two lines is.
  public enum Affinity: Hashable, Sendable {
    /// The end of the line before.
    case upstream
    /// The beginning of the line after.
    case downstream
    /// As the platform decides.
    case automatic
  }

  /// The selected positions of the text.
  public let indices: Indices
  /// The side of a line break at which the selection is.
  public var affinity = Affinity.automatic

  /// Creates a selection of a part of a text.
  ///
  /// - Parameter range: The positions in the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of no characters.
  ///
  /// - Parameter insertionPoint: The position in the text.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// Whether no characters are selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextField {
  /// Creates a text field with a label of its own and a selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - selection: A binding to the selection. It has no visual effect.
  ///   - prompt: The text that is shown while the field is empty; nil for the label.
  ///   - axis: The direction in which a long text continues.
  ///   - label: A view that describes the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title and a selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the prompt if there is no other.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - selection: A binding to the selection. It has no visual effect.
  ///   - prompt: The text that is shown while the field is empty.
  ///   - axis: The direction in which a long text continues.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
  /// Creates a text field with a title that is not localized and a selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - title: The title, which is the prompt if there is no other.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - selection: A binding to the selection. It has no visual effect.
  ///   - prompt: The text that is shown while the field is empty.
  ///   - axis: The direction in which a long text continues.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextEditor {
  /// Creates a text editor with a selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - selection: A binding to the selection. It has no visual effect.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
