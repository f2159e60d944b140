// SPDX-License-Identifier: MIT

/// Finds the states among the properties of views, styles and modifiers, and caches which types have none. Most have none, and the search
/// is slower than the evaluation of a small body.
final class StateTypes {
  private var stateless: Set<ObjectIdentifier> = []

  /// Returns the states in the order of the properties, including the states inside other dynamic properties.
  func states<Owner>(of owner: Owner) -> [any StateProperty] {
    let type = ObjectIdentifier(Owner.self)
    guard !stateless.contains(type) else { return [] }
    let states = Self.states(in: owner)
    if states.isEmpty { stateless.insert(type) }
    return states
  }

  private static func states(in owner: Any) -> [any StateProperty] {
    Mirror(reflecting: owner).children.flatMap { _, value in
      if let state = value as? any StateProperty { return [state] }
      return value is any DynamicProperty ? states(in: value) : []
    }
  }
}
