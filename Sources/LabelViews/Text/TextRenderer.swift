// SPDX-License-Identifier: MIT

/// An attribute of one's own for parts of a text, which a `TextRenderer` reads on Apple's platforms.
public protocol TextAttribute {}

extension Text {
  /// Adds an attribute of one's own. It has no visual effect: text renderers, which read it, are not available.
  ///
  /// - Parameter value: The attribute; not used.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// A type that draws the text of a view itself on Apple's platforms.
@available(*, unavailable, message: "LabelKit draws text itself; draw the text of a view in a Canvas instead")
public protocol TextRenderer {}

extension View {
  /// Sets what draws the text of this view on Apple's platforms.
  ///
  /// - Parameter renderer: Draws the text.
  @available(*, unavailable, message: "LabelKit draws text itself; draw the text of a view in a Canvas instead")
  public func textRenderer<T>(_ renderer: T) -> some View { self }
}
