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

struct HStackLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      Spacer()
      configuration.title
    }
  }
}

let label = Label("Title", systemImage: "moon.circle.fill")
  .labelStyle(HStackLabelStyle())
  .labelStyle(.shadow)
  .labelStyle(.iconOnly)
  .frame(width: 160)
