// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import Testing

/// The code of "Snapshot tests on Linux".
enum SnapshotImages {
  static let all = [
    DocumentedImage("LabelSnapshots", "accepted-label") { ForecastRow(title: "Rain", symbol: "cloud.rain") },
    DocumentedImage("LabelSnapshots", "difference", data: difference),
  ]

  static func difference() throws -> Data {
    // snippet: difference
    func image(of view: some View) throws -> SnapshotImage {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      return SnapshotImage(try renderer.bitmap())
    }

    let row = ForecastRow(title: "Rain", symbol: "cloud.rain")
    let changed = ForecastRow(title: "Rain", symbol: "cloud.heavyrain")
    let difference = ImageDifference(
      actual: try image(of: changed), accepted: try image(of: row))
    let png = try difference.map { try SnapshotImage($0.bitmap).png() }
    // end snippet
    return Data(png ?? [])
  }
}

// snippet: forecast-row
struct ForecastRow: View {
  var title: String
  var symbol: String

  var body: some View {
    Label(title, systemImage: symbol)
      .padding(10)
      .background(.blue.opacity(0.2), in: .rect(cornerRadius: 8))
  }
}
// end snippet

// snippet: forecast-tests
struct ForecastTests {
  @Test func rain() {
    let row = ForecastRow(title: "Rain", symbol: "cloud.rain")
    assertSnapshot(of: row, as: .image)
  }

  @Test(arguments: ["sun.max", "snowflake"])
  func symbols(_ symbol: String) {
    let row = ForecastRow(title: "Weather", symbol: symbol)
    assertSnapshot(of: row, as: .layout)
  }
}
// end snippet

// snippet: tolerant-tests
@Test(.snapshots(rule: .lookAlike)) func titles() {
  assertSnapshot(of: Label("Storm", systemImage: "bolt.fill"), as: .image)
}
// end snippet

// snippet: storm-alerts
struct StormAlerts: View {
  @Binding var isOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Storms").font(.headline).accessibilityAddTraits(.isHeader)
      Toggle("Alerts", isOn: $isOn)
      Button("Share", systemImage: "square.and.arrow.up") {}
        .labelStyle(.iconOnly)
        .accessibilityHint("Sends the forecast to a friend.")
    }
    .frame(width: 200)
  }
}
// end snippet

// snippet: storm-alerts-test
@Test func alertsAreRead() {
  let view = StormAlerts(isOn: .constant(true))
  assertSnapshot(of: view, as: .accessibilityTree)
}
// end snippet
