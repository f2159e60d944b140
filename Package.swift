// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Unsafe code is marked where it is. Not in the targets that call C or work on raw memory all over: LabelSystem, LabelText, LabelPNG and
/// LabelRaster, where nearly every expression would have the mark.
let memorySafe = strict + [.strictMemorySafety()]

/// A target of our own: Swift 6 language mode, warnings are errors.
func module(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = memorySafe, plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, plugins: plugins)
}

/// The test target of the module `name`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies, swiftSettings: strict)
}

/// A module map and a shim header for a C library that apt provides; no `pkgConfig` for a library that does not describe itself.
func cLibrary(_ name: String, pkgConfig: String?, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// File descriptors and paths.
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

#if os(Linux)
  /// `import SwiftUI` and `import UIKit` for ported files, where Apple's modules are missing.
  let shims = ["SwiftUI", "UIKit"]
#else
  let shims: [String] = []
#endif

let package = Package(
  name: "LabelKit",
  products: [
    .library(name: "LabelKit", targets: ["LabelKit"]),
    .library(name: "LabelUIKit", targets: ["LabelUIKit"]),
    .library(name: "LabelBuild", targets: ["LabelBuild"]),
    .library(name: "LabelSnapshots", targets: ["LabelSnapshots"]),
    .executable(name: "labelkit", targets: ["labelkit"]),
    .plugin(name: "LabelKitPlugin", targets: ["LabelKitPlugin"]),
    .plugin(name: "generate-labels", targets: ["generate-labels"]),
  ] + shims.map { .library(name: $0, targets: [$0]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    cLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    cLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    cLibrary("SystemICU", pkgConfig: "icu-i18n", apt: "libicu-dev"),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    cLibrary("CHyphen", pkgConfig: nil, apt: "libhyphen-dev"),
    cLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    cLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    cLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),

    // What Glibc's headers hide from Swift.
    .systemLibrary(name: "CSched"),

    // Its header shows none of ICU's, which XCTest cannot see beside those of Foundation's ICU.
    .target(name: "CICU", dependencies: ["SystemICU"]),

    // System calls that take rights away from a process.
    .target(name: "CSandbox"),

    module("LabelCore", []),
    module("LabelSystem", ["LabelCore", "CSQLite", "CSched", "CSandbox", system], settings: strict),
    module(
      "LabelText", ["LabelCore", "LabelSystem", system, "CFreeType", "CHarfBuzz", "CICU", "CFontconfig", "CHyphen"], settings: strict),
    module("LabelStrings", ["LabelCore", "LabelSystem", system, "LabelText"]),
    module("LabelIcons", ["LabelCore", "LabelSystem", system], plugins: ["EmbedIconsPlugin"]),
    module("LabelPNG", ["LabelCore", "CPNG", "CDeflate"], settings: strict),
    module("LabelRaster", ["LabelCore", "CCairo"], settings: strict),
    module("LabelLayout", ["LabelCore", "LabelText", "LabelIcons"]),
    // The pipeline: a view goes in, a PNG file's bytes come out.
    module("LabelEngine", ["LabelCore", "LabelSystem", "LabelText", "LabelIcons", "LabelPNG", "LabelRaster", "LabelLayout"]),
    module(
      "LabelKit",
      ["LabelCore", "LabelSystem", "LabelText", "LabelStrings", "LabelIcons", "LabelPNG", "LabelLayout", "LabelEngine", "LabelKitMacros"]),
    .macro(name: "LabelKitMacros", swiftSettings: memorySafe),
    module("LabelUIKit", ["LabelCore", "LabelText", "LabelIcons", "LabelPNG", "LabelLayout", "LabelEngine", "LabelKit", "LabelKitMacros"]),
    // Bytes to planned labels.
    module(
      "LabelManifest",
      [
        "LabelCore", "LabelSystem", "LabelText", "LabelStrings", "LabelIcons", "LabelLayout",
        .product(name: "Yams", package: "Yams"),
      ]),
    // Plans, renders and writes the labels of manifests, and knows what is up to date.
    module(
      "LabelBuild",
      [
        "LabelCore", "LabelSystem", "LabelText", "LabelStrings", "LabelIcons", "LabelPNG", "LabelRaster", "LabelLayout", "LabelEngine",
        "LabelManifest", system,
      ]),
    // Comparing, baselines and reports know no test framework, so that the command line does not either.
    module(
      "LabelSnapshotEngine",
      [
        "LabelCore", "LabelSystem", system, "LabelText", "LabelPNG", "LabelRaster", "LabelLayout", "LabelEngine", "LabelManifest",
        "LabelBuild",
      ]),
    module("LabelSnapshots", ["LabelSnapshotEngine", "LabelCore", "LabelLayout", "LabelEngine", "LabelKit", "LabelUIKit"]),
    module(
      "LabelCommands",
      [
        "LabelCore", "LabelSystem", system, "LabelText", "LabelIcons", "LabelRaster", "LabelLayout", "LabelEngine", "LabelManifest",
        "LabelBuild",
        "LabelSnapshotEngine",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "labelkit", dependencies: ["LabelCommands"], swiftSettings: memorySafe),

    // `make bench`: what each stage costs a label.
    .executableTarget(
      name: "LabelBench", dependencies: ["LabelCore", "LabelEngine", "LabelLayout", "LabelManifest", "LabelBuild"],
      path: "Benchmarks/LabelBench",
      swiftSettings: strict),

    // A program that renders manifests, as someone else would write it: with public API alone.
    .executableTarget(
      name: "RenderManifests", dependencies: ["LabelBuild"], path: "Examples/RenderManifests", packageAccess: false),

    .executableTarget(name: "EmbedIcons", swiftSettings: memorySafe),
    .plugin(name: "EmbedIconsPlugin", capability: .buildTool, dependencies: ["EmbedIcons"]),

    // A target's `*.labels.yaml` as resources and accessors, at every build.
    .plugin(name: "LabelKitPlugin", capability: .buildTool()),
    // The same pictures as files to check in.
    .plugin(
      name: "generate-labels",
      capability: .command(
        intent: .custom(verb: "generate-labels", description: "Makes the PNGs of a package's *.labels.yaml."),
        permissions: [.writeToPackageDirectory(reason: "It writes the pictures beside their manifests.")]),
      path: "Plugins/GenerateLabels"),

    // Only what several test targets share: a font of squares, the tables of others, a seeded generator, the recordings of a real UILabel.
    .target(name: "TestSupport", dependencies: ["LabelCore"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("LabelCore", ["TestSupport"]),
    // The plural rules in the installed ICU's data.
    .target(name: "ICUPluralRules", dependencies: ["SystemICU"], path: "Tests/ICUPluralRules"),
    tests("LabelText", ["TestSupport", "ICUPluralRules", "LabelCore", "LabelSystem"]),
    tests("LabelStrings", ["TestSupport", "LabelCore", "LabelText"]),
    tests("LabelIcons", ["LabelCore", "LabelRaster"]),
    tests("LabelPNG", ["TestSupport", "LabelCore"]),
    tests("LabelRaster", ["TestSupport", "LabelCore"]),
    tests("LabelLayout", ["TestSupport", "LabelCore", "LabelText", "LabelIcons", "LabelRaster"]),
    tests("LabelKit", ["TestSupport", "LabelCore", "LabelLayout", "LabelEngine"]),
    tests("LabelUIKit", ["LabelCore", "LabelLayout", "LabelEngine", "LabelKit"]),
    .systemLibrary(name: "CTestSystem", path: "Tests/CTestSystem"),
    tests("LabelSystem", ["TestSupport", "LabelCore", "CTestSystem", system]),
    tests(
      "LabelManifest", ["TestSupport", "LabelCore", "LabelSystem", "LabelBuild", "LabelText", "LabelStrings", "LabelIcons", "LabelLayout"]),
    tests(
      "LabelBuild",
      [
        "TestSupport", "CTestSystem", "LabelCore", "LabelSystem", "LabelText", "LabelStrings", "LabelIcons", "LabelLayout", "LabelEngine",
        "LabelManifest",
      ]),
    tests(
      "LabelSnapshotEngine",
      ["TestSupport", "LabelCore", "LabelText", "LabelPNG", "LabelLayout", "LabelEngine", "LabelKit", "LabelManifest", "LabelBuild"]),
    tests("LabelSnapshots", ["LabelCore", "LabelKit"]),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["LabelCore", "LabelEngine", "LabelManifest", "LabelBuild", "LabelCommands", "LabelSnapshots", "LabelSnapshotEngine"],
      exclude: ["labels.yaml"],
      swiftSettings: strict),
    // Tries to get out of the sandbox of `labelkit --untrusted`, for its tests.
    .executableTarget(
      name: "SandboxProbe", dependencies: ["LabelSystem", "CTestSystem"], path: "Tests/SandboxProbe", swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "TestSupport", "CTestSystem", "LabelCommands", "RenderManifests", "SandboxProbe", "LabelCore", "LabelSystem", "LabelText",
        "LabelPNG", "LabelKit",
        "LabelUIKit",
        "LabelEngine", "LabelManifest",
        "LabelBuild",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
  ]
    + (shims.isEmpty
      ? []
      : [
        module("SwiftUI", ["LabelKit", "LabelUIKit"]),
        module("UIKit", ["LabelUIKit", "_Testing_UIKit"]),
        module("_Testing_UIKit", []),
        // Code that no one here wrote, compiled as its authors wrote it: without our upcoming features.
        .testTarget(
          name: "SeedCode", dependencies: ["SwiftUI", "UIKit", "LabelCore", "LabelLayout", "LabelEngine", "LabelSnapshots"],
          exclude: ["__Snapshots__"]),
      ]),
  swiftLanguageModes: [.v6]
)
