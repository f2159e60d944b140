// SPDX-License-Identifier: MIT

internal import Foundation

/// The environment in which a body is being evaluated, for the property wrappers that views and styles read it through.
///
/// SwiftUI writes the values into the wrappers before it asks for a body. That needs boxes that copies of a view share, and two threads
/// could then not draw one view at once. Here the thread keeps the values while it evaluates a body, and no other thread ever meets them:
/// they may hold anything that a user puts there, so they could not be sent to one. A task that a body starts finds the defaults.
enum ViewScope {
  private static let key = "LabelKit.ViewScope"

  /// The environment of the body that is being evaluated; the defaults outside all bodies.
  static var environment: EnvironmentValues {
    Thread.current.threadDictionary[key] as? EnvironmentValues ?? EnvironmentValues()
  }

  /// Evaluates a body in an environment.
  static func evaluating<Result>(in environment: EnvironmentValues, _ body: () -> Result) -> Result {
    let values = Thread.current.threadDictionary
    let outer = values[key]
    values[key] = environment
    defer { values[key] = outer }
    return body()
  }
}
