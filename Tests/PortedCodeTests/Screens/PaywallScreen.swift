// SPDX-License-Identifier: MIT

import SwiftUI

/// A subscription page: plans on material over a dark gradient.
struct PaywallScreen: View {
  private enum Plan: String, CaseIterable, Identifiable {
    case yearly = "Yearly"
    case monthly = "Monthly"
    case lifetime = "Lifetime"
    var id: Self { self }
    var price: String {
      switch self {
      case .yearly: "$29.99 / year"
      case .monthly: "$3.99 / month"
      case .lifetime: "$89.99 once"
      }
    }
    var note: String? { self == .yearly ? "7 days free, then $2.50 a month" : nil }
  }

  @State private var selection = Plan.yearly

  var body: some View {
    ZStack {
      LinearGradient(colors: [Color(red: 0.1, green: 0.07, blue: 0.3), .purple, .pink], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 20) {
        HStack {
          Spacer()
          Button {
          } label: {
            Image(systemName: "xmark.circle.fill")
              .font(.title2)
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, .white.opacity(0.25))
          }
        }
        Spacer()
        Image(systemName: "crown.fill").font(.system(size: 56)).foregroundStyle(.yellow.gradient).shadow(radius: 8)
        Text("Unlock Everything").font(.largeTitle.bold())
        VStack(alignment: .leading, spacing: 10) {
          Label("Unlimited projects", systemImage: "checkmark")
          Label("Sync on all your devices", systemImage: "checkmark")
          Label("Export as PDF and SVG", systemImage: "checkmark")
        }
        .labelStyle(.bullet)
        Spacer()
        VStack(spacing: 12) {
          ForEach(Plan.allCases) { plan in
            Button {
              selection = plan
            } label: {
              PlanRow(title: plan.rawValue, price: plan.price, note: plan.note, isSelected: plan == selection)
            }
            .buttonStyle(.plain)
          }
        }
        Button("Start Free Trial") {}
          .buttonStyle(WideButtonStyle())
        HStack(spacing: 20) {
          Button("Restore") {}
          Button("Terms") {}
          Button("Privacy") {}
        }
        .font(.footnote)
        .tint(.white.opacity(0.7))
      }
      .padding(20)
    }
    .foregroundStyle(.white)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

private struct PlanRow: View {
  let title: String
  let price: String
  let note: String?
  let isSelected: Bool

  var body: some View {
    HStack {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.title3)
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        if let note { Text(note).font(.caption).opacity(0.8) }
      }
      Spacer()
      Text(price).font(.subheadline.weight(.medium))
    }
    .padding()
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
    .overlay { if isSelected { RoundedRectangle(cornerRadius: 16).strokeBorder(.white, lineWidth: 2) } }
    .overlay(alignment: .topTrailing) {
      if note != nil {
        Text("BEST VALUE").font(.caption2.bold()).foregroundStyle(.black)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.yellow, in: .capsule)
          .offset(x: -12, y: -10)
      }
    }
  }
}

private struct WideButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.purple)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 16)
      .background(.white, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

private struct BulletLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      configuration.icon.font(.footnote.bold()).foregroundStyle(.green)
      configuration.title
    }
  }
}

extension LabelStyle where Self == BulletLabelStyle {
  fileprivate static var bullet: BulletLabelStyle { BulletLabelStyle() }
}
