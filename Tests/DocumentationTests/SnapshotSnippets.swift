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

    let accepted = try picture(of: ForecastRow(title: "Rain", symbol: "cloud.rain"))
    let actual = try picture(of: ForecastRow(title: "Rain", symbol: "cloud.heavyrain"))
    guard let difference = ImageDifference(actual: actual, accepted: accepted) else { return Data() }
    let image = try Picture(difference.picture).png()
    // end snippet
    return Data(image)
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
    assertSnapshot(of: ForecastRow(title: "Rain", symbol: "cloud.rain"), as: .image)
  }

  @Test(arguments: ["sun.max", "snowflake"]) func symbols(_ symbol: String) {
    assertSnapshot(of: ForecastRow(title: "Weather", symbol: symbol), as: .layout)
  }
}
// end snippet

// snippet: tolerant-tests
@Test(.snapshots(rule: .lookAlike)) func titles() {
  assertSnapshot(of: Label("Storm", systemImage: "bolt.fill"), as: .image)
}
// end snippet
