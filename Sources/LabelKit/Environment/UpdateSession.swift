// SPDX-License-Identifier: MIT

internal import LabelCore

/// The update loop of one picture: what is kept from one evaluation of its views to the next, and what they want done in between.
///
/// Each picture has its own, and it stays with the thread that draws the picture; nothing is shared between pictures.
package final class UpdateSession {
  /// The first error while views are evaluated; evaluating itself cannot throw, as bodies cannot.
  private(set) var error: LabelError?
  /// Whether a view may want something done: one has an action, or content that is only known in layout.
  private(set) var mayAct = false
  /// The identity that all views are inside.
  let root = ViewIdentity(Never.self)

  private var actions: [() -> Void] = []
  private var stateChanged = false
  private let types: StateTypes

  /// - Parameter types: for a renderer of many pictures: one that lasts.
  init(types: StateTypes) { self.types = types }

  package convenience init() { self.init(types: StateTypes()) }

  func record(_ error: LabelError) { self.error = self.error ?? error }

  func recordAction() { mayAct = true }

  func recordStateChange() { stateChanged = true }

  /// Has something done once all views have their positions.
  func plan(_ action: @escaping () -> Void) { actions.append(action) }

  /// Does what was planned, in that order, and says whether views may now look different: whether anything was done, since an action may
  /// change an object that nobody watches, or a body changed a state.
  func act() -> Bool {
    let planned = actions
    actions = []
    for action in planned { action() }
    defer { stateChanged = false }
    return stateChanged || !planned.isEmpty
  }

  /// The states that a view, a style or a modifier holds, in the order of its properties.
  func states<Owner>(of owner: Owner) -> [any StateProperty] { types.states(of: owner) }
}
