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

/// Whether the libraries are built for the fuzzer: with AddressSanitizer and libFuzzer's counters. `scripts/fuzz` sets the variable.
let fuzzes = Context.environment["LABELKIT_FUZZ"] != nil
let sanitizers: [SwiftSetting] = fuzzes ? [.unsafeFlags(["-sanitize=fuzzer,address"])] : []

let foundationsArchives = ["_FoundationCShims", "_FoundationCollections", "_FoundationICU", "CoreFoundation", "swiftSynchronization"]

/// Whether this is the build of `scripts/swift-release`, which sets the variable. Other builds have no unsafe flags in what products contain.
let isOwnRelease = Context.environment["LABELKIT_RELEASE"] == "1"

/// Links Swift's runtime into the tools that people install. It is no flag of `swift build`, because `swift test` cannot link tests that way, and
/// the modules would be compiled once more for them.
///
/// Modules that are compiled for shared libraries do not name the archives that Foundation's archives need.
let ownRuntime: [LinkerSetting] =
  isOwnRelease ? [.unsafeFlags(["-static-stdlib"] + foundationsArchives.map { "-l" + $0 })] : []

/// Tests are compiled without optimisation in release builds too: they take a quarter of the time, and what they call is optimised.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let testSettings = strict + unoptimized

/// For modules without loops over pixels, text or rows, which the optimiser would take four fifths of the time for: those of the command line, of
/// audits and of previews, and those that only tests use of this build. A first label takes 2 % more instructions.
let quicklyCompiled: [SwiftSetting] = isOwnRelease ? unoptimized : []

/// Strict memory safety: unsafe code must be marked with `unsafe`. Not for LabelSystem, LabelSQLite, LabelText, LabelPNG, LabelRaster and
/// LabelFormats, where nearly every expression calls C or uses raw memory.
let memorySafe = strict + [.strictMemorySafety()]

/// A target of our own: Swift 6 language mode, warnings are errors.
func module(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, settings: [SwiftSetting] = memorySafe,
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings + sanitizers, plugins: plugins)
}

/// The test target of the module `name`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies, swiftSettings: testSettings)
}

/// A module map and a shim header for a C library that apt provides.
func cLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// File descriptors and paths.
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

