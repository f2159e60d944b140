// SPDX-License-Identifier: MIT

// Previews in Swift 5 mode, whose expansions must compile without a warning: warnings are errors in this target.

import LabelKit

#Preview { Text("Plain") }

#Preview("With state", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  Text("\(count)")
}
