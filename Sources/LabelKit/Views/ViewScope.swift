// SPDX-License-Identifier: MIT

/// The environment in which a body is being evaluated, for the property wrappers that views and styles read it through.
///
/// SwiftUI writes the values into the wrappers before it asks for a body. That needs boxes that copies of a view share, and two threads
/// could then not draw one view at once; a task-local value has no such trouble.
enum ViewScope {
  // Sound because a scope is bound around synchronous code only: the box never meets a second thread.
  private struct Box: @unchecked Sendable {
    let environment: EnvironmentValues
  }

  @TaskLocal private static var box: Box?

  /// The environment of the body that is being evaluated; the defaults outside all bodies.
  static var environment: EnvironmentValues { box?.environment ?? EnvironmentValues() }

  /// Evaluates a body in an environment.
  static func evaluating<Result>(in environment: EnvironmentValues, _ body: () -> Result) -> Result {
    $box.withValue(Box(environment: environment), operation: body)
  }
}
