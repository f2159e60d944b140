// SPDX-License-Identifier: MIT

public import Foundation

/// Handles a drop on a view on Apple's platforms. Nobody drags in a rendered image, so that none of the methods is called.
public protocol DropDelegate {
  /// Returns whether the drop can be handled.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop.
  func performDrop(info: DropInfo) -> Bool
  /// Tells the delegate that the drag has entered the view.
  func dropEntered(info: DropInfo)
  /// Tells the delegate that the drag has moved inside the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Tells the delegate that the drag has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true, for types without a method of their own.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, for a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing, for types without a method of their own.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drop. There is none in a rendered image.
public struct DropInfo {
  /// The position of the drag in the view, in points.
  public var location: CGPoint { .zero }
}

/// What happens with the values of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing; the drop is cancelled.
  case cancel
  /// Nothing; the drop is forbidden.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
  /// They are deleted.
  case delete
}

/// How a drop is handled.
public struct DropProposal: Hashable, Sendable {
  /// What happens with the values.
  public let operation: DropOperation
  /// Creates a proposal.
  ///
  /// - Parameter operation: What happens with the values.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Lets data be dropped on this view on Apple's platforms. It has no effect in a rendered image.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Lets data be dropped on this view on Apple's platforms, with the types by their names. It has no effect in a rendered image.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  /// Lets data be dropped on this view on Apple's platforms, with the types by their names. It has no effect in a rendered image.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

extension DropInfo {
  /// The data of the drop with some types; none here.
  ///
  /// - Parameter contentTypes: The types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Returns whether the drop has data with one of some types; it has not here.
  ///
  /// - Parameter contentTypes: The types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
}
