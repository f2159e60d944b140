// SPDX-License-Identifier: MIT

/// A view's position in the tree of an image's views, which is the same in each evaluation of the views. It is the key of `@State` values
/// and actions.
///
/// As in SwiftUI a position is a path: for each ancestor its number among its siblings, its type, the branch of an `if`, and the ids that
/// `ForEach` and `id(_:)` set.
final class ViewIdentity {
  private let type: ObjectIdentifier
  /// The first child; most views have only one.
  private var firstChild: ViewIdentity?
  private var otherChildren: [ViewIdentity] = []
  private var childrenByID: [AnyHashable: ViewIdentity] = [:]
  private var storedObjects: [Owner: AnyObject] = [:]
  /// The number of children without ids that were visited in this evaluation.
  private var childCount = 0
  /// How often each id was repeated in this evaluation.
  private var repetitions: [AnyHashable: Int] = [:]
  /// The number of this view's evaluations, and that of its parent's when this view was last visited.
  private var (evaluation, parentEvaluation) = (0, 0)

  private struct Owner: Hashable {
    let type: ObjectIdentifier
    let index: Int
  }

  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let repetition: Int
  }

  /// Creates the identity of a view.
  ///
  /// - Parameter type: The type of the view.
  init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }

  /// Begins an evaluation of the view, whose next child is its first one again.
  func restart() {
    childCount = 0
    evaluation += 1
    if !repetitions.isEmpty { repetitions = [:] }
  }

  /// Returns the identity of the next child. If the child has another type than in the last evaluation, it gets a new identity, and the
  /// objects that were stored for the old one are released.
  func next(_ type: Any.Type) -> ViewIdentity {
    defer { childCount += 1 }
    let previous = childCount == 0 ? firstChild : childCount <= otherChildren.count ? otherChildren[childCount - 1] : nil
    if let previous, previous.type == ObjectIdentifier(type) {
      previous.restart()
      return previous
    }
    let child = ViewIdentity(type)
    if childCount == 0 {
      firstChild = child
    } else if childCount <= otherChildren.count {
      otherChildren[childCount - 1] = child
    } else {
      otherChildren.append(child)
    }
    return child
  }

  /// Returns the identity of the child with an id. Children with the same id are numbered in their order.
  func next(id: AnyHashable) -> ViewIdentity {
    guard let previous = childrenByID[id] else {
      let child = ViewIdentity(Never.self)
      child.parentEvaluation = evaluation
      childrenByID[id] = child
      return child
    }
    guard previous.parentEvaluation != evaluation else {
      let repetition = repetitions[id, default: 0] + 1
      repetitions[id] = repetition
      return next(id: AnyHashable(RepeatedID(id: id, repetition: repetition)))
    }
    previous.parentEvaluation = evaluation
    previous.restart()
    return previous
  }

  /// Returns the object that is stored for an owner, such as the first state of a view. If there is none of its type, it is created.
  func storedObject<Object: AnyObject>(for owner: Any.Type, _ index: Int, make: () -> Object) -> Object {
    let key = Owner(type: ObjectIdentifier(owner), index: index)
    if let stored = storedObjects[key] as? Object { return stored }
    let object = make()
    storedObjects[key] = object
    return object
  }
}
