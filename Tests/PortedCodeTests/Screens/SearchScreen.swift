// SPDX-License-Identifier: MIT

import SwiftUI

/// A search with results: chips that flow into lines, and rows with the match in bold.
struct SearchScreen: View {
  private struct Place: Identifiable {
    let id: String
    let kind: String
    let distance: String
    let rating: Double
  }

  @State private var query = "coffee"
  private let chips = ["Open now", "Outdoor seating", "Wi-Fi", "Vegan", "Under 1 km", "Quiet"]
  private let places = [
    Place(id: "Coffee Atelier", kind: "Café · $$", distance: "250 m", rating: 4.8),
    Place(id: "Old Mill Coffee", kind: "Roastery · $", distance: "600 m", rating: 4.5),
    Place(id: "Kiosk by the Lake", kind: "Coffee to go · $", distance: "1.1 km", rating: 4.1),
  ]

  var body: some View {
    NavigationStack {
      List {
        FlowLayout(spacing: 8) {
          ForEach(chips, id: \.self) { chip in
            Text(chip)
              .font(.footnote.weight(.medium))
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .foregroundStyle(chip == "Open now" ? Color.white : .primary)
              .background(chip == "Open now" ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
          }
        }
        .listRowSeparator(.hidden)
        Section {
          ForEach(places) { place in
            HStack(alignment: .top) {
              RoundedRectangle(cornerRadius: 10)
                .fill(.brown.gradient)
                .frame(width: 56, height: 56)
                .overlay { Image(systemName: "cup.and.saucer.fill").foregroundStyle(.white) }
              VStack(alignment: .leading, spacing: 3) {
                Text(highlighted(place.id))
                Text(place.kind).font(.subheadline).foregroundStyle(.secondary)
                HStack(spacing: 2) {
                  Image(systemName: "star.fill")
                  Text(place.rating, format: .number)
                }
                .font(.caption)
                .foregroundStyle(.orange)
              }
              Spacer()
              Text(place.distance).font(.footnote).foregroundStyle(.secondary)
            }
          }
        } header: {
          HStack {
            Text("3 results")
            Spacer()
            Button("Map", systemImage: "map") {}.font(.subheadline)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Search")
      .searchable(text: $query, prompt: "Places and dishes")
    }
  }

  private func highlighted(_ name: String) -> AttributedString {
    var text = AttributedString(name)
    if let range = text.range(of: "Coffee") { text[range].font = .body.bold() }
    return text
  }
}

/// Places its views in lines.
private struct FlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(in: proposal.width ?? .infinity, subviews)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}
