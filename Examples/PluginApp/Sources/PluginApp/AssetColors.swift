// SPDX-License-Identifier: MIT

import SwiftUI

/// Prints the colour of the first pixel of assets, which are named as in Xcode, at two scales and in both appearances.
@MainActor enum AssetColors {
  static func print() throws {
    try print("logo", Image(.myLogo))
    try print("rain", Image(.WeatherKit.rain).foregroundStyle(.brand))
    try print("wave", Image(.wave).resizable().frame(width: 8, height: 8).foregroundStyle(Color(.brand)))
    try print("brand", Color.brand.frame(width: 8, height: 8))
  }

  private static func print(_ name: String, _ view: some View) throws {
    for scale in [1, 2] as [CGFloat] {
      for scheme in [ColorScheme.light, .dark] {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        renderer.colorScheme = scheme
        let pixel = try renderer.bitmap()[3, 3]
        Swift.print("asset", name, Int(scale), scheme, pixel.red, pixel.green, pixel.blue)
      }
    }
  }
}
