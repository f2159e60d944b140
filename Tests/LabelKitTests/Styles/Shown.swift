// SPDX-License-Identifier: MIT

import LabelKit
import LabelLayout
import LabelViewNode

/// Describes what a view shows, in one line: `shadow(moon Title)`. A label's icon comes before its title.
func shown(_ view: some View, container: ViewContext.Container = .plain) -> String {
  var context = ViewContext()
  context.container = container
  return summary(context.lower(view))
}

private func summary(_ node: ViewNode) -> String {
  switch node {
  case .empty: return ""
  case .spacer: return "…"
  case .text(let text):
    return text.runs.map { run in
      switch run.content {
      case .text(let text): text
      case .attachment: "[image]"
      }
    }.joined()
  case .image(let image):
    guard case .named(let name) = image.source else { return "file" }
    return name == "moon.circle.fill" ? "moon" : name
  case .label(let label): return [summary(label.icon), summary(label.title)].filter { !$0.isEmpty }.joined(separator: " ")
  case .stack(let stack): return stack.children.map(summary).filter { !$0.isEmpty }.joined(separator: " ")
  case .shape(let shape): return "(\(shape.outline.dumpText))"
  case .geometry: return "geometry"
  case .container(let container): return container.children.map(summary).filter { !$0.isEmpty }.joined(separator: " ")
  case .modified(let inner, .layer(let other, _, let isBehind)):
    return isBehind ? "\(summary(other)) behind \(summary(inner))" : "\(summary(inner)) below \(summary(other))"
  case .modified(let inner, .mask(let mask, _)): return "\(summary(inner)) within \(summary(mask))"
  case .modified(let inner, .hidden): return "hidden(\(summary(inner)))"
  case .modified(let inner, .shadow): return "shadow(\(summary(inner)))"
  case .modified(let inner, .border): return "border(\(summary(inner)))"
  case .modified(let inner, _): return summary(inner)
  }
}
