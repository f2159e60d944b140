// SPDX-License-Identifier: MIT

import SwiftUI

// Previews as people write them. `DeclaredPreviewTests` counts on their order in this file.

private struct Badge: View {
  var count = 1
  var body: some View { Label("\(count)", systemImage: "bell") }
}

#Preview { Badge() }

#Preview("Named") { Badge(count: 2) }

#Preview("Fixed", traits: .fixedLayout(width: 80, height: 40)) { Badge(count: 3) }

#Preview(traits: .sizeThatFitsLayout, .landscapeLeft) { Badge(count: 4) }

#Preview("State") {
  @Previewable @State var count = 5
  @Previewable @State var names: [String] = [
    "a } b", /* } */ "c",  // }
  ]
  let text = "\(names.map { "{\($0)}" }.joined(separator: ", "))"
  Badge(count: count + names.count)
  Text(text)
}

// swift-format-ignore
#Preview("Attribute on a line of its own") { @MainActor in
  @Previewable
  @State var flag: Bool
    = true
  if flag { Badge(count: 6) } else { EmptyView() }
}

#Preview("Returned") {
  let badge = Badge(count: 7)
  return badge.padding()
}

#Preview("UIKit", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "UIKit"
  return label
}

#Preview("Controller", traits: .fixedLayout(width: 390, height: 100)) { UIViewController() }

#Preview("Modified", traits: .modifier(Framed(width: 120))) { Badge(count: 8) }

#Preview("Strange / name .. with\nlines and 🌦 \(1 + 1)") { Badge(count: 9) }

#Preview("Parenthesised", body: { Badge(count: 10) })

/* #Preview("In a comment") { Badge() } */

#if os(iOS)
  #Preview("Left out") { Badge() }
#endif

private struct Framed: PreviewModifier {
  let width: CGFloat

  static func makeSharedContext() async throws -> String { await MainActor.run { "shared" } }
  func body(content: Content, context: String) -> some View { content.frame(width: width).accessibilityLabel(context) }
}

private struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge(count: 20).previewDisplayName("Direct")
    Group {
      Badge(count: 21).previewDisplayName("First of two")
      Badge(count: 22)
    }
    .previewLayout(.fixed(width: 60, height: 30))
    ForEach(0..<2) { Badge(count: 30 + $0) }
      .padding()
      .previewLayout(.sizeThatFits)
    Badge(count: 23).preferredColorScheme(.dark).previewDisplayName("Dark")
    Badge(count: 24).previewDevice("iPhone SE (2nd generation)").previewDisplayName("Device")
  }
}

enum Outer {
  final class Nested_Previews: PreviewProvider {
    static var previews: some View { Badge(count: 40) }
  }
}
