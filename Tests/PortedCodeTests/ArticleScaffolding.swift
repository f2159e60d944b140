// SPDX-License-Identifier: MIT

// What the article does not contain: a modifier that it links to, and a name that it misspells.

import SwiftUI

extension View {
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

extension LabelStyle where Self == HStackLabelStyle {
  static var hStacl: HStackLabelStyle { .hStack }
}
