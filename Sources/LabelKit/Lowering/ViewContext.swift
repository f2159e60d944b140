// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout

/// What views inherit while a tree of views becomes a tree of nodes.
package struct ViewContext {
  /// The label styles in effect, the outermost first; a label uses the last one.
  package var labelStyles: [any LabelStyle] = []
  /// The button styles in effect, the outermost first.
  package var buttonStyles: [any ButtonStyle] = []
  /// The toggle styles in effect, the outermost first.
  package var toggleStyles: [any ToggleStyle] = []
  /// The labeled content styles in effect, the outermost first.
  package var labeledContentStyles: [any LabeledContentStyle] = []
  /// The values that `@Environment` reads.
  package var environment = EnvironmentValues()
  /// The container of the views, if it decides about their default look.
  package var container = Container.plain
  /// Whether views are lowered as a part of a label, whose style may yet hide them.
  package var isInPart = false

  /// The axis of the stack that views are in.
  package var axis = Axis.vertical
  /// The row properties that enclosing views set for the rows of the form.
  package var rowTraits = RowTraits()
  /// Whether views are the options of a picker.
  package var isInPicker = false

  /// The state that is kept from one evaluation of the image to the next.
  let session: UpdateSession
  /// The identity of the view whose body is being lowered.
  var identity: ViewIdentity
  /// The states of enclosing views; nil if none has any.
  private var states: StateScope?
  private var depth = 0

  /// The container of views.
  package enum Container: Hashable, Sendable {
    /// A container without an effect on the look.
    case plain
    /// A toolbar or navigation bar, where labels show only their icons.
    case toolbar
    /// A form, whose rows are as wide as it is.
    case form
  }

  /// The most views inside each other. Real views nest less than 200 deep; a thread's stack has room for thousands.
  package static let deepest = 1000

  /// - Parameter session: collects errors of the views and what they want done.
  package init(session: UpdateSession = UpdateSession()) {
    self.session = session
    identity = session.root
  }

  /// A whole view as the layout sees it.
  ///
  /// - Throws: `LabelError.viewsTooDeep`.
  package static func tree(
    of view: some View, in environment: EnvironmentValues, session: UpdateSession = UpdateSession()
  ) throws(Diagnostic) -> ViewNode {
    var context = ViewContext(session: session)
    context.environment = environment
    context.identity.restart()
    let node = context.lower(view)
    if let error = session.error { throw Diagnostic(error) }
    return node
  }

  /// The context of the next view inside; nil, and an error recorded, when that is one too deep.
  func deeper(_ type: Any.Type) -> ViewContext? {
    guard depth < Self.deepest, session.error == nil else {
      session.record(.viewsTooDeep(limit: Self.deepest))
      return nil
    }
    var inner = self
    inner.depth += 1
    inner.identity = identity.next(type)
    return inner
  }

  /// The same inside a view with an id, whose states are kept by that.
  func identified(by id: some Hashable) -> ViewContext {
    var inner = self
    inner.identity = identity.next(id: AnyHashable(id))
    return inner
  }

  /// The same inside one of two branches, which share no states.
  func inside(_ branch: Any.Type) -> ViewContext {
    var inner = self
    inner.identity = identity.next(branch)
    return inner
  }

  func inStack(_ axis: Axis) -> ViewContext {
    var inner = self
    inner.axis = axis
    return inner
  }

  /// The context in which a view, a style or a modifier with states is asked for its body.
  func holding<Owner>(_ owner: Owner) -> ViewContext {
    let held = session.states(of: owner)
    guard !held.isEmpty else { return self }
    var inner = self
    let cells = held.enumerated().map { index, state in
      (origin: state.origin, cell: state.cell(at: identity, for: Owner.self, index, in: session))
    }
    inner.states = StateScope(cells, in: states)
    return inner
  }

  /// Evaluates a body whose `@Environment` and `@State` properties read this context.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    ViewScope.evaluating(in: ViewScope(environment: environment, states: states), body)
  }

  /// The node of the body of a view, a style or a modifier.
  func expanding<Owner>(_ owner: Owner, _ body: () -> some View) -> ViewNode {
    let inner = holding(owner)
    return inner.lower(inner.evaluating(body))
  }
}
