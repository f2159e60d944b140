// SPDX-License-Identifier: MIT

import SwiftUI

/// The weather of a day in one line.
public struct ForecastRow: View {
  private let day: String
  private let symbol: String
  private let degrees: Int

  /// Creates a row of a forecast.
  ///
  /// - Parameters:
  ///   - day: The name of the day.
  ///   - symbol: The symbol of its weather.
  ///   - degrees: The highest temperature, in degrees Celsius.
  public init(day: String, symbol: String, degrees: Int) {
    self.day = day
    self.symbol = symbol
    self.degrees = degrees
  }

  /// The day and its weather at the left, the temperature at the right.
  public var body: some View {
    LabeledContent {
      Text("\(degrees)°").bold()
    } label: {
      Label(day, systemImage: symbol).symbolRenderingMode(.multicolor)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }
}

#Preview("Rain") {
  ForecastRow(day: "Monday", symbol: "cloud.rain.fill", degrees: 12)
}

#Preview("Sun", traits: .fixedLayout(width: 240, height: 60)) {
  ForecastRow(day: "Tuesday", symbol: "sun.max.fill", degrees: 27)
}

#Preview("Week", traits: .modifier(Insets())) {
  ForecastRow(day: "Monday", symbol: "cloud.rain.fill", degrees: 12)
  ForecastRow(day: "Tuesday", symbol: "sun.max.fill", degrees: 27)
  ForecastRow(day: "Wednesday", symbol: "cloud.bolt.fill", degrees: 19)
}

/// What the previews of rows stand on.
private struct Insets: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack(spacing: 0) { content }
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
      .padding()
  }
}
