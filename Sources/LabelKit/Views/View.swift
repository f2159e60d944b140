// SPDX-License-Identifier: MIT

/// A part of a picture, described by other views.
///
/// As SwiftUI's `View`, except that on Linux a view belongs to no actor: any thread may make and render it.
public protocol View {
  /// What the view is made of; `Never` for the views that draw themselves.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called: nothing of this type exists.
  public var body: Never { preconditionFailure("nothing of type Never exists") }
}
