// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// Ported code uses a name of Apple's that LabelKit does not have.
  public static let missingAppleName: Self = "LK0545"
  /// Ported code uses a name that iOS does not have.
  public static let unavailableAppleName: Self = "LK0546"
  /// Ported code uses a name that LabelKit draws in another way than iOS.
  public static let differentDrawing: Self = "LK0547"
  /// Linux leaves out a branch of ported code.
  public static let droppedBranch: Self = "LK0548"
  /// Ported code has an attribute that needs Objective-C.
  public static let objectiveCAttribute: Self = "LK0549"
  /// Ported code uses a selector of Objective-C.
  public static let objectiveCSelector: Self = "LK0550"
  /// Ported code has an attribute of Interface Builder.
  public static let interfaceBuilderAttribute: Self = "LK0551"
  /// Ported code imports a framework that Linux does not have.
  public static let missingModule: Self = "LK0552"
  /// A type of ported code belongs to the main actor, and the package's code does not.
  public static let mainActorType: Self = "LK0553"
  /// Two assets have the same name in Swift.
  public static let assetSymbolCollision: Self = "LK0554"
  /// An asset has no name in Swift.
  public static let unusableAssetSymbol: Self = "LK0555"
}

/// What `labelkit port` reports about Swift code that was written for Apple's platforms. Each kind has a code of its own.
package enum PortIssue: Hashable, Sendable {
  /// A public name of Apple's frameworks that LabelKit does not have yet.
  case missingName
  /// A public name that LabelKit leaves out on purpose, such as those of AppKit.
  case unavailableName
  /// A name that LabelKit has, and that it draws in another way than iOS, or not at all.
  case differentDrawing
  /// A branch of `#if` that Linux leaves out.
  case droppedBranch
  /// An attribute that needs the Objective-C runtime, such as `@objc`.
  case objectiveC
  /// A selector or a key path of the Objective-C runtime.
  case selector
  /// An attribute that connects code with Interface Builder, such as `@IBOutlet`.
  case interfaceBuilder
  /// An import of a framework that Linux does not have.
  case missingModule
  /// A type that belongs to the main actor, while the package's code does not by default.
  case mainActorType
  /// Two assets of a catalogue have the same name in Swift.
  case assetSymbolCollision
  /// The name of an asset has no letters or digits for a name in Swift.
  case unusableAssetSymbol
}

extension LabelError {
  /// Swift code that was written for Apple's platforms needs a change; `name` is what it is about, and `advice` what to write.
  package static func port(issue: PortIssue, name: String, advice: String?) -> Self {
    switch issue {
    case .missingName: Self(.missingAppleName, "LabelKit has no \(name)", help: advice)
    case .unavailableName: Self(.unavailableAppleName, "\(name) is not on iOS, and LabelKit has iOS's names only", help: advice)
    case .differentDrawing: Self(.differentDrawing, name, help: advice, kind: .warning)
    case .droppedBranch: Self(.droppedBranch, "Linux leaves out \(name)", help: advice, kind: .warning)
    case .objectiveC: Self(.objectiveCAttribute, "\(name) needs Objective-C, which Linux does not have", help: advice)
    case .selector: Self(.objectiveCSelector, "\(name) needs Objective-C's selectors, which Linux does not have", help: advice)
    case .interfaceBuilder:
      Self(.interfaceBuilderAttribute, "\(name) needs files of Interface Builder, which LabelKit does not read", help: advice)
    case .missingModule: Self(.missingModule, "there is no module \(name) on Linux", help: advice)
    case .mainActorType:
      Self(.mainActorType, "\(name) belongs to the main actor, and views do not unless the package says so", help: advice)
    case .assetSymbolCollision: Self(.assetSymbolCollision, name, help: advice)
    case .unusableAssetSymbol: Self(.unusableAssetSymbol, "the asset \"\(name)\" has no name in Swift", help: advice)
    }
  }
}
