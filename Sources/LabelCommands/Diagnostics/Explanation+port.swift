// SPDX-License-Identifier: MIT

internal import LabelCore

// Swift code that was written for Apple's platforms, as `labelkit port` reports it, and the names of assets in Swift.
extension Explanation {
  static let missingAppleName = Explanation(
    .missingAppleName, "a name of Apple's that LabelKit does not have",
    """
    The name is public in SwiftUI, UIKit or Foundation, and LabelKit does not have it, so that the code does not compile on Linux. \
    Write the view without it, or keep it for Apple's platforms with `#if`. A name that the code declares itself is not reported.
    """,
    example: """
      .handlesExternalEvents(matching: [])            // LK0545
      """)

  static let unavailableAppleName = Explanation(
    .unavailableAppleName, "a name that iOS does not have",
    """
    LabelKit draws labels as iOS does and has no names of AppKit, nor those of SwiftUI that only macOS has. Code for macOS belongs into \
    `#if os(macOS)`, which Linux leaves out.
    """,
    example: """
      Text("Rain").foregroundStyle(Color(nsColor: .labelColor))     // LK0546
      Text("Rain").foregroundStyle(Color(.label))
      """)

  static let differentDrawing = Explanation(
    .differentDrawing, "a name that LabelKit draws in another way than iOS",
    """
    The code compiles, and its image differs from one of iOS in what the message says. If that matters, look at the image and choose \
    another style. This is a warning.
    """,
    example: """
      .glassEffect()            // LK0547: the look of glass is an estimate
      """)

  static let droppedBranch = Explanation(
    .droppedBranch, "a branch of #if that Linux leaves out",
    """
    `os(iOS)`, `canImport` of a framework that Linux does not have, and `targetEnvironment` are false on Linux, so that the compiler \
    leaves the branch out without a message. A modifier in it is missing in the image. This is a warning: where Linux should compile what \
    iOS does, name Linux too.
    """,
    example: """
      #if os(iOS)                       // LK0548
        .foregroundStyle(.tint)
      #endif
      #if os(iOS) || os(Linux)
        .foregroundStyle(.tint)
      #endif
      """)

  static let objectiveCAttribute = Explanation(
    .objectiveCAttribute, "an attribute that needs Objective-C",
    """
    Swift on Linux has no Objective-C runtime: `@objc`, `@objcMembers`, `@NSManaged` and `@NSCopying` are errors of the compiler, which no \
    library can solve. Remove the attribute, or keep it for Apple's platforms with `#if canImport(ObjectiveC)`.
    """,
    example: """
      @objc func copyText() {}          // LK0549
      func copyText() {}
      """)

  static let objectiveCSelector = Explanation(
    .objectiveCSelector, "a selector of Objective-C",
    """
    Selectors and their key paths need the Objective-C runtime, which Swift on Linux does not have. A still image needs no action; where \
    one is called, use a closure.
    """,
    example: """
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)      // LK0550
      """)

  static let interfaceBuilderAttribute = Explanation(
    .interfaceBuilderAttribute, "an attribute of Interface Builder",
    """
    `@IBOutlet`, `@IBAction`, `@IBInspectable` and `@IBDesignable` connect code with storyboards and nibs. LabelKit does not read them, and \
    Swift on Linux does not have the attributes. Create the views in code.
    """,
    example: """
      @IBOutlet weak var titleLabel: UILabel!         // LK0551
      let titleLabel = UILabel()
      """)

  static let missingModule = Explanation(
    .missingModule, "an import of a framework that Linux does not have",
    """
    Linux has Swift's own modules, and LabelKit's `SwiftUI` and `UIKit`. An import of another framework of Apple's does not compile; put \
    it, and what needs it, into `#if canImport`.
    """,
    example: """
      import WidgetKit                  // LK0552
      #if canImport(WidgetKit)
        import WidgetKit
      #endif
      """)

  static let mainActorType = Explanation(
    .mainActorType, "a type of the main actor",
    """
    Views of LabelKit belong to no actor, so that a `body` cannot read a class that is marked `@MainActor`. With Swift's setting \
    `defaultIsolation`, which is Xcode's default for new projects, all code of the target belongs to the main actor and compiles unchanged.
    """,
    example: """
      .target(
        name: "App", dependencies: [.product(name: "SwiftUI", package: "LabelKit")],
        swiftSettings: [.defaultIsolation(MainActor.self)])
      """)

  static let assetSymbolCollision = Explanation(
    .assetSymbolCollision, "two assets with the same name in Swift",
    """
    The plugin of LabelKit declares a member for each image and each colour of a target's asset catalogues, as Xcode does: \
    `Image(.myLogo)` for an image "my-logo". Names that differ only in punctuation have the same member. Rename one of the assets, or move \
    it into a folder that provides a namespace.
    """,
    example: """
      Assets.xcassets/my-logo.imageset      // both are .myLogo: LK0554
      Assets.xcassets/my logo.imageset
      """)

  static let unusableAssetSymbol = Explanation(
    .unusableAssetSymbol, "an asset without a name in Swift",
    """
    The name of the asset has no letters and no digits, so that the plugin cannot declare a member for it. Rename it, or use it by its \
    name: `Image("—")`.
    """,
    example: """
      Assets.xcassets/—.imageset            // LK0555
      """)
}
