// SPDX-License-Identifier: MIT

import SwiftUI

/// A form with validation: fields, pickers, and what is wrong in red.
struct SignUpScreen: View {
  @State private var name = "Noor Haddad"
  @State private var email = "noor@example"
  @State private var password = "abc12"
  @State private var birthday = Date(timeIntervalSince1970: 773_452_800)
  @State private var country = "Norway"
  @State private var guests = 2
  @State private var acceptsTerms = true
  @State private var volume = 0.6

  private var isEmailValid: Bool { email.contains("@") && email.contains(".") }
  private var canSubmit: Bool { isEmailValid && password.count >= 8 && acceptsTerms }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
          TextField("Email", text: $email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
          SecureField("Password", text: $password)
        } header: {
          Text("Account")
        } footer: {
          VStack(alignment: .leading, spacing: 4) {
            if !isEmailValid {
              Label("This is not an email address.", systemImage: "exclamationmark.triangle.fill").foregroundStyle(.red)
            }
            if password.count < 8 {
              Label("Use at least 8 characters.", systemImage: "exclamationmark.triangle.fill").foregroundStyle(.red)
            }
          }
        }
        Section("Details") {
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
          Picker("Country", selection: $country) {
            ForEach(["Denmark", "Norway", "Sweden"], id: \.self) { Text($0) }
          }
          Stepper("Guests: \(guests)", value: $guests, in: 0...8)
          HStack {
            Image(systemName: "speaker.fill").foregroundStyle(.secondary)
            Slider(value: $volume)
            Image(systemName: "speaker.wave.3.fill").foregroundStyle(.secondary)
          }
        }
        Section {
          Toggle("I accept the terms", isOn: $acceptsTerms)
        }
        Section {
          Button {
          } label: {
            Text("Create Account").frame(maxWidth: .infinity)
          }
          .disabled(!canSubmit)
        }
      }
      .navigationTitle("Sign Up")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(!canSubmit) }
      }
    }
  }
}
