// SPDX-License-Identifier: MIT

import LabelSnapshots
import SwiftUI
import Testing

/// Snapshots of what assistive technologies read.
@Suite struct AccessibilitySnapshotTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Today").font(.title.bold()).accessibilityAddTraits(.isHeader)
        Label("Rain until noon", systemImage: "cloud.rain.fill")
        HStack {
          Button("Radar", systemImage: "dot.radiowaves.left.and.right") {}
          Button {
          } label: {
            Image(systemName: "square.and.arrow.up")
          }
          .accessibilityLabel("Share").accessibilityHint("Sends the forecast to a friend.")
        }
        Toggle("Alerts", isOn: .constant(true))
        LabeledContent("Wind", value: "12 km/h")
        Circle().fill(.orange).frame(width: 20, height: 20).accessibilityAddTraits(.isImage)
      }
      .padding()
      .frame(width: 260)
      .background(.white)
    }
  }

  @Test func theTreeHasAllElementsInTheirOrder() { assertSnapshot(of: Card(), as: .accessibilityTree) }

  @Test func thePictureShowsWhatIsRead() { assertSnapshot(of: Card(), as: .accessibilityImage) }

  /// The style of an article, which shows only the title at accessibility sizes, reads the same at all sizes.
  @Test func anAccessibleStyleReadsTheSameAtAllSizes() {
    let label = Label("Title", systemImage: "moon.circle.fill").labelStyle(AccessibleLabelStyle())
    assertSnapshot(of: label, as: .accessibilityTree, named: "large")
    assertSnapshot(of: label.environment(\.sizeCategory, .accessibilityLarge), as: .accessibilityTree, named: "accessibility")
  }

  @Test func aLabelOfUIKitIsRead() {
    let label = UILabel()
    label.text = "Rain"
    assertSnapshot(of: label, as: .accessibilityTree)
  }
}
