import LabelKit

struct AccessibleLabelStyle: LabelStyle {
  @Environment(\.dynamicTypeSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    if size.isAccessibilitySize {
      Label(configuration).labelStyle(.titleOnly)
    } else {
      Label(configuration)
    }
  }
}

let label = Label("Title", systemImage: "moon.circle.fill")
  .labelStyle(AccessibleLabelStyle())
