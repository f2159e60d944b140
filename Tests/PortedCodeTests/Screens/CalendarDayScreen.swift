// SPDX-License-Identifier: MIT

import SwiftUI

/// A day of a calendar: a strip of weekdays, and events on a grid of hours.
struct CalendarDayScreen: View {
  private struct Event: Identifiable {
    let id: String
    let place: String
    let start: Double
    let length: Double
    let color: Color
  }

  private let events = [
    Event(id: "Stand-up", place: "Room 3", start: 9, length: 0.5, color: .blue),
    Event(id: "Dentist", place: "Harbour Street 12", start: 10.5, length: 1.5, color: .red),
    Event(id: "Lunch with Omar", place: "Café Lumen", start: 12.5, length: 1, color: .orange),
    Event(id: "Review of the drawings", place: "Studio", start: 14, length: 2, color: .purple),
  ]
  private let weekdays = ["M", "T", "W", "T", "F", "S", "S"]
  private let hourHeight: CGFloat = 60

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HStack {
          ForEach(Array(weekdays.enumerated()), id: \.offset) { index, day in
            VStack(spacing: 6) {
              Text(day).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
              Text("\(index + 9)")
                .font(.title3.weight(index == 2 ? .semibold : .regular))
                .foregroundStyle(index == 2 ? Color.white : index > 4 ? .secondary : .primary)
                .frame(width: 36, height: 36)
                .background { if index == 2 { Circle().fill(.red) } }
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding(.horizontal, 8)
        .padding(.bottom, 8)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        Divider()
        Text("Wednesday, 11 March").font(.subheadline.weight(.medium)).padding(.vertical, 8)
        Divider()
        ScrollView {
          ZStack(alignment: .topLeading) {
            grid
            ForEach(events) { event in
              card(event)
                .frame(height: hourHeight * event.length - 2)
                .padding(.leading, 58)
                .padding(.trailing, 8)
                .offset(y: hourHeight * (event.start - 8) + 8)
            }
          }
        }
      }
      .navigationTitle("March")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Today") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
      }
      .tint(.red)
    }
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(8..<19, id: \.self) { hour in
        HStack(alignment: .top, spacing: 8) {
          Text("\(hour):00")
            .font(.caption2)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: 46, alignment: .trailing)
            .offset(y: 1)
          VStack { Divider() }.padding(.top, 8)
        }
        .frame(height: hourHeight, alignment: .top)
      }
    }
  }

  private func card(_ event: Event) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(event.id).font(.caption.bold())
      if event.length >= 1 { Label(event.place, systemImage: "mappin.and.ellipse").font(.caption2) }
    }
    .padding(6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .foregroundStyle(event.color)
    .background(event.color.opacity(0.18))
    .background(Color(.systemBackground))
    .overlay(alignment: .leading) { Rectangle().fill(event.color).frame(width: 3) }
    .clipShape(.rect(cornerRadius: 5))
  }
}
