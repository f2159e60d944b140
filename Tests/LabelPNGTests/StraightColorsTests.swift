// SPDX-License-Identifier: MIT

import LabelPNG
import Testing

@Suite struct StraightColorsTests {
  /// Every channel of every translucent pixel.
  @Test func nearestColorIsTheRoundedQuotient() {
    for alpha in UInt32(1)...254 {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
        let quotients = [channel, alpha - channel, channel / 2].map { ($0 * 255 + alpha / 2) / alpha }
        let color = StraightColors.nearest(pixel)
        if color != alpha << 24 | quotients[0] << 16 | quotients[1] << 8 | quotients[2] {
          Issue.record("\(String(pixel, radix: 16)) is \(String(color, radix: 16)), not \(quotients) at \(alpha)")
        }
      }
    }
  }

  /// An invalid premultiplied pixel, as another library's bitmap may have, does not overflow.
  @Test func pixelBrighterThanItsAlphaIsWhite() {
    for alpha in UInt32(1)...254 { #expect(StraightColors.nearest(alpha << 24 | 0xFF_FFFF) == alpha << 24 | 0xFF_FFFF) }
  }
}
