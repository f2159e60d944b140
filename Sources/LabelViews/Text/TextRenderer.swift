// SPDX-License-Identifier: MIT

/// A type that draws the text of a view itself on Apple's platforms.
@available(*, unavailable, message: "LabelKit draws text itself; draw the text of a view in a Canvas instead")
public protocol TextRenderer {}

extension View {
  /// Sets what draws the text of this view on Apple's platforms.
  @available(*, unavailable, message: "LabelKit draws text itself; draw the text of a view in a Canvas instead")
  public func textRenderer<T>(_ renderer: T) -> some View { self }
}
