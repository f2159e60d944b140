import LabelKit

struct ShadowEraseLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: .gray.opacity(0.9), radius: 4, x: 0, y: 5)
      .labelStyle(.titleAndIcon)
  }
}
