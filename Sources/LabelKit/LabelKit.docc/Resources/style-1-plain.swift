import LabelKit

let label = Label("Title", systemImage: "moon.circle.fill")
