// SPDX-License-Identifier: MIT

internal import LabelCore

/// The state of one image's update loop: what evaluations of its views share, and the actions to perform between them.
///
/// Each image has its own session, which is used only on the thread that renders the image.
package final class UpdateSession {
  /// The first error in the evaluation of views. It is recorded here because `body` cannot throw.
  private(set) var error: LabelError?
  /// What the views ask for that is drawn in another way or not at all; without duplicates.
  private(set) var warnings: [LabelError] = []
  /// Whether the views must be laid out before the tree is final: a view has an action, or content that depends on the layout.
  private(set) var needsLayout = false
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

  func warn(_ warning: LabelError) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  func setNeedsLayout() { needsLayout = true }

  func recordStateChange() { stateChanged = true }

  /// Schedules an action to perform after the layout.
  func schedule(_ action: @escaping () -> Void) { actions.append(action) }

  /// Performs the scheduled actions in order.
  ///
  /// - Returns: Whether views may look different now: a body changed a state, or an action was performed, which may have changed an object
  ///   that is not observed.
  func performActions() -> Bool {
    let scheduled = actions
    actions = []
    for action in scheduled { action() }
    defer { stateChanged = false }
    return stateChanged || !scheduled.isEmpty
  }

  /// Returns the states of a view, a style or a modifier, in the order of its properties.
  func states<Owner>(of owner: Owner) -> [any StateProperty] { types.states(of: owner) }
}
