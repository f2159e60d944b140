// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of an app: a profile row, and rows with an icon on a coloured square.
struct SettingsScreen: View {
  @State private var isAirplaneModeOn = false
  @State private var usesFaceID = true
  @State private var appearance = "Automatic"

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Account")
          } label: {
            HStack(spacing: 12) {
              Image(systemName: "person.crop.circle.fill")
                .font(.system(size: 52))
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.gray)
              VStack(alignment: .leading, spacing: 2) {
                Text("Ada Lindqvist").font(.title3)
                Text("Account, iCloud and purchases")
                  .font(.footnote)
                  .foregroundStyle(.secondary)
              }
            }
            .padding(.vertical, 4)
          }
        }

        Section {
          Toggle(isOn: $isAirplaneModeOn) {
            Label("Airplane Mode", systemImage: "airplane").labelStyle(.square(.orange))
          }
          NavigationLink(destination: Text("Networks")) {
            LabeledContent {
              Text("Harbour")
            } label: {
              Label("Wi-Fi", systemImage: "wifi").labelStyle(.square(.blue))
            }
          }
          NavigationLink(destination: Text("Notifications")) {
            Label("Notifications", systemImage: "bell.badge.fill").labelStyle(.square(.red))
          }
          .badge(3)
        }

        Section("Security") {
          Toggle(isOn: $usesFaceID) {
            Label("Face ID", systemImage: "faceid").labelStyle(.square(.green))
          }
          Picker(selection: $appearance) {
            ForEach(["Automatic", "Light", "Dark"], id: \.self) { Text($0) }
          } label: {
            Label("Appearance", systemImage: "circle.lefthalf.filled").labelStyle(.square(.indigo))
          }
        }

        Section {
          Button("Sign Out", role: .destructive) {}
        } footer: {
          Text("Version 4.2 (118)").frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
  }
}

private struct SquareLabelStyle: LabelStyle {
  let color: Color
  @ScaledMetric(relativeTo: .body) private var side = 29

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) {
      configuration.icon
        .font(.system(size: side * 0.55, weight: .medium))
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(color.gradient, in: .rect(cornerRadius: 7))
      configuration.title
    }
  }
}

extension LabelStyle where Self == SquareLabelStyle {
  fileprivate static func square(_ color: Color) -> SquareLabelStyle { SquareLabelStyle(color: color) }
}
