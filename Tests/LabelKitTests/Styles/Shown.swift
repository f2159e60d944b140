// SPDX-License-Identifier: MIT

import LabelKit
import LabelLayout

/// What a view shows, in one line: `shadow(moon Title)`. A label's icon comes before its title.
func shown(_ view: some View, container: ViewContext.Container = .plain) -> String {
  var context = ViewContext()
  context.container = container
  return words(context.lower(view))
}

private func words(_ node: ViewNode) -> String {
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
  case .label(let label): return [words(label.icon), words(label.title)].filter { !$0.isEmpty }.joined(separator: " ")
  case .stack(let stack): return stack.children.map(words).filter { !$0.isEmpty }.joined(separator: " ")
  case .shape(let shape): return "(\(shape.outline.words))"
  case .geometry: return "geometry"
  case .container(let container): return container.children.map(words).filter { !$0.isEmpty }.joined(separator: " ")
  case .modified(let inner, .layer(let other, _, let isBehind)):
    return isBehind ? "\(words(other)) behind \(words(inner))" : "\(words(inner)) below \(words(other))"
  case .modified(let inner, .mask(let mask, _)): return "\(words(inner)) within \(words(mask))"
  case .modified(let inner, .hidden): return "hidden(\(words(inner)))"
  case .modified(let inner, .shadow): return "shadow(\(words(inner)))"
  case .modified(let inner, .border): return "border(\(words(inner)))"
  case .modified(let inner, _): return words(inner)
  }
}
