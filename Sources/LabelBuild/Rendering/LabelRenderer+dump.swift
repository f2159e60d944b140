// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest

extension LabelRenderer {
  /// The borders of the chain, in its order.
  package enum Border: Hashable, Sendable, CaseIterable {
    case tree, resolved, layout, display, bitmap, png
  }

  /// A job's value at one border, as stable text.
  package func dump(_ job: LabelJob, at border: Border) throws(Diagnostic) -> String {
    let view = job.label.record.viewNode(baseFolder: job.folder)
    if border == .tree { return view.dump }
    let resolved = try resolve(view, in: job.label.record.renderEnvironment())
    if border == .resolved { return resolved.dump }
    let placed = layout(resolved)
    if border == .layout { return placed.dump }
    let list = draw(placed)
    if border == .display { return list.dump }
    let picture = try rasterize(list)
    return border == .bitmap ? picture.dump : pngDump(try encode(picture))
  }
}
