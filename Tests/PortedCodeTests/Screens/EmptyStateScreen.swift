// SPDX-License-Identifier: MIT

import SwiftUI

/// An album without photos, in the first of three tabs.
struct EmptyStateScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        ContentUnavailableView {
          Label("No Photos", systemImage: "photo.on.rectangle.angled")
        } description: {
          Text("Photos that you add to this album appear here, on all your devices.")
        } actions: {
          Button("Add Photos") {}
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
          Button("Import from Files") {}
        }
        .navigationTitle("Summer")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Select") {}.disabled(true) }
        }
      }
      .tabItem { Label("Library", systemImage: "photo.stack") }
      Text("For You").tabItem { Label("For You", systemImage: "heart.text.square") }.badge(2)
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }
}
