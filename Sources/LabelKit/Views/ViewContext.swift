// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout

/// What views inherit while a tree of views becomes a tree of nodes.
package struct ViewContext {
  /// Label styles in force, the outermost first; a label takes the last one.
  package var labelStyles: [any LabelStyle] = []
  /// Styles of buttons in force, the outermost first.
  package var buttonStyles: [any ButtonStyle] = []
  /// Styles of toggles in force, the outermost first.
  package var toggleStyles: [any ToggleStyle] = []
  /// Styles of labeled contents in force, the outermost first.
  package var labeledContentStyles: [any LabeledContentStyle] = []
  /// The values that `@Environment` reads.
  package var environment = EnvironmentValues()
  /// What the views stand in, where that decides how they look by default.
  package var surroundings = Surroundings.plain
  /// Whether views are lowered as a part of a label, whose style may yet hide them.
  package var isInPart = false

  /// The axis of the stack that views stand in.
  package var axis = Axis.vertical
  /// Whether views are the choices of a picker.
  package var isInPicker = false

  private var depth = 0
  private let mistakes: MistakeList

  /// What views stand in.
  package enum Surroundings: Hashable, Sendable {
    /// Nothing that matters.
    case plain
    /// A toolbar or navigation bar, where labels show their icons alone.
    case toolbar
    /// A form, whose rows are as wide as it is.
    case form
  }

  /// The most views inside each other. Real views nest less than 200 deep; a thread's stack has room for thousands.
  package static let deepest = 1000

  /// - Parameter mistakes: collects what is wrong with the views.
  package init(mistakes: MistakeList = MistakeList()) { self.mistakes = mistakes }

  /// A whole view as the layout sees it.
  ///
  /// - Throws: `LabelError.viewsTooDeep`.
  package static func tree(of view: some View, in environment: EnvironmentValues) throws(Diagnostic) -> ViewNode {
    let mistakes = MistakeList()
    var context = ViewContext(mistakes: mistakes)
    context.environment = environment
    let node = context.lower(view)
    if let mistake = mistakes.first { throw Diagnostic(mistake) }
    return node
  }

  /// The context of the next view inside; nil, and a mistake noted, when that is one too deep.
  func deeper() -> ViewContext? {
    guard depth < Self.deepest, mistakes.first == nil else {
      mistakes.note(.viewsTooDeep(limit: Self.deepest))
      return nil
    }
    var inner = self
    inner.depth += 1
    return inner
  }

  func inStack(_ axis: Axis) -> ViewContext {
    var inner = self
    inner.axis = axis
    return inner
  }

  /// Evaluates a body whose `@Environment` properties read this context.
  func evaluating<Result>(_ body: () -> Result) -> Result { ViewScope.evaluating(in: environment, body) }
}

/// The first mistake met while views are lowered; lowering itself cannot throw, as bodies cannot.
package final class MistakeList {
  package private(set) var first: LabelError?

  package init() {}

  func note(_ mistake: LabelError) { first = first ?? mistake }
}
