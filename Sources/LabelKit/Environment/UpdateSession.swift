// SPDX-License-Identifier: MIT

internal import LabelCore

/// The update loop of one image: what is kept from one evaluation of its views to the next, and the actions to perform in between.
///
/// Each image has its own session, which stays on the thread that renders the image. Nothing is shared between images.
package final class UpdateSession {
  /// The first error while views are evaluated. Evaluation cannot throw, as bodies cannot.
  private(set) var error: LabelError?
  /// Whether a view may need another evaluation: one has an action, or content that is known only after layout.
  private(set) var mayAct = false
  /// The identity of the root, which contains all views.
  let root = ViewIdentity(Never.self)

  private var actions: [() -> Void] = []
  private var stateChanged = false
  private let types: StateTypes

  /// Creates a session.
  ///
  /// - Parameter types: The cache of types without states; one for all images of a renderer.
  init(types: StateTypes) { self.types = types }

  package convenience init() { self.init(types: StateTypes()) }

  func record(_ error: LabelError) { self.error = self.error ?? error }

  func recordAction() { mayAct = true }

  func recordStateChange() { stateChanged = true }

  /// Schedules an action to perform once all views have their positions.
  func plan(_ action: @escaping () -> Void) { actions.append(action) }

  /// Performs the scheduled actions in order.
  ///
  /// - Returns: Whether views may look different now: an action was performed, which may change an object that nobody observes, or a body
  ///   changed a state.
  func act() -> Bool {
    let planned = actions
    actions = []
    for action in planned { action() }
    defer { stateChanged = false }
    return stateChanged || !planned.isEmpty
  }

  /// Returns the states that a view, a style or a modifier holds, in the order of its properties.
  func states<Owner>(of owner: Owner) -> [any StateProperty] { types.states(of: owner) }
}
