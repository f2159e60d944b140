// SPDX-License-Identifier: MIT

/// A view's position among all views of a picture, the same each time that the picture is evaluated: what `@State` and actions are kept by.
///
/// As in SwiftUI a position is the way down to it: the number of the view among those inside the view round it, its type, the branch of
/// an `if`, and the ids that `ForEach` and `id(_:)` give.
final class ViewIdentity {
  private let type: ObjectIdentifier
  /// Most views hold one other.
  private var first: ViewIdentity?
  private var others: [ViewIdentity] = []
  private var identified: [AnyHashable: ViewIdentity] = [:]
  private var kept: [Owner: AnyObject] = [:]
  /// How many views inside were reached since this one was last evaluated, but for those with ids.
  private var count = 0
  /// How often an id was met again.
  private var repeated: [AnyHashable: Int] = [:]
  /// How often this view was evaluated, and the one round it when this one was met.
  private var (round, roundOutside) = (0, 0)

  private struct Owner: Hashable {
    let type: ObjectIdentifier
    let index: Int
  }

  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let before: Int
  }

  /// - Parameter type: of the view.
  init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }

  /// Begins to evaluate the view: what is met next is its first view inside.
  func restart() {
    count = 0
    round += 1
    if !repeated.isEmpty { repeated = [:] }
  }

  /// The next view inside. One of another type than the last time is another view, and nothing is left of what was kept for that.
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

  /// The view inside that has an id. Views that share one are told apart by their order.
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

  /// What is kept here for an owner, such as the first state of a view; made where nothing is, or something of another type.
  func kept<Object: AnyObject>(for owner: Any.Type, _ index: Int, make: () -> Object) -> Object {
    let key = Owner(type: ObjectIdentifier(owner), index: index)
    if let last = kept[key] as? Object { return last }
    let made = make()
    kept[key] = made
    return made
  }
}
