// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "PreviewApp",
  dependencies: [.package(name: "LabelKit", path: "../..")],
  targets: [
    .target(name: "WeatherLabels", dependencies: [.product(name: "SwiftUI", package: "LabelKit")]),
    .executableTarget(name: "WeatherApp", dependencies: ["WeatherLabels", .product(name: "SwiftUI", package: "LabelKit")]),
    .testTarget(
      name: "PreviewTests", dependencies: ["WeatherApp", .product(name: "LabelSnapshots", package: "LabelKit")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
