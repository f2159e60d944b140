// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension LaidOutLabel {
  /// The stable text form that `labelkit dump --stage layout` prints. Frames and baselines are points.
  package var dump: String {
    var out = DumpText()
    out.line("layout \(DumpText.size(size)) " + environment.dumpText) { root.dump(into: &$0) }
    return out.text
  }
}

extension LaidOutNode {
  fileprivate func dump(into out: inout DumpText) {
    let frameText = DumpText.rect(frame)
    switch content {
    case .spacer: out.line("spacer \(frameText)")
    case .icon(let icon):
      out.line("icon \(DumpText.quoted(icon.name)) \(frameText) baseline=\(DumpText.number(frame.minY + icon.baseline))")
    case .shape(let shape): out.line("\(shape.dumpText) \(frameText)")
    case .masked(let inner, let mask):
      out.line("mask \(frameText)") { out in
        inner.dump(into: &out)
        mask.dump(into: &out)
      }
    case .stack(let children):
      out.line("stack \(frameText)") { out in
        for child in children { child.dump(into: &out) }
      }
    case .decorated(let inner, let decoration):
      out.line("\(decoration.dumpText) \(frameText)") { inner.dump(into: &$0) }
    case .text(let layout, _):
      var text = "text \(frameText)"
      if layout.scaleFactor != 1 { text += " scale=\(DumpText.number(layout.scaleFactor))" }
      if layout.tightening != 0 { text += " tightening=\(DumpText.number(layout.tightening))" }
      out.line(text) { out in
        for line in layout.lines {
          out.line(
            "line \(DumpText.quoted(line.string)) baseline=\(DumpText.number(frame.minY + line.baseline)) "
              + "x=\(DumpText.number(frame.minX + line.left)) width=\(DumpText.number(line.width))"
              + (line.isTruncated ? " truncated" : "") + (line.isClipped ? " clipped" : ""))
        }
      }
    }
  }
}
