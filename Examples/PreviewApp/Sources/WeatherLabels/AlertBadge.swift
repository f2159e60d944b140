// SPDX-License-Identifier: MIT

import SwiftUI

/// A warning in a capsule.
struct AlertBadge: View {
  let count: Int

  var body: some View {
    Label("\(count) alerts", systemImage: "exclamationmark.triangle.fill")
      .font(.headline)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(count > 9 ? Color.red : Color.yellow, in: Capsule())
  }
}

private struct AlertBadge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      AlertBadge(count: 3).previewDisplayName("Few")
      AlertBadge(count: 12).previewDisplayName("Many")
    }
    .padding()
    .previewLayout(.sizeThatFits)
    AlertBadge(count: 3)
      .preferredColorScheme(.dark)
      .previewDevice("iPhone SE (3rd generation)")
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
