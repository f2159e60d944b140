// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout

/// A view after its actions were called: it is evaluated, laid out, asked for its actions, and evaluated again until no action is left.
struct StabilisedView {
  /// The view as its author wrote it.
  let tree: ViewNode
  let environment: RenderEnvironment
  private let proposal: Proposal
  /// Nil if no layout was needed to know that there are no actions.
  private let placed: LaidOutLabel?

  /// The greatest number of updates by actions. Real views need one or two: what a measured width changes may be measured again.
  static let maximumChanges = 8

  /// - Parameter renderer: asked for only if the view may have actions.
  /// - Throws: `LabelError.updatesDoNotConverge` if actions still change the image; the errors of resolving.
  init(
    _ view: some View, _ values: EnvironmentValues, in environment: RenderEnvironment, proposing proposal: Proposal,
    _ stateTypes: StateTypes, renderer: () throws(Diagnostic) -> Renderer
  ) throws(Diagnostic) {
    self.environment = environment
    self.proposal = proposal
    let session = UpdateSession(types: stateTypes)
    var tree = try ViewContext.tree(of: view, in: values, session: session)
    guard session.mayAct else {
      (self.tree, placed) = (tree, nil)
      return
    }
    let renderer = try renderer()
    var last = try Evaluation(tree, environment, proposal, renderer, session)
    var changes = 0
    while session.act() {
      guard changes < Self.maximumChanges else { throw Diagnostic(LabelError.updatesDoNotConverge(changes: changes)) }
      tree = try ViewContext.tree(of: view, in: values, session: session)
      let next = try Evaluation(tree, environment, proposal, renderer, session)
      changes += 1
      defer { last = next }
      // What goes on changing without being seen, such as an id that is made anew each time, does no harm.
      if changes == Self.maximumChanges, renderer.draw(last.placed) == renderer.draw(next.placed) { break }
    }
    if let error = last.error { throw error }
    (self.tree, placed) = (tree, last.placed)
  }

  /// The node to lay out. Texts of views have any number of lines by default, where a record's title has one as a UILabel.
  var node: ViewNode { Self.node(tree) }

  /// The view with its layout.
  func placed(by renderer: Renderer) throws(Diagnostic) -> LaidOutLabel {
    if let placed { return placed }
    return try renderer.placed(node, in: environment, proposing: proposal)
  }

  /// A view as it is laid out before its actions are called. Content that cannot be drawn is no error yet: actions may replace it.
  private struct Evaluation {
    let placed: LaidOutLabel
    let error: Diagnostic?

    init(
      _ tree: ViewNode, _ environment: RenderEnvironment, _ proposal: Proposal, _ renderer: Renderer, _ session: UpdateSession
    ) throws(Diagnostic) {
      var diagnostics: [Diagnostic] = []
      let resolved = try renderer.resolve(StabilisedView.node(tree), in: environment, collecting: &diagnostics)
      let laidOut = renderer.layout(resolved, proposing: proposal)
      placed = laidOut.label
      error = (diagnostics + laidOut.diagnostics).firstError
      if let error = session.error { throw Diagnostic(error) }
    }
  }

  private static func node(_ tree: ViewNode) -> ViewNode {
    var change = EnvironmentChange()
    change.numberOfLines = 0
    return .modified(tree, .environment(change))
  }
}
