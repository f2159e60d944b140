import LabelKit

struct ShadowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: .gray.opacity(0.9), radius: 4, x: 0, y: 5)
  }
}

extension LabelStyle where Self == ShadowLabelStyle {
  static var shadow: ShadowLabelStyle { ShadowLabelStyle() }
}

let label = Label("Title", systemImage: "moon.circle.fill")
  .labelStyle(.iconOnly)
  .labelStyle(.shadow)
