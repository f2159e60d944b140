// SPDX-License-Identifier: MIT

import SwiftUI
import WeatherLabels

let renderer = ImageRenderer(content: ForecastRow(day: "Today", symbol: "sun.max.fill", degrees: 24))
renderer.scale = 2
try renderer.pngData().write(to: URL(filePath: "today.png"))
