import LabelKit

let label = Label("Title", systemImage: "moon.circle.fill")
  .labelStyle(.iconOnly)
  .labelStyle(.titleOnly)
  .labelStyle(.automatic)
