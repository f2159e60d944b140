// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
package import LabelViewNode

/// The values that views inherit while a tree of views is lowered to a tree of nodes.
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
  /// The container of the views, which can change their default look.
  package var container = Container.plain
  /// Whether views are lowered as a part of a label, which the label's style can hide.
  package var isInPart = false

  /// The axis of the stack that views are in.
  package var axis = Axis.vertical
  /// The row properties that enclosing views set for the rows of the form.
  package var rowTraits = RowTraits()
  /// Whether views are the options of a picker.
  package var isInPicker = false
  /// Whether views are the tabs of a tab view.
  var isInTabView = false
  /// What views set for the bars of the navigation stack that they are in; nil outside a stack.
  var bars: BarContent?

  /// The state that evaluations of the image share.
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

  /// The maximum depth of nested views. Real views are nested less than 200 deep; a thread's stack has room for thousands.
  package static let maximumDepth = 1000

  /// - Parameter session: The update loop, which collects the errors and actions of views.
  package init(session: UpdateSession = UpdateSession()) {
    self.session = session
    identity = session.root
  }

  /// Returns the node tree of a view, which is the input of the layout.
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

  /// Returns the context of the next child. If views are nested too deeply, it records an error and returns nil.
  func nested(_ type: Any.Type) -> ViewContext? {
    guard depth < Self.maximumDepth, session.error == nil else {
      session.record(.viewsTooDeep(limit: Self.maximumDepth))
      return nil
    }
    var inner = self
    inner.depth += 1
    inner.identity = identity.next(type)
    return inner
  }

  /// Returns the context inside a view with an id, which identifies the view's states.
  func identified(by id: some Hashable) -> ViewContext {
    var inner = self
    inner.identity = identity.next(id: AnyHashable(id))
    return inner
  }

  /// Returns the context inside a branch of a condition. Branches do not share states.
  func inBranch(_ branch: Any.Type) -> ViewContext {
    var inner = self
    inner.identity = identity.next(branch)
    return inner
  }

  func inStack(_ axis: Axis) -> ViewContext {
    var inner = self
    inner.axis = axis
    return inner
  }

  /// Returns the context in which the body of a view, a style or a modifier is evaluated, with its states.
  func withStates<Owner>(of owner: Owner) -> ViewContext {
    let properties = session.states(of: owner)
    guard !properties.isEmpty else { return self }
    var inner = self
    let cells = properties.enumerated().map { index, state in
      (origin: state.origin, cell: state.cell(at: identity, for: Owner.self, index, in: session))
    }
    inner.states = StateScope(cells, in: states)
    return inner
  }

  /// Evaluates a body whose `@Environment` and `@State` properties read this context.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    ViewScope.evaluating(in: ViewScope(environment: environment, states: states), body)
  }

  /// Returns the node of the body of a view, a style or a modifier.
  func lowerBody<Owner>(of owner: Owner, _ body: () -> some View) -> ViewNode {
    let inner = withStates(of: owner)
    return inner.lower(inner.evaluating(body))
  }
}
