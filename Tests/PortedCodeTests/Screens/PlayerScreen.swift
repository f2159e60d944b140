// SPDX-License-Identifier: MIT

import SwiftUI

/// A music player: artwork, a progress line, controls and a volume slider.
struct PlayerScreen: View {
  @State private var position = 84.0
  @State private var volume = 0.7
  @State private var isLiked = true

  var body: some View {
    VStack(spacing: 24) {
      Capsule().fill(.secondary).frame(width: 36, height: 5).padding(.top, 8)
      RoundedRectangle(cornerRadius: 14, style: .continuous)
        .fill(AngularGradient(colors: [.indigo, .pink, .orange, .indigo], center: .center))
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "waveform").font(.system(size: 96)).foregroundStyle(.white.opacity(0.8)) }
        .shadow(color: .black.opacity(0.3), radius: 16, y: 8)
        .padding(.horizontal, 8)
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Low Tide, Slow Light").font(.title2.bold()).lineLimit(1)
          Text("The Harbour Ensemble").font(.title3).foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer()
        Button {
        } label: {
          Image(systemName: isLiked ? "star.fill" : "star")
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .tint(.primary)
      }
      VStack(spacing: 6) {
        ProgressView(value: position, total: 241)
          .tint(.primary)
        HStack {
          Text(Duration.seconds(position), format: .time(pattern: .minuteSecond))
          Spacer()
          Text("-2:37")
        }
        .font(.caption)
        .monospacedDigit()
        .foregroundStyle(.secondary)
      }
      HStack {
        Spacer()
        Button("Previous", systemImage: "backward.fill") {}
        Spacer()
        Button {
        } label: {
          Image(systemName: "pause.fill").font(.system(size: 48))
        }
        Spacer()
        Button("Next", systemImage: "forward.fill") {}
        Spacer()
      }
      .labelStyle(.iconOnly)
      .font(.largeTitle)
      .tint(.primary)
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .tint(.secondary)
      .foregroundStyle(.secondary)
      HStack {
        Image(systemName: "quote.bubble")
        Spacer()
        Image(systemName: "airplayaudio")
        Spacer()
        Image(systemName: "list.bullet")
      }
      .font(.title3)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 40)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 24)
    .background {
      LinearGradient(colors: [.indigo.opacity(0.35), Color(.systemBackground)], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
  }
}
