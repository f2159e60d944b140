// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit preview`, tried with a copy of `Examples/PreviewApp`. It builds LabelKit for the copy; see `SlowBuild`.
@Suite struct PreviewCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test(.enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)))
  func everyPreviewIsDrawnAndFaultsAreNamed() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "labelkit-preview-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let package = home.appending(path: "PreviewApp")
    let labelKit = Checkout.root
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: labelKit.appending(path: "Examples/PreviewApp"), to: package)
    let manifest = package.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8).replacing("../..", with: labelKit.path)
    try text.write(to: manifest, atomically: true, encoding: .utf8)
    let build = try await SlowBuild()
    func preview(_ arguments: String...) async throws -> Outcome {
      let command = ["preview", "--package-path", package.path, "--scratch-path", build.scratch.path] + arguments
      return try await build.turn.onOwnThread { [tool] in try tool.run(command, environment: SlowBuild.environment) }
    }
    let before = try Set(FileManager.default.subpathsOfDirectory(atPath: package.path))

    let list = try await preview("--list")
    #expect(list.code == 0, "\(list.errors)")
    let lines = list.text.split(separator: "\n")
    #expect(lines.count == 10 && lines.first?.hasPrefix("WeatherApp/main/") != true, "\(list.text)")
    let rain = lines.first { $0.hasPrefix("WeatherLabels/ForecastRow/Rain\t") }
    #expect(rain?.hasSuffix("Sources/WeatherLabels/ForecastRow.swift:35") == true, "\(list.text)")

    let none = try await preview("--list", "--filter", "Snoww")
    #expect(none.code == 65 && none.errors.contains("a part of the name of a preview, not \"Snoww\""), "\(none.errors)")

    let output = home.appending(path: "pictures")
    let drawn = try await preview("-o", output.path, "--variants", "standard", "--json")
    #expect(drawn.code == 0 && drawn.text.split(separator: "\n").count == 80, "\(drawn.errors)")
    #expect(drawn.errors.hasSuffix("80 pictures of 10 previews in \(output.path), 80 written\n"), "\(drawn.errors)")
    let images = try FileManager.default.subpathsOfDirectory(atPath: output.path).filter { $0.hasSuffix(".png") }
    #expect(images.count == 80 && images.contains("WeatherApp/Settings/On.dark-accessibility3-rightToLeft.png"))
    let again = try await preview("-o", output.path, "--variants", "standard")
    #expect(again.errors.hasSuffix("80 pictures of 10 previews in \(output.path), 0 written\n"), "\(again.errors)")

    let docc = try await preview("--docc", home.appending(path: "docc").path, "--filter", "Sun")
    #expect(docc.code == 0 && docc.text == "stale, drawn again: Sun@2x.png\nstale, drawn again: Sun~dark@2x.png\n", "\(docc.errors)")

    let command = ["audit", "--package-path", package.path, "--scratch-path", build.scratch.path, "--type-sizes", "large,accessibility4"]
    let audit = try await build.turn.onOwnThread { [tool] in try tool.run(command, environment: SlowBuild.environment) }
    #expect(audit.code == 1 && audit.text.contains("LK0701: \"Tuesday\" in the preview \"WeatherLabels/ForecastRow/Sun\" is cut"))
    #expect(audit.errors.contains("10 previews in 160 variants: "), "\(audit.errors)")

    // One that traps, one that never settles, two of one name, and a provider that traps.
    try """
    import SwiftUI

    #Preview("Trap") { Text("\\([1, 2][Int("5")!])") }
    #Preview("Endless") { Endless() }
    #Preview("Twin") { Text("1") }
    #Preview("Twin") { Text("2") }

    private struct Endless: View {
      @State private var width = 0.0
      var body: some View { Text("x").padding(width).onChange(of: width, initial: true) { width += 1 } }
    }

    private struct Trapping_Previews: PreviewProvider {
      static var previews: some View { Text("\\([1][Int("5")!])") }
    }
    """.write(to: package.appending(path: "Sources/WeatherLabels/Faults.swift"), atomically: true, encoding: .utf8)
    let faults = try await preview("-o", output.path)
    #expect(faults.code == 1, "\(faults.errors)")
    for part in ["LK0611", "Sources/WeatherLabels/Faults.swift:3", "LK0307", "LK0609", "Trapping_Previews", "11 pictures of 15 previews"] {
      #expect(faults.errors.contains(part), "\(part) is missing in: \(faults.errors)")
    }

    // A module that does not compile: the other one is drawn if it does not need it. The one with faults is taken out first.
    try FileManager.default.removeItem(at: package.appending(path: "Sources/WeatherLabels/Faults.swift"))
    try "let x: Int = \"a\"\n".write(to: package.appending(path: "Sources/WeatherApp/Wrong.swift"), atomically: true, encoding: .utf8)
    let wrong = try await preview("-o", output.path, "--filter", "ForecastRow")
    #expect(wrong.code == 1 && wrong.errors.contains("LK0610"), "\(wrong.errors)")
    #expect(wrong.errors.contains("Sources/WeatherApp/Wrong.swift:1:14"), "\(wrong.errors)")
    #expect(wrong.errors.contains("3 pictures of 3 previews"), "\(wrong.errors)")

    let after = try Set(FileManager.default.subpathsOfDirectory(atPath: package.path).filter { !$0.hasPrefix(".build") })
    #expect(after.subtracting(before) == ["Sources/WeatherApp/Wrong.swift"])
  }

  @Test func folderWithoutPackageIsAnError() throws {
    let ran = try tool.run(["preview", "--package-path", "/dev"])
    #expect(ran.code == 64 && ran.errors.contains("/dev has no Package.swift"), "\(ran.errors)")
  }

  @Test func wrongVariantsAreToldBeforeTheBuild() throws {
    let ran = try tool.run(["preview", "--package-path", "/dev", "--variants", "colorSheme=dark"])
    #expect(ran.code == 65 && ran.errors.contains("did you mean \"colorScheme\"?"), "\(ran.errors)")
  }
}
