// SPDX-License-Identifier: MIT

import SwiftUI

/// A conversation: bubbles at both edges, and a field for a new message on material at the bottom.
struct ChatScreen: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isOwn: Bool
    var reaction: String?
  }

  @State private var draft = ""
  private let messages = [
    Message(id: 1, text: "Did you see the northern lights last night?", isOwn: false),
    Message(id: 2, text: "No! I slept through all of it", isOwn: true),
    Message(
      id: 3, text: "They were green and then, for a minute, completely red. I took about forty photos.", isOwn: false,
      reaction: "heart.fill"),
    Message(id: 4, text: "Send me the best one?", isOwn: true),
    Message(id: 5, text: "Tonight might be even better. Come up to the hill at eleven, bring tea and a warm coat.", isOwn: false),
    Message(id: 6, text: "I'm in", isOwn: true, reaction: "hand.thumbsup.fill"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 8) {
          Text("Today 9:41").font(.caption2).foregroundStyle(.secondary).padding(.vertical, 8)
          ForEach(messages) { message in
            bubble(message)
          }
          Text("Read 9:52").font(.caption2).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom) { composer }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.backward") {} }
        ToolbarItem(placement: .principal) {
          VStack(spacing: 2) {
            Text("IB").font(.caption.bold()).foregroundStyle(.white).frame(width: 26, height: 26).background(.teal.gradient, in: .circle)
            Text("Ines Bauer").font(.caption2)
          }
        }
        ToolbarItem(placement: .topBarTrailing) { Button("Video", systemImage: "video") {} }
      }
      .toolbarBackground(.visible, for: .navigationBar)
    }
  }

  private func bubble(_ message: Message) -> some View {
    HStack {
      if message.isOwn { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .foregroundStyle(message.isOwn ? .white : .primary)
        .background(message.isOwn ? Color.blue : Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
        .overlay(alignment: message.isOwn ? .topLeading : .topTrailing) {
          if let reaction = message.reaction {
            Image(systemName: reaction)
              .font(.caption2)
              .foregroundStyle(.white)
              .padding(5)
              .background(.pink, in: .circle)
              .offset(x: message.isOwn ? -10 : 10, y: -10)
          }
        }
      if !message.isOwn { Spacer(minLength: 60) }
    }
  }

  private var composer: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Image(systemName: "plus").font(.title3).foregroundStyle(.secondary)
      }
      TextField("Message", text: $draft, axis: .vertical)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .overlay { Capsule().strokeBorder(.quaternary) }
      Button {
      } label: {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(draft.isEmpty)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}
