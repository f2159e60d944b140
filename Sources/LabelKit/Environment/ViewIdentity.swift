// SPDX-License-Identifier: MIT

/// A view's position among all views of an image, which is the same each time the views are evaluated. It is the key of `@State` values and
/// actions.
///
/// As in SwiftUI a position is a path: for each ancestor its number among its siblings, its type, the branch of an `if`, and the ids that
/// `ForEach` and `id(_:)` set.
final class ViewIdentity {
  private let type: ObjectIdentifier
  /// The first view inside; most views have only one.
  private var first: ViewIdentity?
  private var others: [ViewIdentity] = []
  private var identified: [AnyHashable: ViewIdentity] = [:]
  private var kept: [Owner: AnyObject] = [:]
  /// The number of views inside without ids that were reached since this one was last evaluated.
  private var count = 0
  /// How often each id occurred again in this evaluation.
  private var repeated: [AnyHashable: Int] = [:]
  /// How often this view was evaluated, and how often its parent was when this view was last reached.
  private var (round, roundOutside) = (0, 0)

  private struct Owner: Hashable {
    let type: ObjectIdentifier
    let index: Int
  }

  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let before: Int
  }

  /// Creates the identity of a view.
  ///
  /// - Parameter type: The type of the view.
  init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }

  /// Begins an evaluation of the view: the next view to be reached is its first view inside.
  func restart() {
    count = 0
    round += 1
    if !repeated.isEmpty { repeated = [:] }
  }

  /// Returns the identity of the next view inside. A view of another type than last time gets a new identity, and what was kept for the old
  /// one is dropped.
  func next(_ type: Any.Type) -> ViewIdentity {
    defer { count += 1 }
    if let last = count == 0 ? first : count <= others.count ? others[count - 1] : nil, last.type == ObjectIdentifier(type) {
      last.restart()
      return last
    }
    let made = ViewIdentity(type)
    if count == 0 {
      first = made
    } else if count <= others.count {
      others[count - 1] = made
    } else {
      others.append(made)
    }
    return made
  }

  /// Returns the identity of a view inside by its id. Views with the same id are distinguished by their order.
  func next(id: AnyHashable) -> ViewIdentity {
    guard let last = identified[id] else {
      let made = ViewIdentity(Never.self)
      made.roundOutside = round
      identified[id] = made
      return made
    }
    guard last.roundOutside != round else {
      let before = repeated[id, default: 0] + 1
      repeated[id] = before
      return next(id: AnyHashable(RepeatedID(id: id, before: before)))
    }
    last.roundOutside = round
    last.restart()
    return last
  }

  /// Returns the object that is kept for an owner, such as the first state of a view, or makes it where there is none of its type.
  func kept<Object: AnyObject>(for owner: Any.Type, _ index: Int, make: () -> Object) -> Object {
    let key = Owner(type: ObjectIdentifier(owner), index: index)
    if let last = kept[key] as? Object { return last }
    let made = make()
    kept[key] = made
    return made
  }
}
