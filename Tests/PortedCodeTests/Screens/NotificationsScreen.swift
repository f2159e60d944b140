// SPDX-License-Identifier: MIT

import SwiftUI

/// Notifications by day, with a badge on the symbol that says what happened.
struct NotificationsScreen: View {
  private struct Notice: Identifiable {
    let id: Int
    let name: String
    let text: String
    let time: String
    let symbol: String
    let color: Color
    var isNew = false
  }

  @State private var filter = 0
  private let today = [
    Notice(id: 1, name: "Lena Fischer", text: "liked your photo.", time: "2m", symbol: "heart.fill", color: .pink, isNew: true),
    Notice(
      id: 2, name: "Kofi", text: "commented: “That sky! Where was this taken?”", time: "1h", symbol: "bubble.left.fill", color: .blue,
      isNew: true),
    Notice(id: 3, name: "Sara and 12 others", text: "started following you.", time: "5h", symbol: "person.fill.badge.plus", color: .green),
  ]
  private let earlier = [
    Notice(id: 4, name: "Weekly summary", text: "Your posts were seen 1,204 times.", time: "2d", symbol: "chart.bar.fill", color: .orange),
    Notice(id: 5, name: "Security", text: "New sign-in on a Mac in Porto.", time: "4d", symbol: "lock.shield.fill", color: .gray),
  ]

  var body: some View {
    NavigationStack {
      List {
        Picker("Filter", selection: $filter) {
          Text("All").tag(0)
          Text("Mentions").tag(1)
          Text("Requests").tag(2)
        }
        .pickerStyle(.segmented)
        .listRowSeparator(.hidden)
        Section("Today") {
          ForEach(today) { row($0) }
        }
        Section("Earlier") {
          ForEach(earlier) { row($0) }
        }
        .headerProminence(.increased)
      }
      .listStyle(.plain)
      .navigationTitle("Activity")
      .toolbar {
        Button("Mark All Read", systemImage: "checkmark.circle") {}
      }
    }
  }

  private func row(_ notice: Notice) -> some View {
    HStack(spacing: 12) {
      Text(String(notice.name.prefix(1)))
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(notice.color.gradient, in: .circle)
        .overlay(alignment: .bottomTrailing) {
          Image(systemName: notice.symbol)
            .font(.system(size: 10))
            .foregroundStyle(notice.color)
            .frame(width: 20, height: 20)
            .background(.background, in: .circle)
            .offset(x: 4, y: 4)
        }
      (Text(notice.name).bold() + Text(" ") + Text(notice.text) + Text("  ") + Text(notice.time).foregroundStyle(.secondary))
        .font(.subheadline)
      Spacer(minLength: 0)
      if notice.isNew { Circle().fill(.tint).frame(width: 8, height: 8) }
    }
    .padding(.vertical, 2)
    .listRowBackground(notice.isNew ? Color.accentColor.opacity(0.08) : nil)
  }
}
