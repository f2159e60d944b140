// SPDX-License-Identifier: MIT

import SwiftUI

/// A forecast: large numbers over a blue gradient, and cards of material.
struct WeatherScreen: View {
  private struct Hour: Identifiable {
    let id: String
    let symbol: String
    let temperature: Int
  }

  private struct Day: Identifiable {
    let id: String
    let symbol: String
    let low: Double
    let high: Double
  }

  @ScaledMetric private var dayWidth = 56
  @ScaledMetric private var temperatureWidth = 40
  private let hours = [
    Hour(id: "Now", symbol: "cloud.sun.fill", temperature: 19), Hour(id: "10", symbol: "sun.max.fill", temperature: 21),
    Hour(id: "11", symbol: "sun.max.fill", temperature: 22), Hour(id: "12", symbol: "cloud.fill", temperature: 22),
    Hour(id: "13", symbol: "cloud.rain.fill", temperature: 20), Hour(id: "14", symbol: "cloud.bolt.rain.fill", temperature: 18),
    Hour(id: "15", symbol: "cloud.sun.fill", temperature: 19), Hour(id: "16", symbol: "sun.max.fill", temperature: 20),
  ]
  private let days = [
    Day(id: "Today", symbol: "cloud.sun.fill", low: 12, high: 22), Day(id: "Tue", symbol: "cloud.rain.fill", low: 10, high: 17),
    Day(id: "Wed", symbol: "cloud.bolt.rain.fill", low: 9, high: 15), Day(id: "Thu", symbol: "sun.max.fill", low: 11, high: 24),
    Day(id: "Fri", symbol: "cloud.sun.fill", low: 13, high: 23),
  ]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      ScrollView {
        VStack(spacing: 16) {
          VStack(spacing: 0) {
            Text("Gothenburg").font(.title)
            Text("19°").font(.system(size: 88, weight: .thin))
            Text("Partly Cloudy").font(.title3)
            Text("H:22° L:12°").font(.title3)
          }
          .padding(.vertical, 24)
          card("Hourly forecast", symbol: "clock") {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 22) {
                ForEach(hours) { hour in
                  VStack(spacing: 10) {
                    Text(hour.id).font(.subheadline.weight(.medium))
                    Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.title3).frame(height: 24)
                    Text("\(hour.temperature)°").font(.title3)
                  }
                }
              }
            }
          }
          card("5-day forecast", symbol: "calendar") {
            VStack {
              ForEach(days) { day in
                HStack {
                  Text(day.id).frame(width: dayWidth, alignment: .leading)
                  Image(systemName: day.symbol).symbolRenderingMode(.multicolor).frame(width: 32)
                  Text("\(Int(day.low))°").frame(width: temperatureWidth, alignment: .trailing).opacity(0.7)
                  RangeBar(low: day.low, high: day.high)
                  Text("\(Int(day.high))°").frame(width: temperatureWidth, alignment: .leading)
                }
                .fontWeight(.medium)
                if day.id != days.last?.id { Divider() }
              }
            }
          }
        }
        .padding()
      }
    }
    .foregroundStyle(.white)
  }

  private func card(_ title: String, symbol: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title.uppercased(), systemImage: symbol).font(.caption.weight(.semibold)).opacity(0.7)
      Divider()
      content()
    }
    .padding()
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 16, style: .continuous))
    .environment(\.colorScheme, .dark)
  }
}

/// Where the temperatures of a day are between 5 and 25 degrees.
private struct RangeBar: View {
  let low: Double
  let high: Double

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(LinearGradient(colors: [.green, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: width * (high - low) / 20)
          .offset(x: width * (low - 5) / 20)
      }
    }
    .frame(height: 5)
  }
}