#if os(Linux)
  /// `import SwiftUI`, `import UIKit` and `import Combine` for ported files, where Apple's modules are missing.
  let shims = ["SwiftUI", "UIKit", "Combine"]
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
    .library(name: "LabelPreviews", targets: ["LabelPreviews"]),
    .executable(name: "labelkit", targets: ["labelkit"]),
    .executable(name: "labelkit-server", targets: ["labelkit-server"]),
    .plugin(name: "LabelKitPlugin", targets: ["LabelKitPlugin"]),
    .plugin(name: "generate-labels", targets: ["generate-labels"]),
  ] + shims.map { .library(name: $0, targets: [$0]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    cLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    cLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    cLibrary("SystemICU", pkgConfig: "icu-i18n", apt: "libicu-dev"),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    cLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    cLibrary("SystemJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
    cLibrary("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
    cLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    cLibrary("CDigest", pkgConfig: "libmd", apt: "libmd-dev"),
    cLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    cLibrary("CMinizip", pkgConfig: "minizip", apt: "libminizip-dev"),
    cLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    // Declarations that Glibc's headers hide from Swift.
    .systemLibrary(name: "CSched"),

    // The sections of an executable that previews are found in.
    .systemLibrary(name: "CPreviews"),

    // Its header includes none of ICU's, because XCTest does not compile with those and the ones of Foundation's ICU.
    .target(name: "CICU", dependencies: ["SystemICU"]),

    // Reads JPEG files, because errors of libjpeg are long jumps.
    .target(name: "CJPEG", dependencies: ["SystemJPEG"]),

    // System calls that take rights away from a process.
    .target(name: "CSandbox"),

    module("LabelCore", []),
    module("LabelSystem", ["LabelCore", "CDigest", "CSched", "CSandbox", system], settings: strict),
    // The settings of text and icons, and what ICU knows of locales: what views and manifests name and text and icons are made with.
    module("LabelSettings", ["LabelCore", "CICU"], settings: strict),
    // What authors write: views, colours and fonts as plain values, which decide nothing.
    module("LabelViewNode", ["LabelCore", "LabelSettings"]),
    // Reads tokens, calculations and colours of CSS: for SVG files, and for advice about the colours of manifests.
    module("LabelCSS", ["LabelCore"]),
    module(
      "LabelText", ["LabelCore", "LabelSystem", "LabelSettings", system, "CFreeType", "CHarfBuzz", "CICU", "CFontconfig"],
      settings: strict),
    module("LabelStrings", ["LabelCore", "LabelSystem", system, "LabelSettings"]),
    module(
      "LabelIcons", ["LabelCore", "LabelSystem", system, "LabelSettings", "LabelCSS", "CDeflate"], plugins: ["EmbedFilesPlugin"]),
    module("LabelPNG", ["LabelCore", "CPNG", "CDeflate"], settings: strict),
    module("LabelRaster", ["LabelCore", "CCairo"], settings: strict),
    module("LabelLayout", ["LabelCore", "LabelSettings", "LabelViewNode", "LabelText", "LabelIcons"]),
    // The readers and writers of formats beside PNG.
    module("LabelFormats", ["LabelCore", "CCairo", "CJPEG", "CWebP"], settings: strict),
    // The pipeline, from a view to the bytes of a file.
    module(
      "LabelEngine",
      [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelText", "LabelIcons", "LabelPNG", "LabelRaster",
        "LabelLayout", "LabelFormats",
      ], plugins: ["EmbedFilesPlugin"]),
    // Observable objects and the publishers of their changes, in the shape of Combine.
    module("LabelCombine", [], settings: memorySafe + quicklyCompiled),
    // Asset catalogues and string tables.
    module("LabelAssets", ["LabelCore", "LabelSystem", "LabelViewNode", "LabelIcons", "LabelStrings", "LabelLayout"]),
    // SwiftUI's names: what `import SwiftUI` brings.
    module(
      "LabelViews",
      [
        "LabelCombine", "LabelCore", "LabelSettings", "LabelViewNode", "LabelText", "LabelStrings", "LabelIcons", "LabelLayout",
        "LabelEngine", "LabelAssets", "LabelKitMacros",
      ], settings: memorySafe + quicklyCompiled),
    // Exports LabelViews and LabelKit's own types of the modules below it.
    module(
      "LabelKit", ["LabelViews", "LabelAssets", "LabelCore", "LabelSettings", "LabelViewNode"],
      settings: memorySafe + quicklyCompiled),
    .macro(name: "LabelKitMacros", swiftSettings: memorySafe),
    module(
      "LabelUIKit",
      [
        "LabelCore", "LabelSettings", "LabelViewNode", "LabelText", "LabelIcons", "LabelPNG", "LabelLayout", "LabelEngine", "LabelKit",
        "LabelViews", "LabelKitMacros",
      ], settings: memorySafe + quicklyCompiled),
    // What a program with previews and the tools that run it say to each other.
    module(
      "LabelPreviewProtocol",
      [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelText", "LabelStrings", "LabelLayout", "LabelEngine",
        "LabelAudit",
      ],
      settings: memorySafe + quicklyCompiled),
    // Finds the previews of a program and draws them.
    module(
      "LabelPreviews",
      [
        "CPreviews", "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelText", "LabelStrings", "LabelLayout",
        "LabelEngine", "LabelAudit", "LabelViews", "LabelUIKit", "LabelPreviewProtocol", system,
      ], settings: memorySafe + quicklyCompiled),
    // Databases of manifests and runs, so that the libraries that draw need no SQLite.
    module("LabelSQLite", ["CSQLite"], settings: strict),
    // Reads manifests: from bytes to planned labels.
    module(
      "LabelManifest",
      ["LabelCore", "LabelSystem", "LabelSQLite", "LabelSettings", "LabelViewNode", "LabelCSS", "LabelStrings", "CYAML"]),
    // Plans, renders and writes the labels of manifests, and checks what is up to date.
    module(
      "LabelBuild",
      [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelSQLite", "LabelText", "LabelStrings", "LabelIcons",
        "LabelPNG", "LabelRaster", "LabelLayout", "LabelEngine", "LabelManifest", system,
      ], plugins: ["EmbedFilesPlugin"]),
    // Finds what breaks in the layout of a label or a view, and keeps what is accepted.
    module(
      "LabelAudit",
      ["LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelText", "LabelStrings", "LabelIcons", "LabelLayout"],
      settings: memorySafe + quicklyCompiled),
    // Audits the labels of manifests in other languages, text sizes and appearances.
    module(
      "LabelAuditRuns",
      [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelText", "LabelStrings", "LabelLayout", "LabelEngine",
        "LabelManifest", "LabelAudit",
      ], settings: memorySafe + quicklyCompiled, plugins: ["EmbedFilesPlugin"]),
    // Compares images pixel by pixel.
    module("LabelComparison", ["LabelCore", "LabelSystem", "LabelPNG"]),
    // Stores baselines, compares images with them and writes reports. It imports no test framework, so that the command line does not need one.
    module(
      "LabelSnapshotEngine",
      [
        "LabelCore", "LabelSystem", "LabelViewNode", system, "LabelText", "LabelPNG", "LabelRaster", "LabelLayout", "LabelEngine",
        "LabelComparison",
      ], settings: memorySafe + quicklyCompiled, plugins: ["EmbedFilesPlugin"]),
    // Compares the labels of manifests, and reads reports from zip files.
    module(
      "LabelSnapshotRuns",
      [
        "LabelCore", "LabelSystem", "LabelComparison", "LabelViewNode", "LabelLayout", "LabelEngine", "LabelManifest", "LabelBuild",
        "LabelSnapshotEngine", "CMinizip",
      ],
      settings: memorySafe + quicklyCompiled),
    module(
      "LabelSnapshots",
      [
        "LabelSnapshotEngine", "LabelPreviews", "LabelPreviewProtocol", "LabelCore", "LabelSystem", "LabelComparison", "LabelLayout",
        "LabelEngine", "LabelKit", "LabelUIKit",
      ], settings: memorySafe + quicklyCompiled),
    // Builds a package with a program that draws its previews, and talks to that program.
    module(
      "LabelPreviewBuild", ["LabelCore", "LabelSystem", "LabelAudit", "LabelPreviewProtocol", system],
      settings: memorySafe + quicklyCompiled),
    // Reads Swift code that was written for Apple's platforms: what a port to LabelKit has to change.
    module(
      "LabelPort", ["LabelCore", "LabelSystem", "LabelIcons", system], settings: memorySafe + quicklyCompiled, plugins: ["EmbedFilesPlugin"]
    ),
    module(
      "LabelCommands",
      [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", system, "LabelText", "LabelStrings", "LabelIcons", "LabelLayout",
        "LabelEngine", "LabelManifest", "LabelBuild", "LabelAudit", "LabelAuditRuns", "LabelPort", "LabelPreviewProtocol",
        "LabelPreviewBuild", "LabelComparison", "LabelSnapshotEngine", "LabelSnapshotRuns",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], settings: memorySafe + quicklyCompiled, plugins: ["EmbedFilesPlugin"]),
    .executableTarget(name: "labelkit", dependencies: ["LabelCommands"], swiftSettings: memorySafe, linkerSettings: ownRuntime),

    // The page of `labelkit live`, and what it shows: manifests that are planned and drawn again when they change. It knows no HTTP.
    module(
      "LabelLive",
      [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", system, "LabelText", "LabelStrings", "LabelLayout",
        "LabelEngine", "LabelManifest", "LabelBuild", "LabelSnapshotEngine", "LabelPreviewProtocol", "LabelPreviewBuild",
      ], plugins: ["EmbedFilesPlugin"]),
    // Serves that page: connections, routes, access rights and events.
    module(
      "LabelServer",
      [
        "LabelLive", "LabelSnapshotEngine", "LabelCore", "LabelSystem", "LabelManifest", "CSched",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .executableTarget(
      name: "labelkit-server", dependencies: ["LabelServer", "LabelLive", "LabelCommands", "LabelCore", "LabelSystem"],
      swiftSettings: memorySafe, linkerSettings: ownRuntime),

    // `make man` and `make record`: the manual pages, from the argument definitions, and the keys of manifests in the documents.
    .executableTarget(
      name: "WriteReference",
      dependencies: ["LabelCommands", "LabelCore", "LabelViewNode", "LabelEngine", "LabelLayout", "LabelManifest", "LabelBuild"],
      swiftSettings: memorySafe),

    // `make bench`: measures the stages.
    .executableTarget(
      name: "LabelBench", dependencies: ["LabelCore", "LabelEngine", "LabelLayout", "LabelManifest"],
      path: "Benchmarks/LabelBench", swiftSettings: strict, linkerSettings: ownRuntime),

    // What the fuzzer and the replay of its corpora call; see CONTRIBUTING.md.
    .target(
      name: "LabelFuzzTargets",
      dependencies: [
        "LabelCore", "LabelSystem", "LabelSettings", "LabelText", "LabelStrings", "LabelIcons", "LabelPNG", "LabelFormats",
        "LabelEngine", "LabelManifest", "LabelBuild", "LabelKit", "LabelSnapshotEngine", "LabelSnapshotRuns", system,
      ],
      path: "Fuzz/LabelFuzzTargets", swiftSettings: strict + sanitizers),
    .testTarget(name: "LabelFuzzTargetsTests", dependencies: ["LabelFuzzTargets"], swiftSettings: testSettings),

    // An example of a program that renders manifests. It uses only public API.
    .executableTarget(
      name: "RenderManifests", dependencies: ["LabelBuild"], path: "Examples/RenderManifests", packageAccess: false),

    // Embeds the icons, pages and tables of `Resources`.
    .executableTarget(name: "EmbedFiles", swiftSettings: memorySafe),
    .plugin(name: "EmbedFilesPlugin", capability: .buildTool, dependencies: ["EmbedFiles"]),

    // Renders a target's `*.labels.yaml` into resources, with accessors, at every build.
    .plugin(name: "LabelKitPlugin", capability: .buildTool()),
    // Writes the same images next to their manifests, to be checked in.
    .plugin(
      name: "generate-labels",
      capability: .command(
        intent: .custom(verb: "generate-labels", description: "Renders the *.labels.yaml of a package to PNG files."),
        permissions: [.writeToPackageDirectory(reason: "It writes the images next to their manifests.")]),
      path: "Plugins/GenerateLabels"),

    // The program that `labelkit live` builds with a package, for tests that build none.
    .executableTarget(
      name: "PreviewHostProgram", dependencies: ["LabelKit", "LabelPreviews"], path: "Tests/PreviewHostProgram", swiftSettings: strict),
    // Shared by several test targets: a font of squares, tables of other fonts, a seeded generator, the recordings of a real UILabel.
    .target(
      name: "TestSupport", dependencies: ["CTestSystem", "LabelCore", "LabelSystem"], path: "Tests/TestSupport", swiftSettings: strict),
    // Runs and drawn labels of tests, in the process.
    .target(
      name: "RunTestSupport",
      dependencies: [
        "TestSupport", "LabelCore", "LabelSystem", "LabelViewNode", "LabelLayout", "LabelPNG", "LabelEngine", "LabelManifest",
        "LabelBuild",
      ],
      path: "Tests/RunTestSupport", swiftSettings: strict),
    tests("LabelCore", ["TestSupport"]),
    // The plural rules in the installed ICU's data.
    .target(name: "ICUPluralRules", dependencies: ["SystemICU"], path: "Tests/ICUPluralRules"),
    tests("LabelText", ["TestSupport", "ICUPluralRules", "LabelCore", "LabelSystem", "LabelSettings", "LabelIcons"]),
    tests("LabelStrings", ["TestSupport", "LabelCore", "LabelSystem", "LabelSettings", "LabelText"]),
    tests(
      "LabelAuditRuns",
      [
        "TestSupport", "LabelCore", "LabelSettings", "LabelViewNode", "LabelText", "LabelStrings", "LabelLayout", "LabelEngine",
        "LabelManifest", "LabelAudit",
      ]),
    tests("LabelIcons", ["TestSupport", "LabelCore", "LabelSystem", "LabelSettings", "LabelRaster"]),
    tests("LabelPort", ["TestSupport", "LabelCore", "LabelSystem"]),
    tests("LabelPNG", ["TestSupport", "LabelCore"]),
    tests("LabelRaster", ["TestSupport", "LabelCore"]),
    tests("LabelFormats", ["TestSupport", "LabelCore", "LabelRaster"]),
    tests("LabelLayout", ["TestSupport", "LabelCore", "LabelSettings", "LabelViewNode", "LabelText", "LabelIcons", "LabelRaster"]),
    tests(
      "LabelEngine",
      ["TestSupport", "RunTestSupport", "LabelCore", "LabelPNG", "LabelFormats", "LabelIcons", "LabelBuild"]),
    tests("LabelCombine", []),
    tests("LabelKit", ["TestSupport", "LabelCombine", "LabelCore", "LabelViewNode", "LabelIcons", "LabelLayout", "LabelEngine"]),
    // Views with classes of the main actor, in both language modes.
    .testTarget(
      name: "MainActorSwift5Tests", dependencies: ["LabelKit", "LabelUIKit"], path: "Tests/MainActorCode/Swift5",
      swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + unoptimized),
    .testTarget(
      name: "MainActorSwift6Tests", dependencies: ["LabelKit", "LabelUIKit"], path: "Tests/MainActorCode/Swift6",
      swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v6)] + unoptimized),
    tests("LabelUIKit", ["TestSupport", "LabelCore", "LabelViewNode", "LabelIcons", "LabelLayout", "LabelEngine", "LabelKit"]),
    .systemLibrary(name: "CTestSystem", path: "Tests/CTestSystem"),
    tests("LabelSystem", ["TestSupport", "LabelCore", "CTestSystem", system]),
    tests(
      "LabelManifest",
      [
        "TestSupport", "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelBuild", "LabelText", "LabelStrings",
        "LabelIcons", "LabelLayout",
      ]),
    tests(
      "LabelBuild",
      [
        "TestSupport", "RunTestSupport", system, "LabelCore", "LabelSystem", "LabelSettings", "LabelViewNode", "LabelSQLite",
        "LabelText", "LabelStrings", "LabelIcons", "LabelLayout", "LabelPNG", "LabelEngine", "LabelManifest",
      ]),
    tests(
      "LabelSnapshotEngine",
      [
        "TestSupport", "LabelCore", "LabelSystem", "LabelComparison", "LabelViewNode", "LabelText", "LabelPNG", "LabelLayout",
        "LabelEngine", "LabelKit", "LabelSnapshotRuns",
      ]),
    tests("LabelSnapshots", ["TestSupport"]),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["LabelCore", "LabelEngine", "LabelManifest", "LabelCommands", "LabelSnapshots", "LabelSnapshotRuns"],
      exclude: ["labels.yaml"],
      swiftSettings: testSettings),
    tests(
      "LabelLive",
      [
        "TestSupport", "LabelCore", "LabelSystem", "LabelSettings", "LabelIcons", "LabelManifest", "LabelEngine",
        "LabelPreviewProtocol", "LabelPreviewBuild", "PreviewHostProgram",
      ]),
    tests("LabelServer", ["TestSupport", "LabelLive", "LabelCore", "LabelComparison", "LabelSnapshotEngine"]),
    // The page in Chromium, from the built server.
    .testTarget(name: "LiveBrowserTests", dependencies: ["PreviewHostProgram", "TestSupport"], swiftSettings: testSettings),
    // Tries to get out of the sandbox of `labelkit --untrusted`, for its tests.
    .executableTarget(
      name: "SandboxProbe", dependencies: ["LabelSystem", "CTestSystem"], path: "Tests/SandboxProbe", swiftSettings: strict),
    // The code and the pictures of the DocC catalogues.
    .testTarget(
      name: "DocumentationTests", dependencies: ["TestSupport", "LabelKit", "LabelUIKit", "LabelBuild", "LabelSnapshots"],
      exclude: ["__Snapshots__"], swiftSettings: testSettings),
    // What `make deb`, `make wheel`, `make image` and `make bundle` make, and the data that `make build` links.
    .testTarget(
      name: "PackagingTests", dependencies: ["TestSupport"], exclude: ["ICUAnswers", "Python", "Scripts"], swiftSettings: testSettings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "TestSupport", "CTestSystem", "LabelCommands", "RenderManifests", "SandboxProbe", "LabelCore", "LabelSystem", "LabelViewNode",
        "LabelSettings",
        "LabelPNG",
        "LabelKit", "LabelUIKit", "LabelEngine",
        "LabelManifest", "LabelBuild", "WriteReference",
        // What makes errors, for the law about their texts.
        "LabelText", "LabelStrings", "LabelIcons", "LabelLayout", "LabelFormats", "LabelViews", "LabelPort", "LabelPreviewProtocol",
        "LabelPreviews", "LabelPreviewBuild", "LabelSnapshotEngine", "LabelLive", "LabelServer", "LabelAudit",
      ], swiftSettings: testSettings),
  ]
    + (shims.isEmpty
      ? []
      : [
        module("SwiftUI", ["LabelCombine", "LabelViews", "LabelUIKit"]),
        module("UIKit", ["LabelUIKit", "_Testing_UIKit"]),
        module("Combine", ["LabelCombine"]),
        module("_Testing_UIKit", []),
        // Code of other authors, compiled without our upcoming features, as they compile it.
        .testTarget(
          name: "PortedCodeTests",
          dependencies: [
            "SwiftUI", "UIKit", "Combine", "LabelKit", "TestSupport", "LabelAssets", "LabelCore", "LabelLayout", "LabelEngine",
            "LabelSnapshots",
          ],
          exclude: ["__Snapshots__"], swiftSettings: unoptimized),
        tests(
          "LabelPreviews",
          [
            "TestSupport", "LabelCore", "LabelSystem", "LabelLayout", "LabelEngine", "LabelAudit", "LabelPreviewProtocol",
            "LabelSnapshots", "SwiftUI",
          ]),
        // The example's own targets, so that its test runs with ours. The optimiser removes preview providers that nothing uses.
        .target(
          name: "WeatherLabels", dependencies: ["SwiftUI"], path: "Examples/PreviewApp/Sources/WeatherLabels", swiftSettings: unoptimized),
        .executableTarget(
          name: "WeatherApp", dependencies: ["WeatherLabels", "SwiftUI"], path: "Examples/PreviewApp/Sources/WeatherApp",
          swiftSettings: unoptimized),
        .testTarget(
          name: "PreviewTests", dependencies: ["WeatherApp", "LabelSnapshots"], path: "Examples/PreviewApp/Tests/PreviewTests",
          exclude: ["__Snapshots__"], swiftSettings: unoptimized),
      ])
    + (fuzzes
      ? [
        .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
        // libFuzzer's program. Its runtime is linked by `scripts/fuzz`.
        .executableTarget(
          name: "LabelFuzz", dependencies: ["LabelFuzzTargets", "CLibFuzzer"], path: "Fuzz/LabelFuzz", swiftSettings: strict,
          linkerSettings: [.unsafeFlags(["-sanitize=address"])]),
      ] : []),
  swiftLanguageModes: [.v6]
)
