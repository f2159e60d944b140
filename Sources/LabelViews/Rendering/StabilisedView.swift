// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelViewNode

/// A view after its actions were called: it is evaluated and laid out, its actions are called, and it is evaluated again until no action is
/// left.
struct StabilisedView {
  /// The node tree of the view.
  let tree: ViewNode
  let environment: RenderEnvironment
  private let proposal: Proposal
  private let session: UpdateSession
  /// The layout; nil if the view has no actions, so that none was needed.
  private let placed: LaidOutLabel?

  /// The maximum number of updates by actions. Real views need one or two: a change by a measured width can be measured again.
  static let maximumChanges = 8

  /// - Parameter renderer: Returns the renderer; called only if the view needs a layout.
  /// - Throws: `LabelError.updatesDoNotConverge` if actions still change the image; the errors of resolving.
  init(
    _ view: some View, _ values: EnvironmentValues, in environment: RenderEnvironment, proposing proposal: Proposal,
    _ stateTypes: StateTypes, renderer: () throws(Diagnostic) -> Renderer
  ) throws(Diagnostic) {
    self.environment = environment
    self.proposal = proposal
    let session = UpdateSession(types: stateTypes)
    self.session = session
    var tree = try ViewContext.tree(of: view, in: values, session: session)
    guard session.needsLayout else {
      (self.tree, placed) = (tree, nil)
      return
    }
    let renderer = try renderer()
    var last = try Evaluation(tree, environment, proposal, renderer, session)
    var changes = 0
    while session.performActions() {
      guard changes < Self.maximumChanges else { throw Diagnostic(LabelError.updatesDoNotConverge(changes: changes)) }
      tree = try ViewContext.tree(of: view, in: values, session: session)
      let next = try Evaluation(tree, environment, proposal, renderer, session)
      changes += 1
      defer { last = next }
      // Changes that are not visible, such as an id that is new in each evaluation, are harmless.
      if changes == Self.maximumChanges,
        try renderer.render(last.placed, upTo: .display).display == renderer.render(next.placed, upTo: .display).display
      {
        break
      }
    }
    if let error = last.error { throw error }
    (self.tree, placed) = (tree, last.placed)
  }

  /// The node to lay out. By default a view's text has any number of lines, while a record's title has one, as in a UILabel.
  var node: ViewNode { Self.node(tree) }

  /// The warnings about numbers that are ignored, and about what is drawn in another way or not at all.
  var warnings: [LabelError] { tree.warnings + session.warnings }

  /// What is drawn in another way or not at all.
  var ignored: [LabelError] { session.warnings }

  /// Returns the view with its layout.
  func placed(by renderer: Renderer) throws(Diagnostic) -> LaidOutLabel {
    if let placed { return placed }
    return try renderer.render(node, in: environment, proposing: proposal, upTo: .layout).layout
  }

  /// The layout of a view before its actions are called. Content that cannot be drawn is not an error yet, since actions may replace it.
  private struct Evaluation {
    let placed: LaidOutLabel
    let error: Diagnostic?

    init(
      _ tree: ViewNode, _ environment: RenderEnvironment, _ proposal: Proposal, _ renderer: Renderer, _ session: UpdateSession
    ) throws(Diagnostic) {
      var diagnostics: [Diagnostic] = []
      placed = try renderer.layout(StabilisedView.node(tree), in: environment, proposing: proposal, collecting: &diagnostics)
      error = diagnostics.firstError
      if let error = session.error { throw Diagnostic(error) }
    }
  }

  private static func node(_ tree: ViewNode) -> ViewNode {
    var change = EnvironmentChange()
    change.numberOfLines = 0
    return .modified(tree, .environment(change))
  }
}
