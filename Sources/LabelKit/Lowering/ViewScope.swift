// SPDX-License-Identifier: MIT

internal import Foundation

/// The environment and the states for a body that is evaluated, which its property wrappers read.
///
/// SwiftUI writes the values into the wrappers before it evaluates a body. That needs storage that copies of a view share, so that two
/// threads could not draw one view at the same time. Here the thread keeps the values while it evaluates a body, and no other thread
/// reads them: they may hold values that cannot be sent to one. A task that a body starts reads the defaults.
///
/// A closure that a body creates and that is called later keeps the scope.
struct ViewScope {
  var environment = EnvironmentValues()
  /// The states of the view whose body is evaluated, and of all enclosing views; nil if none has any.
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

/// A thread's scope.
private final class Holder {
  var scope: ViewScope?

  private static let key = "LabelKit.ViewScope"

  static var current: Holder {
    let values = Thread.current.threadDictionary
    if let holder = values[key] as? Holder { return holder }
    let holder = Holder()
    values[key] = holder
    return holder
  }
}
