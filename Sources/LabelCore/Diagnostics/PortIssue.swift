// SPDX-License-Identifier: MIT

/// What `labelkit port` reports about Swift code that was written for Apple's platforms. Each kind has a code of its own.
public enum PortIssue: String, Hashable, Sendable, CaseIterable {
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

  /// The stable code of the issue.
  package var code: DiagnosticCode {
    switch self {
    case .missingName: .missingAppleName
    case .unavailableName: .unavailableAppleName
    case .differentDrawing: .differentDrawing
    case .droppedBranch: .droppedBranch
    case .objectiveC: .objectiveCAttribute
    case .selector: .objectiveCSelector
    case .interfaceBuilder: .interfaceBuilderAttribute
    case .missingModule: .missingModule
    case .mainActorType: .mainActorType
    case .assetSymbolCollision: .assetSymbolCollision
    case .unusableAssetSymbol: .unusableAssetSymbol
    }
  }

  /// The message about a name, in one sentence without a full stop.
  func message(about name: String) -> String {
    switch self {
    case .missingName: "LabelKit has no \(name)"
    case .unavailableName: "\(name) is not on iOS, and LabelKit has iOS's names only"
    case .differentDrawing: name
    case .droppedBranch: "Linux leaves out \(name)"
    case .objectiveC: "\(name) needs Objective-C, which Linux does not have"
    case .selector: "\(name) needs Objective-C's selectors, which Linux does not have"
    case .interfaceBuilder: "\(name) needs files of Interface Builder, which LabelKit does not read"
    case .missingModule: "there is no module \(name) on Linux"
    case .mainActorType: "\(name) belongs to the main actor, and views do not unless the package says so"
    case .assetSymbolCollision: name
    case .unusableAssetSymbol: "the asset \"\(name)\" has no name in Swift"
    }
  }
}
