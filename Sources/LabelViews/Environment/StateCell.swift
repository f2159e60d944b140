// SPDX-License-Identifier: MIT

internal import Foundation

/// The value of a `@State` at one view's position in one image.
///
/// It belongs to the thread that renders the image. On other threads, such as a task's with a binding, it is the initial value, and setting
/// it has no effect: the image does not wait for them.
final class StateCell<Value> {
  private let initial: Value
  private var current: Value
  private weak let session: UpdateSession?
  private let thread = Thread.current

  init(_ value: Value, in session: UpdateSession) {
    initial = value
    current = value
    self.session = session
  }

  /// The current value. If it is set to a different value, the views are evaluated again; values that are not `Equatable` always count as
  /// different.
  var value: Value {
    get { Thread.current === thread ? current : initial }
    set {
      guard Thread.current === thread else { return }
      let isSame = (current as? any Equatable)?.isEqual(to: newValue) ?? false
      current = newValue
      if !isSame { session?.recordStateChange() }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A property whose value outlives the view that contains it, such as `@State`.
protocol StateProperty {
  /// The identity of this property, which copies of a view share.
  var origin: AnyObject { get }
  /// Returns the cell that stores the value for a view's position.
  func cell(at identity: ViewIdentity, for owner: Any.Type, _ index: Int, in session: UpdateSession) -> AnyObject
}

/// The cells of the states of a view, a style or a modifier, and of its ancestors.
///
/// SwiftUI stores the address of a value in the view before it evaluates the body. That needs storage that copies of a view share, so two
/// threads could not render one view at the same time. Here the view does not change: its states are looked up while its body, or a closure
/// that the body creates, is evaluated.
final class StateScope {
  private let cells: [(origin: AnyObject, cell: AnyObject)]
  private let outer: StateScope?

  init(_ cells: [(origin: AnyObject, cell: AnyObject)], in outer: StateScope?) {
    self.cells = cells
    self.outer = outer
  }

  /// Returns the innermost cell of a state, since a view can contain a copy of itself.
  func cell(of origin: AnyObject) -> AnyObject? {
    var scope: StateScope? = self
    while let current = scope {
      if let match = current.cells.first(where: { $0.origin === origin }) { return match.cell }
      scope = current.outer
    }
    return nil
  }
}
