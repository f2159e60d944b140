// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "PluginApp",
  dependencies: [.package(name: "LabelKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "PluginApp", dependencies: [.product(name: "SwiftUI", package: "LabelKit")], resources: [.copy("Assets.xcassets")],
      plugins: [.plugin(name: "LabelKitPlugin", package: "LabelKit")])
  ],
  swiftLanguageModes: [.v6]
)
