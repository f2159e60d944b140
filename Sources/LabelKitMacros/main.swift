// SPDX-License-Identifier: MIT

import Foundation

// The compiler's side of `@Entry` and `#Preview`. It speaks the compiler's plug-in protocol itself: both macros write a few lines whose
// parts stand in the source, and swift-syntax, the usual way, would add minutes to every first build.
while let request = CompilerMessage.read() { request.answer().write() }
