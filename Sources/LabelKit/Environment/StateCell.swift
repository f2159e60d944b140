// SPDX-License-Identifier: MIT

internal import Foundation

/// The value of a `@State` at one position of one picture.
///
/// It belongs to the thread that draws the picture. A task that was given a binding finds the initial value on its own thread, and what it
/// sets has no effect: the picture does not wait for it.
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

  /// The value. Views follow when it is set to another one; values that cannot be compared always count as other ones.
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

/// A property whose value outlives the view that holds it: `@State`.
protocol StateProperty {
  /// Tells this property from all others; copies of a view share it.
  var origin: AnyObject { get }
  /// The value's cell at a position.
  func cell(at identity: ViewIdentity, for owner: Any.Type, _ index: Int, in session: UpdateSession) -> AnyObject
}

/// The cells of the states that a view, a style or a modifier holds, and those of all round it.
///
/// SwiftUI writes the address of a value into the view before it asks for the body. That would be a box that copies of a view share, and two
/// threads could not draw one view at once. Here the view is left as it is, and its states are looked up while its body, or a closure that
/// the body made, is evaluated.
final class StateScope {
  private let cells: [(origin: AnyObject, cell: AnyObject)]
  private let outer: StateScope?

  init(_ cells: [(origin: AnyObject, cell: AnyObject)], in outer: StateScope?) {
    self.cells = cells
    self.outer = outer
  }

  /// The innermost cell of a state: a view may be inside a copy of itself.
  func cell(of origin: AnyObject) -> AnyObject? {
    var scope: StateScope? = self
    while let current = scope {
      if let known = current.cells.first(where: { $0.origin === origin }) { return known.cell }
      scope = current.outer
    }
    return nil
  }
}
