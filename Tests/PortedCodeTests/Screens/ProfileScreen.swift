// SPDX-License-Identifier: MIT

import SwiftUI

/// A profile: a header with a gradient and an avatar over its edge, numbers, buttons and a grid of photos.
struct ProfileScreen: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)
  private let photos: [(symbol: String, color: Color)] = [
    ("mountain.2.fill", .teal), ("sailboat.fill", .blue), ("leaf.fill", .green), ("sun.max.fill", .orange), ("moon.stars.fill", .indigo),
    ("cup.and.saucer.fill", .brown), ("camera.fill", .pink), ("bicycle", .mint), ("book.fill", .purple),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          header
          VStack(spacing: 4) {
            HStack(spacing: 4) {
              Text("Mira Okafor").font(.title2.bold())
              Image(systemName: "checkmark.seal.fill").foregroundStyle(.white, .blue)
            }
            Text("Photographer in Lisbon. Light, water, and people who do not look into the camera.")
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
              .padding(.horizontal, 32)
          }
          HStack {
            StatisticView(value: "248", title: "Posts")
            Divider()
            StatisticView(value: "12.4K", title: "Followers")
            Divider()
            StatisticView(value: "391", title: "Following")
          }
          .fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal)
          HStack {
            Button {
            } label: {
              Text("Follow").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button {
            } label: {
              Text("Message").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
          }
          .padding(.horizontal)
          LazyVGrid(columns: columns, spacing: 2) {
            ForEach(photos, id: \.symbol) { photo in
              Rectangle()
                .fill(photo.color.gradient)
                .aspectRatio(1, contentMode: .fit)
                .overlay {
                  Image(systemName: photo.symbol).font(.largeTitle).foregroundStyle(.white.opacity(0.9))
                }
            }
          }
        }
      }
      .navigationTitle("miraokafor")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis") { Button("Share") {} }
        }
      }
    }
  }

  private var header: some View {
    LinearGradient(colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      .frame(height: 120)
      .overlay(alignment: .bottom) {
        Image(systemName: "person.fill")
          .font(.system(size: 40))
          .foregroundStyle(.white)
          .frame(width: 88, height: 88)
          .background(Color.gray.gradient, in: .circle)
          .overlay { Circle().strokeBorder(Color(.systemBackground), lineWidth: 4) }
          .offset(y: 44)
      }
      .padding(.bottom, 44)
  }
}

private struct StatisticView: View {
  let value: String
  let title: String

  var body: some View {
    VStack(spacing: 2) {
      Text(value).font(.headline).monospacedDigit()
      Text(title).font(.caption).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.6)
    }
    .frame(maxWidth: .infinity)
  }
}
