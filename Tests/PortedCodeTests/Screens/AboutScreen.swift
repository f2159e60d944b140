// SPDX-License-Identifier: MIT

import SwiftUI

/// About an app: its icon above rows with versions, links and acknowledgements.
struct AboutScreen: View {
  private let site = URL(string: "https://example.com")

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 22, style: .continuous)
              .fill(LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
              .frame(width: 96, height: 96)
              .overlay { Image(systemName: "leaf.fill").font(.system(size: 44)).foregroundStyle(.white) }
              .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
            Text("Greenhouse").font(.title2.bold())
            Text("Made with care in Tallinn").font(.subheadline).foregroundStyle(.secondary)
          }
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.clear)
        }
        Section {
          LabeledContent("Version", value: "2.8.1")
          LabeledContent("Build", value: "4410")
          LabeledContent {
            Text("1.2 GB")
          } label: {
            Text("Storage")
            Text("Photos and measurements")
          }
        }
        Section("Links") {
          if let site {
            Link(destination: site) {
              Label("Website", systemImage: "safari")
            }
            Link(destination: site.appending(path: "help")) {
              Label("Help and feedback", systemImage: "envelope")
            }
            ShareLink(item: site) {
              Label("Tell a friend", systemImage: "square.and.arrow.up")
            }
          }
          NavigationLink(destination: Text("Licences")) {
            Label("Acknowledgements", systemImage: "hands.clap")
          }
        }
        Section {
          Button {
          } label: {
            Label("Rate Greenhouse", systemImage: "star.fill")
          }
          .tint(.orange)
        } footer: {
          Text("© 2026 Greenhouse OÜ. Icons by their makers.")
        }
      }
      .navigationTitle("About")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
