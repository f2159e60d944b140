// SPDX-License-Identifier: MIT

import SwiftUI

/// A recipe: a picture that is still loading, facts in a row, ingredients and numbered steps.
struct RecipeScreen: View {
  private struct Ingredient: Identifiable {
    let id: String
    let amount: String
    var isReady = false
  }

  private let ingredients = [
    Ingredient(id: "Chickpeas", amount: "400 g", isReady: true), Ingredient(id: "Coconut milk", amount: "250 ml", isReady: true),
    Ingredient(id: "Spinach", amount: "2 handfuls"), Ingredient(id: "Ginger, grated", amount: "1 tbsp"),
  ]
  private let steps = [
    "Fry the onion and the ginger over a low heat until they are soft, about eight minutes.",
    "Add the spices and the chickpeas, then the coconut milk. Let everything simmer.",
    "Stir in the spinach just before you serve.",
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          AsyncImage(url: URL(string: "https://example.com/curry.jpg")) { image in
            image.resizable().scaledToFill()
          } placeholder: {
            ZStack {
              Color(.secondarySystemBackground)
              ProgressView()
            }
          }
          .frame(height: 200)
          .clipShape(.rect(cornerRadius: 16))
          VStack(alignment: .leading, spacing: 6) {
            Text("Weeknight Chickpea Curry").font(.title.bold())
            HStack(spacing: 2) {
              ForEach(0..<5, id: \.self) { index in
                Image(systemName: index < 4 ? "star.fill" : "star.leadinghalf.filled")
              }
              Text("4.6 (312)").foregroundStyle(.secondary).padding(.leading, 4)
            }
            .font(.caption)
            .foregroundStyle(.orange)
          }
          HStack {
            Label("35 min", systemImage: "clock")
            Spacer()
            Label("4 servings", systemImage: "person.2")
            Spacer()
            Label("Easy", systemImage: "flame")
          }
          .labelStyle(.chip)
          GroupBox("Ingredients") {
            VStack(spacing: 8) {
              ForEach(ingredients) { ingredient in
                HStack {
                  Image(systemName: ingredient.isReady ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(ingredient.isReady ? Color.green : .secondary)
                  Text(ingredient.id).strikethrough(ingredient.isReady)
                  Spacer()
                  Text(ingredient.amount).foregroundStyle(.secondary)
                }
              }
            }
            .padding(.top, 4)
          }
          ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
            HStack(alignment: .firstTextBaseline, spacing: 12) {
              Text("\(index + 1)").font(.headline).foregroundStyle(.tint)
              Text(step)
            }
          }
        }
        .padding()
      }
      .navigationTitle("Dinner")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Bookmark", systemImage: "bookmark") {}
          ShareLink(item: "Weeknight Chickpea Curry")
        }
      }
    }
    .tint(.orange)
  }
}

private struct ChipLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.imageScale(.large).foregroundStyle(.tint)
      configuration.title.font(.caption).multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 12))
  }
}

extension LabelStyle where Self == ChipLabelStyle {
  fileprivate static var chip: ChipLabelStyle { ChipLabelStyle() }
}
