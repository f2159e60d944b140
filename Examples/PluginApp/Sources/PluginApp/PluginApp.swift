// SPDX-License-Identifier: MIT

import Foundation

/// Prints the images that the plugin rendered from weather.labels.yaml: the file name and the size in pixels of each. Then prints colours of the
/// assets that the plugin named.
@main
struct PluginApp {
  @MainActor static func main() throws {
    for name in [WeatherLabels.rain, WeatherLabels.Sky.sunrise, WeatherLabels.alert] {
      for isDark in [false, true] {
        let url = name.url(scale: 2, isDark: isDark)
        let header = try Data(contentsOf: url).prefix(24)
        let sides = [16, 20].map { start in header.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        print("\(url.lastPathComponent) \(sides[0])×\(sides[1])")
      }
    }
    try AssetColors.print()
  }
}
