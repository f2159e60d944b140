// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Rows of lists as ported apps write them: labels with badges, rows with backgrounds and insets of their own.
@Suite struct ListRowTests {
  private struct Mailboxes: View {
    var body: some View {
      List {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Sent", systemImage: "paperplane").badge(0)
          .listRowSeparator(.hidden, edges: .bottom)
        NavigationLink(destination: Text("Junk")) {
          Label("Junk", systemImage: "trash")
        }
        .badge(Text("new").bold().foregroundColor(.red))
        Text("Updated just now")
          .font(.footnote)
          .listRowBackground(Color.yellow.opacity(0.3))
          .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
      }
      .frame(width: 220)
    }
  }

  @Test func rowsHaveTheirBadgesBackgroundsAndInsets() throws {
    #expect(
      try names(Mailboxes(), snapshot: "mailboxes") == [
        "Inbox", "tray", "12", "Sent", "paperplane", "Junk", "trash", "new", "chevron.forward", "Updated just now",
      ])
  }
}
