// SPDX-License-Identifier: MIT

/// A type that represents a part of an image and is made of other views.
///
/// It is SwiftUI's `View`, except that on Linux a view belongs to no actor: any thread may create and render it.
public protocol View {
  /// The type of view in `body`; `Never` for the views that draw themselves.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called, since no value of type `Never` exists.
  public var body: Never { preconditionFailure("nothing of type Never exists") }
}
