// SPDX-License-Identifier: MIT
import FoundationEssentials
import LabelKit

@main struct Tool {
  static func main() throws {
    let label = Label("Lightning", systemImage: "bolt.fill")
    let renderer = ImageRenderer(content: label)
    renderer.scale = 2
    try renderer.pngData().write(to: URL(filePath: "/tmp/lightning.png"))
    let l2 = ImageRenderer(
      content: VStack(alignment: .leading) {
        Label("日本 שלום नमस्ते 👋", systemImage: "globe")
        Label("Rain", systemImage: "cloud.rain").foregroundStyle(.blue)
        Label("Snow gjpq", systemImage: "snow").font(.headline)
        Label("Sun", systemImage: "sun.max").font(.largeTitle)
        Label("Circle", systemImage: "circle.fill")
        Label("Shadow", systemImage: "bolt.fill").foregroundStyle(.orange).shadow(color: .black, radius: 3, y: 2)
      }.padding(10).background(.white))
    l2.scale = 3
    try l2.pngData().write(to: URL(filePath: "/tmp/multi.png"))
  }
}
