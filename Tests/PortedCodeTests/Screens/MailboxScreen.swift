// SPDX-License-Identifier: MIT

import SwiftUI

/// A mailbox: rows with unread dots, dates and two lines of the message.
struct MailboxScreen: View {
  private struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let preview: String
    let time: String
    var isUnread = false
    var hasAttachment = false
    var isFlagged = false
  }

  @State private var query = ""
  private let messages = [
    Message(
      id: 1, sender: "Jonas Weber", subject: "Keys for the boathouse",
      preview: "I left them with the neighbour on the second floor. She is home until six, then ring at the café.",
      time: "9:41", isUnread: true),
    Message(
      id: 2, sender: "Northern Rail", subject: "Your tickets to Bergen",
      preview: "Thank you for your booking. Your mobile tickets are attached. Please arrive twenty minutes early.", time: "8:15",
      isUnread: true, hasAttachment: true),
    Message(
      id: 3, sender: "Priya Raman", subject: "Re: Draft of the chapter",
      preview: "The second half is much better now. I would still cut the paragraph about the lighthouse.", time: "Yesterday",
      isFlagged: true),
    Message(
      id: 4, sender: "City Library", subject: "Two books are due soon",
      preview: "The following books are due on Friday: A Field Guide to Clouds.",
      time: "Yesterday"),
    Message(
      id: 5, sender: "Tomás", subject: "Sunday", preview: "Shall we say eleven? I can bring bread and the good olives.", time: "Friday",
      hasAttachment: true),
  ]

  var body: some View {
    NavigationStack {
      List(messages) { message in
        row(message)
          .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Mailboxes", systemImage: "chevron.backward") {} }
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
          Spacer()
          VStack {
            Text("Updated Just Now").font(.caption)
            Text("2 Unread").font(.caption2).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Compose", systemImage: "square.and.pencil") {}
        }
      }
    }
  }

  private func row(_ message: Message) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Circle()
        .fill(message.isUnread ? .blue : .clear)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(message.sender).font(.headline).lineLimit(1)
          Spacer()
          if message.hasAttachment { Image(systemName: "paperclip").imageScale(.small).foregroundStyle(.secondary) }
          Text(message.time).font(.subheadline).foregroundStyle(.secondary)
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        HStack(spacing: 4) {
          Text(message.subject).font(.subheadline).lineLimit(1)
          if message.isFlagged { Image(systemName: "flag.fill").font(.caption).foregroundStyle(.orange) }
        }
        Text(message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
    .listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 16))
  }
}
