// SPDX-License-Identifier: MIT

internal import LabelCore

/// One picture in the making: what is kept from one evaluation of its views to the next, and what they want done in between.
///
/// Each picture has its own, and it stays with the thread that draws the picture; nothing is shared between pictures.
package final class PictureSession {
  /// The first mistake met while views are evaluated; evaluating itself cannot throw, as bodies cannot.
  private(set) var mistake: LabelError?
  /// Whether a view may want something done: one has an action, or content that is only known in layout.
  private(set) var mayAct = false
  /// Where all views stand in.
  let root = ViewIdentity(Never.self)

  private var actions: [() -> Void] = []
  private var stateChanged = false
  private let types: StateTypes

  /// - Parameter types: for a renderer of many pictures: one that lasts.
  init(types: StateTypes) { self.types = types }

  package convenience init() { self.init(types: StateTypes()) }

  func note(_ mistake: LabelError) { self.mistake = self.mistake ?? mistake }

  func noteAction() { mayAct = true }

  func noteStateChange() { stateChanged = true }

  /// Has something done once all views have their places.
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
