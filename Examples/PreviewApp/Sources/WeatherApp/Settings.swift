// SPDX-License-Identifier: MIT

import SwiftUI
import WeatherLabels

/// The settings of the app.
private struct Settings: View {
  @Binding var isOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(isOn: $isOn) { Label("Alerts", systemImage: "bell.badge") }
      Text(isOn ? "You will be warned of storms." : "You will not be warned.").font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("On", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Settings(isOn: $isOn)
}

#Preview {
  // A preview without a name is called by its number.
  Settings(isOn: .constant(false))
}

#Preview("Forecast") {
  ForecastRow(day: "Today", symbol: "sun.max.fill", degrees: 24)
}

#Preview("UIKit", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "Storm"
  label.font = .preferredFont(forTextStyle: .title1)
  label.textColor = .systemRed
  return label
}
