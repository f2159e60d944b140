// SPDX-License-Identifier: MIT

import SwiftUI

/// A summary of the day: three rings, cards in a grid and a workout.
struct ActivityScreen: View {
  private let columns = [GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12)]

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 24) {
              ZStack {
                Ring(progress: 0.82, colors: [.pink, .red], inset: 0)
                Ring(progress: 0.6, colors: [.green, .mint], inset: 20)
                Ring(progress: 0.95, colors: [.cyan, .blue], inset: 40)
              }
              .frame(width: 140, height: 140)
              VStack(alignment: .leading, spacing: 10) {
                legend("Move", "410/500", "KCAL", .pink)
                legend("Exercise", "18/30", "MIN", .green)
                legend("Stand", "11/12", "HRS", .cyan)
              }
            }
            .padding()
            .frame(maxWidth: .infinity)
            .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
            LazyVGrid(columns: columns, spacing: 12) {
              metric("Steps", "8,412", "figure.walk", .orange)
              metric("Heart Rate", "64 BPM", "heart.fill", .red)
              metric("Sleep", "7 h 20 min", "bed.double.fill", .indigo)
              metric("Distance", "5.9 km", "map.fill", .teal)
            }
            Text("Workouts").font(.title2.bold())
            HStack {
              Image(systemName: "figure.run")
                .font(.title2)
                .foregroundStyle(.black)
                .frame(width: 48, height: 48)
                .background(.yellow, in: .circle)
              VStack(alignment: .leading) {
                Text("Outdoor Run")
                Text("5.02 km").font(.title2.weight(.medium)).foregroundStyle(.orange)
              }
              Spacer()
              Text("Today").font(.footnote).foregroundStyle(.secondary).frame(maxHeight: .infinity, alignment: .bottom)
            }
            .fixedSize(horizontal: false, vertical: true)
            .padding()
            .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
          }
          .padding()
        }
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Summary")
      }
      .tabItem { Label("Summary", systemImage: "figure.run.circle") }
      Text("Sharing").tabItem { Label("Sharing", systemImage: "person.2") }
    }
  }

  private func legend(_ title: String, _ value: String, _ unit: String, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).font(.subheadline)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(value).font(.title3.weight(.semibold))
        Text(unit).font(.caption.weight(.semibold))
      }
      .foregroundStyle(color)
    }
  }

  private func metric(_ title: String, _ value: String, _ symbol: String, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol).font(.footnote.bold()).foregroundStyle(color)
      Text(value).font(.title3.bold())
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }
}

private struct Ring: View {
  let progress: Double
  let colors: [Color]
  let inset: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(colors[0].opacity(0.2), lineWidth: 16)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360 * progress)),
          style: StrokeStyle(lineWidth: 16, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
    .padding(8 + inset)
  }
}
