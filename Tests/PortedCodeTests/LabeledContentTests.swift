// SPDX-License-Identifier: MIT

// swift-format-ignore-file

import SwiftUI
import Testing

struct MyCustomView: View {
  @Binding var value: Double
  var body: some View { Text("custom \(value, specifier: "%.1f")") }
}

struct Person {
  struct Pet: Identifiable {
    let species: String
    let name: String
    var id: String { name }
  }

  var name = "Ada"
  var age = 36
  var height = Measurement(value: 170, unit: UnitLength.centimeters)
  var pets = [Pet(species: "Cat", name: "Tom"), Pet(species: "Dog", name: "Rex")]
}

enum Settings: Hashable { case wifiDetail }

/// The samples of the reference page on `LabeledContent`.
@Suite struct LabeledContentTests {
  @State private var value = 0.5
  @State private var selection = 2
  @State private var refreshLocalStatus = true
  @State private var refreshServerStatus = false
  @State private var addAndRemoveFiles = true
  @State private var selectFiles = false
  private let person = Person()
  private var pet: [Person.Pet] { person.pets }
  private let ssidName = "Library"

  @Test func theContentMayBeACustomView() throws {
    let view = Form {
    LabeledContent("Custom Value") {
        MyCustomView(value: $value)
    }
    Picker("Selected Value", selection: $selection) {
        Text("Option 1").tag(1)
        Text("Option 2").tag(2)
    }
}
    #expect(try names(view, snapshot: "picker") == ["Custom Value", "custom 0.5", "Selected Value", "Option 2", "chevron.up.chevron.down"])
  }

  @Test func theLabelMayBeAnyView() throws {
    let text = LabeledContent {
    MyCustomView(value: $value)
} label: {
    Text("Custom Value")
}
    #expect(try names(text, snapshot: "text") == ["Custom Value", "custom 0.5"])
    let label = LabeledContent {
    MyCustomView(value: $value)
} label: {
    Label("Custom Value", systemImage: "hammer")
}
    #expect(try names(label, snapshot: "label") == ["Custom Value", "hammer", "custom 0.5"])
    #expect(try names(label.labelStyle(.iconOnly)) == ["hammer", "custom 0.5"])
  }

  @Test func valuesAreFormatted() throws {
    let view = Form {
    Section("Information") {
        LabeledContent("Name", value: person.name)
        LabeledContent("Age", value: person.age, format: .number)
        LabeledContent("Height", value: person.height,
            format: .measurement(width: .abbreviated))
    }
    if !person.pets.isEmpty {
        Section("Pets") {
            ForEach(pet) { pet in
                LabeledContent(pet.species, value: pet.name)
            }
        }
    }
}
    #expect(
      try names(view, snapshot: "form") == [
        "Information", "Name", "Ada", "Age", "36", "Height", "170 cm", "Pets", "Cat", "Tom", "Dog", "Rex",
      ])
  }

  @Test func formatInitialisersTakeTheirTitleInEveryForm() throws {
    let (key, text, resource): (LocalizedStringKey, String, LocalizedStringResource) = ("Age", "Age", "Age")
    #expect(try names(LabeledContent(key, value: 36, format: .number)) == ["Age", "36"])
    #expect(try names(LabeledContent(text, value: 36, format: .number)) == ["Age", "36"])
    #expect(try names(LabeledContent(resource, value: 36, format: .number)) == ["Age", "36"])
    #expect(try names(LabeledContent(text, value: 0.5, format: .percent)) == ["Age", "50%"])
  }

  @Test func aNavigationLinkShowsItsLabeledContent() throws {
    let view = Form {
    NavigationLink(value: Settings.wifiDetail) {
        LabeledContent("Wi-Fi", value: ssidName)
    }
}
    #expect(try names(view, snapshot: "link") == ["Wi-Fi", "Library", "chevron.forward"])
  }

  @Test func theContentMayBeSeveralToggles() throws {
    let view = Form {
    LabeledContent("Source Control") {
        Toggle("Refresh local status automatically",
            isOn: $refreshLocalStatus)
        Toggle("Fetch and refresh server status automatically",
            isOn: $refreshServerStatus)
        Toggle("Add and remove files automatically",
            isOn: $addAndRemoveFiles)
        Toggle("Select files to commit automatically",
            isOn: $selectFiles)
    }
}
    #expect(try names(view, snapshot: "switches").first == "Source Control")
    #expect(try tree(view).components(separatedBy: "shape capsule green").count == 3, "two of four switches are on")
    let boxes = try names(view.toggleStyle(.checkbox), snapshot: "checkboxes")
    #expect(boxes.count { $0 == "checkmark" } == 2, "two of four checkboxes are checked, as on macOS")
  }

  @Test func hiddenLabelsKeepTheirValues() throws {
    let view = Group {
    LabeledContent("Custom Value") {
        MyCustomView(value: $value)
    }
    Picker("Selected Value", selection: $selection) {
        Text("Option 1").tag(1)
        Text("Option 2").tag(2)
    }
}
.labelsHidden()
    #expect(try names(view, snapshot: "hidden") == ["custom 0.5", "Option 2", "chevron.up.chevron.down"])
  }
}
