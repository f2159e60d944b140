import LabelKit

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
  .frame(width: 160)
