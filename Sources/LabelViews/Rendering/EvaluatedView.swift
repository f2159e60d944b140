// SPDX-License-Identifier: MIT

package import LabelLayout

/// A view whose bodies were evaluated and whose actions were called.
package enum EvaluatedView {
  /// Values only: any thread may lay it out.
  case detached(DetachedView, RenderEnvironment, Proposal)
  /// A view that calls closures during the layout, which was laid out on its thread.
  case placed(LaidOutLabel)
}
