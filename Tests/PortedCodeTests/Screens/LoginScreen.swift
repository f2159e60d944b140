// SPDX-License-Identifier: MIT

import SwiftUI

/// A login: bordered fields in a stack, a remembered switch, and other ways to sign in.
struct LoginScreen: View {
  @State private var email = ""
  @State private var password = "correct horse"
  @State private var isRemembered = true
  @State private var region = "Europe"

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
  }

  private var content: some View {
    VStack(spacing: 20) {
      Spacer()
      Image(systemName: "lock.square.stack.fill")
        .font(.system(size: 60))
        .symbolRenderingMode(.palette)
        .foregroundStyle(.white, .blue.gradient)
      VStack {
        Text("Welcome back").font(.largeTitle.weight(.bold))
        Text("Sign in to see your boards.").foregroundStyle(.secondary)
      }
      VStack {
        HStack {
          Text("Email").frame(minWidth: 80, alignment: .leading)
          TextField("name@example.com", text: $email).textFieldStyle(.roundedBorder)
        }
        HStack {
          Text("Password").frame(minWidth: 80, alignment: .leading)
          SecureField("Required", text: $password).textFieldStyle(.roundedBorder)
        }
        Toggle("Remember me", isOn: $isRemembered)
        LabeledContent("Server region") {
          Picker("Region", selection: $region) {
            ForEach(["Europe", "America"], id: \.self) { Text($0) }
          }
        }
      }
      .font(.subheadline)
      Button {
      } label: {
        HStack {
          ProgressView().tint(.white).controlSize(.regular)
          Text("Signing In…")
        }
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Button("Forgot your password?") {}.font(.footnote)
      HStack {
        VStack { Divider() }
        Text("or").font(.footnote).foregroundStyle(.secondary)
        VStack { Divider() }
      }
      Button {
      } label: {
        Label("Continue with a Passkey", systemImage: "person.badge.key.fill").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      .tint(.primary)
      Spacer()
      HStack(spacing: 4) {
        Text("New here?").foregroundStyle(.secondary)
        Button("Create an account") {}
      }
      .font(.footnote)
    }
    .padding(24)
  }
}
