// SPDX-License-Identifier: MIT

import SwiftUI

/// A product: pages of pictures, a price, sizes and colours, and a bar with the button at the bottom.
struct ProductScreen: View {
  @State private var size = "M"
  @State private var color = Color.teal
  @State private var quantity = 1
  @State private var showsDetails = true

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          TabView {
            picture("tshirt.fill", [.teal, .cyan])
            picture("tag.fill", [.orange, .yellow])
            picture("shippingbox.fill", [.brown, .orange])
          }
          .tabViewStyle(.page)
          .frame(height: 260)
          VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .firstTextBaseline) {
              VStack(alignment: .leading, spacing: 4) {
                Text("Linen Shirt").font(.title2.bold())
                Text("Woven in Portugal").font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
              VStack(alignment: .trailing) {
                Text("$64").font(.title2.bold()).foregroundStyle(.red)
                Text("$80").font(.subheadline).strikethrough().foregroundStyle(.secondary)
              }
            }
            Picker("Size", selection: $size) {
              ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            HStack(spacing: 14) {
              ForEach([Color.teal, .orange, .indigo, .gray], id: \.self) { item in
                Circle()
                  .fill(item)
                  .frame(width: 30, height: 30)
                  .padding(4)
                  .overlay { if item == color { Circle().stroke(.primary, lineWidth: 2) } }
              }
              Spacer()
              Stepper("Quantity", value: $quantity, in: 1...9).labelsHidden()
            }
            DisclosureGroup("Details", isExpanded: $showsDetails) {
              VStack(spacing: 8) {
                LabeledContent("Material", value: "Linen")
                LabeledContent("Weight", value: "190 g/m²")
                LabeledContent("Care", value: "Wash at 30 °C")
              }
              .font(.subheadline)
              .padding(.top, 8)
            }
          }
          .padding(.horizontal)
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button {
          } label: {
            Image(systemName: "heart").padding(.vertical, 4)
          }
          .buttonStyle(.bordered)
          Button {
          } label: {
            Label("Add to Bag", systemImage: "bag.fill").frame(maxWidth: .infinity).padding(.vertical, 4)
          }
          .buttonStyle(.borderedProminent)
        }
        .padding()
        .background(.regularMaterial)
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Bag", systemImage: "bag") {}
            .overlay(alignment: .topTrailing) {
              Text("2").font(.caption2.bold()).foregroundStyle(.white).frame(width: 16, height: 16).background(.red, in: .circle)
                .offset(x: 6, y: -6)
            }
        }
      }
    }
  }

  private func picture(_ symbol: String, _ colors: [Color]) -> some View {
    ZStack {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      Image(systemName: symbol).font(.system(size: 110)).foregroundStyle(.white)
    }
  }
}
