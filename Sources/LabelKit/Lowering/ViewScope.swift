// SPDX-License-Identifier: MIT

internal import Foundation

/// What a body is being evaluated in, for the property wrappers that views, styles and modifiers read it through.
///
/// SwiftUI writes the values into the wrappers before it asks for a body. That needs boxes that copies of a view share, and two threads
/// could then not draw one view at once. Here the thread keeps the values while it evaluates a body, and no other thread ever meets them:
/// they may hold anything that a user puts there, so they could not be sent to one. A task that a body starts finds the defaults.
///
/// A closure that a body makes and that is called later takes the scope along.
struct ViewScope {
  var environment = EnvironmentValues()
  /// Those of the view whose body is evaluated, and of all round it; nil where none has any.
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
