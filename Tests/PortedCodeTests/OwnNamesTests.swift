// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `import SwiftUI` and `import UIKit` bring Apple's names. LabelKit's own names, many of which are common words, come with `import LabelKit`.
@Suite final class OwnNamesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-own-names-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// LabelKit's own types, of which some were once brought by `import SwiftUI`.
  private static let names = [
    "Size", "Point", "Rect", "Bitmap", "Limits", "Diagnostic", "FontWeight", "LineBreakMode", "SystemColor", "StringTable", "AssetCatalog",
    "DiagnosticCode", "LabelError", "MachineError", "PremultipliedPixel", "SRGBColor", "SourcePlace", "DocumentLocation", "ValueFix",
    "SystemPalette", "TextStyleTable", "TextMetrics", "BaselineAdjustment", "FallbackMetrics", "LineBreakStrategy",
    "LineHeightDistribution",
    "SizingRule", "TypesettingRules", "VerticalCentering", "BoundElements", "ChangedShape", "CommandSet", "EnvironmentView",
    "LeveledShapeStyle", "MeasurementUnitUsage", "MeasurementUnitWidth", "ModifiedView", "ModifierContent", "ObjectBindings",
    "ObservedGesture",
    "SceneGroup", "WindowScene", "RepresentedUIView", "PortIssue",
  ]

  private func write(_ name: String, _ text: String) throws -> URL {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The compiler's errors in a file that imports a module `Other` with a type of each name.
  private func errors(in code: String, _ options: [String] = []) throws -> String {
    let other = Self.names.map { "public struct \($0) { public init() {} }\n" }.joined()
    let made = try BuiltModules.emitModule("Other", of: [write("Other.swift", other)], in: folder)
    try #require(made.code == 0, "\(made.errors)")
    let result = try BuiltModules.typecheck([write("code.swift", code)], ["-I", folder.path] + options)
    return result.code == 0 ? "" : result.errors
  }

  private static let uses = names.map { "let value\($0): \($0) = \($0)()\n" }.joined()

  @Test(arguments: [[], ["-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault"]])
  func anotherModuleMayHaveTheNames(_ options: [String]) throws {
    let code = """
      import Other
      import SwiftUI
      import UIKit
      \(Self.uses)
      // Apple's names are all there, also those that are declared in other modules of LabelKit, and their members.
      let axis: Axis = .horizontal, size: DynamicTypeSize = .accessibility1, scheme: ColorScheme = .dark, contrast = ColorSchemeContrast.increased
      let larger = size > .large && size.isAccessibilitySize && Axis.Set.vertical.contains(.vertical)
      let label: SwiftUI.Label<SwiftUI.Text, SwiftUI.Image> = Label("a", systemImage: "star")
      @MainActor func text() -> some View {
        SwiftUI.Text("a").multilineTextAlignment(.center).lineLimit(2).truncationMode(.middle).dynamicTypeSize(.small ... .large)
      }
      func labels() {
        let view: UIKit.UILabel = UILabel()
        view.lineBreakMode = .byTruncatingMiddle
        view.baselineAdjustment = .alignCenters
        view.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        view.textAlignment = view.lineBreakMode == .byClipping ? .natural : .justified
        let alignment: NSTextAlignment = .right, mode: NSLineBreakMode = .byCharWrapping
        _ = (alignment, mode)
      }
      """
    #expect(try errors(in: code, options) == "")
  }

  @Test func importLabelKitBringsThem() throws {
    let code = """
      import LabelKit
      let size = Size(width: 1, height: 2), point = Point(x: 1, y: 2), limits: Limits? = nil, weight: FontWeight = .bold
      let mode: LineBreakMode = .byClipping, color: SystemColor = .blue, table = StringTable.none, assets = AssetCatalog.none
      let rect: LabelKit.Rect? = nil, text: LabelKit.Text = Text("a"), alignment: TextAlignment = .leading, metrics: TextMetrics = .ios
      func render(_ view: some View) throws(Diagnostic) -> Bitmap? { nil }
      """
    #expect(try errors(in: code) == "")
  }
}
