// SPDX-License-Identifier: MIT

import SwiftUI

/// A list of tasks with round checkboxes, priorities and due dates, in a tab view.
struct TaskListScreen: View {
  private struct Task: Identifiable {
    let id: String
    var isDone = false
    var due: String?
    var isLate = false
    var priority = 0
    var tags: [String] = []
  }

  private let tasks = [
    Task(id: "Book the ferry", due: "Today", isLate: true, priority: 3), Task(id: "Water the tomatoes", isDone: true),
    Task(id: "Write to the landlord about the heating before it gets cold", due: "Tomorrow", priority: 1, tags: ["home"]),
    Task(id: "Buy film for the old camera", tags: ["photo", "weekend"]),
  ]

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section {
            HStack(spacing: 16) {
              Gauge(value: 0.25) {
              } currentValueLabel: {
                Text("1/4").font(.caption)
              }
              .gaugeStyle(.accessoryCircularCapacity)
              .tint(.green)
              VStack(alignment: .leading) {
                Text("Three left today").font(.headline)
                Text("You are on a streak of 12 days").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
          Section("Today") {
            ForEach(tasks) { task in
              Toggle(isOn: .constant(task.isDone)) { content(task) }
                .toggleStyle(.check)
            }
          }
          Section {
            Label("New Task", systemImage: "plus.circle.fill").foregroundStyle(.tint)
          }
        }
        .navigationTitle("Tasks")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
        }
      }
      .tabItem { Label("Tasks", systemImage: "checklist") }
      .badge(3)
      Text("Calendar").tabItem { Label("Calendar", systemImage: "calendar") }
      Text("Projects").tabItem { Label("Projects", systemImage: "folder") }
      Text("Settings").tabItem { Label("Settings", systemImage: "gearshape") }
    }
    .tint(.green)
  }

  private func content(_ task: Task) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        if task.priority > 0 {
          Text(String(repeating: "!", count: task.priority)).bold().foregroundStyle(.orange)
        }
        Text(task.id).strikethrough(task.isDone).foregroundStyle(task.isDone ? .secondary : .primary)
      }
      if let due = task.due {
        Label(due, systemImage: "calendar").font(.caption).foregroundStyle(task.isLate ? Color.red : .secondary)
      }
      if !task.tags.isEmpty {
        HStack {
          ForEach(task.tags, id: \.self) { tag in
            Text("#\(tag)").font(.caption2).padding(.horizontal, 6).padding(.vertical, 2).background(.tint.opacity(0.15), in: .capsule)
          }
        }
      }
    }
  }
}

private struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      }
      .buttonStyle(.plain)
      configuration.label
    }
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  fileprivate static var check: CheckToggleStyle { CheckToggleStyle() }
}
