// SPDX-License-Identifier: MIT

internal import Foundation

/// The environment and the states that the property wrappers of a body read while it is evaluated.
///
/// SwiftUI writes the values into the wrappers before it evaluates a body. That needs storage that copies of a view share, so two threads
/// could not render one view at the same time. Here the values are thread-local while a body is evaluated. Other threads cannot read
/// them, since they need not be `Sendable`: a task that a body starts reads the defaults.
///
/// A closure that a body creates captures the scope, if it is called later.
struct ViewScope {
  var environment = EnvironmentValues()
  /// The states of the view whose body is evaluated and of all enclosing views; nil if there are none.
  var states: StateScope?

  /// The scope of the body that is being evaluated; the defaults outside all bodies.
  static var current: ViewScope { Holder.current.scope ?? ViewScope() }

  /// The environment of the body that is being evaluated; the defaults outside all bodies.
  static var environment: EnvironmentValues { current.environment }

  /// Evaluates a body in a scope.
  static func evaluating<Result>(in scope: ViewScope, _ body: () -> Result) -> Result {
    let holder = Holder.current
    let outer = holder.scope
    holder.scope = scope
    defer { holder.scope = outer }
    return body()
  }
}

/// Stores the scope of a thread.
private final class Holder {
  var scope: ViewScope?

  private static let key = "LabelViews.ViewScope"

  static var current: Holder {
    let values = Thread.current.threadDictionary
    if let holder = values[key] as? Holder { return holder }
    let holder = Holder()
    values[key] = holder
    return holder
  }
}
