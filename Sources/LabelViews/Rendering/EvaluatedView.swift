// SPDX-License-Identifier: MIT

package import LabelLayout
package import LabelViewNode

/// A view after its bodies were evaluated and actions such as `onAppear` were called; it still has to be drawn.
package enum EvaluatedView {
  /// It contains no closures of views, so any thread may lay it out.
  case detached(DetachedView, RenderEnvironment, Proposal)
  /// A view that calls closures during the layout, which was laid out on its thread.
  case placed(LaidOutLabel)
}
