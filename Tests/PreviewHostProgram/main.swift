// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelPreviews

// The program that `labelkit preview` and `labelkit live` build with a package, for tests that build none.

#Preview("Text") { Text(ProcessInfo.processInfo.environment["PREVIEW_TEXT"] ?? "Rain") }

#Preview("Same") { Text("Sun") }

#Preview("Trap") { Text("\([1, 2][Int("5") ?? 5])") }

#Preview { Text("A name with a space") }

PreviewHost.run()
