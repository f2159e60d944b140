// SPDX-License-Identifier: MIT

import LabelSnapshots
import Testing

/// Compares the images of all previews of two modules, `private` ones too. `LABELKIT_RECORD=missing swift test` accepts new ones.
@Test(arguments: Previews.all(in: "WeatherLabels", "WeatherApp"))
func previews(_ preview: Preview) {
  assertSnapshot(of: preview, variants: .all(colorSchemes: [.light, .dark]))
}

/// Compares what assistive technologies read of each preview.
@Test(arguments: Previews.all(in: "WeatherLabels", "WeatherApp"))
func accessibility(_ preview: Preview) {
  assertSnapshot(of: preview, as: .accessibilityTree)
}
