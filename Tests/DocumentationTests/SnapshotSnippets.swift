// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import Testing

/// The code of "Snapshot tests on Linux".
enum SnapshotPictures {
  static let all = [
    DocumentedPicture("LabelSnapshots", "accepted-label") { ForecastRow(title: "Rain", symbol: "cloud.rain") },
    DocumentedPicture("LabelSnapshots", "difference", data: difference),
  ]

  static func difference() throws -> Data {
    // snippet: difference
    func picture(of view: some View) throws -> Picture {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      return Picture(try renderer.bitmap())
    }

    let row = ForecastRow(title: "Rain", symbol: "cloud.rain")
    let changed = ForecastRow(title: "Rain", symbol: "cloud.heavyrain")
    let difference = ImageDifference(
      actual: try picture(of: changed), accepted: try picture(of: row))
    let image = try difference.map { try Picture($0.picture).png() }
    // end snippet
    return Data(image ?? [])
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
