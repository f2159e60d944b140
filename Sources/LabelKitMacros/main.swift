// SPDX-License-Identifier: MIT

import Foundation

// The compiler plug-in of `@Entry` and `#Preview`. It implements the compiler's plug-in protocol itself: both macros generate a few lines
// from the source, and swift-syntax, the usual library for that, would add minutes to every first build.
while let request = CompilerMessage.read() { request.reply().write() }
