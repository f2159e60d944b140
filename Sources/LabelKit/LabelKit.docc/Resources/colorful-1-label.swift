import LabelKit

struct ShadowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: .gray.opacity(0.9), radius: 4, x: 0, y: 5)
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, colorfulSystemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name).renderingMode(.original)
    }
  }
}

let label = Label("Title", colorfulSystemImage: "cloud.sun.fill")
  .labelStyle(ShadowLabelStyle())
