// SPDX-License-Identifier: MIT

import SwiftUI

/// The first screen after an installation: what is new, with a button at the bottom.
struct OnboardingScreen: View {
  @ScaledMetric private var iconWidth = 48

  var body: some View {
    ScrollView {
      VStack(spacing: 40) {
        VStack(spacing: 8) {
          Image(systemName: "cloud.sun.rain.fill")
            .symbolRenderingMode(.multicolor)
            .font(.system(size: 64))
            .padding(.bottom, 8)
          Text("Welcome to\n\(Text("Skyward").foregroundStyle(.tint))")
            .font(.largeTitle.bold())
            .multilineTextAlignment(.center)
        }
        .padding(.top, 60)

        VStack(alignment: .leading, spacing: 28) {
          feature("Rain by the minute", "See when it starts and when it stops, within the next hour.", "umbrella.fill")
          feature("Alerts you choose", "Wind, frost or heat: only what matters to you, and never at night.", "bell.badge.fill")
          feature("Private by design", "Your places stay on your device.", "hand.raised.fill")
        }
        .padding(.horizontal, 24)
      }
    }
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 12) {
        Button {
        } label: {
          Text("Continue").fontWeight(.semibold).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Text("By continuing you accept the [terms of use](https://example.com/terms).")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      .padding(.horizontal, 24)
      .padding(.vertical, 20)
      .background(.bar)
    }
    .tint(.indigo)
  }

  private func feature(_ title: String, _ text: String, _ symbol: String) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: symbol)
        .font(.title)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.tint)
        .frame(width: iconWidth)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
