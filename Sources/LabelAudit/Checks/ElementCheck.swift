// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

extension AccessibilityElement {
  /// The least width and height of what is tapped, in points, by Apple's guidelines.
  private static let leastTarget = 44.0

  /// Finds a control that cannot be told by ear, or that is hard to tap.
  ///
  /// Of rows and bars the whole height takes the tap, and switches and sliders have the system's size.
  package func check(in variant: AuditVariant, _ findings: inout LabelFindings) {
    guard let kind = Self.kinds.first(where: { traits.contains($0) }).map(Self.spoken) else { return }
    let text = (label ?? value ?? "").filter { !$0.isWhitespace }
    let name = label ?? ""
    if text.isEmpty {
      let place = "\(DumpText.number(frame.minX, places: 1)), \(DumpText.number(frame.minY, places: 1))"
      findings.add(.auditMissingTitle, part: "\(kind) at \(place)", in: variant, count: 1, dependsOnLocale: false) { name in
        .auditUnnamedControl(name, kind: kind, at: place)
      }
    }
    guard kind == "button" || kind == "link", !isInRow, frame.width > 0, frame.height > 0 else { return }
    guard min(frame.width, frame.height) < Self.leastTarget - 0.5 else { return }
    let size = "\(DumpText.number(frame.width, places: 1)) × \(DumpText.number(frame.height, places: 1))"
    let control = text.isEmpty ? "the \(kind)" : "the \(kind) \(name.shortened(to: 40).quoted)"
    findings.add(
      .auditSmallTarget, part: control, in: variant, count: 1, dependsOnLocale: false, severity: -min(frame.width, frame.height)
    ) { .auditSmallTarget($0, control: control, size: size, least: "44 × 44") }
  }

  /// The traits of controls, the most telling first.
  private static let kinds = ["isToggle", "isSearchField", "isTextField", "isAdjustable", "isLink", "isButton"]
}
