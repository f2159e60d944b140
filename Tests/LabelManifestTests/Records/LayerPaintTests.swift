// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import Testing

/// `icon.colors`: the colours and gradients of the layers of an icon.
@Suite struct LayerPaintTests {
  private func icon(_ colors: String) throws -> (IconRecord?, [Diagnostic]) {
    let (manifest, diagnostics) = try parse("version: 1\nlabels:\n  - { id: a, icon: { name: cloud.sun, colors: \(colors) } }\n", .yaml)
    return (manifest.labels.first?.record.icon, diagnostics)
  }

  private let red = ColorDescription.system(.red)
  private let blue = ColorDescription.system(.blue)

  @Test func colorsMayBeGradients() throws {
    #expect(try icon("[red, { gradient: [red, blue, red] }]").0?.colors == [.color(red), .gradient([red, blue, red])])
    #expect(try icon("[{ gradient: [{ light: red, dark: blue }] }]").0?.colors == [.gradient([.dynamic(light: red, dark: blue)])])
    #expect(try icon("[{ light: red, dark: blue }]").0?.colors == [.color(.dynamic(light: red, dark: blue))])
  }

  @Test(arguments: [
    "[{ gradient: [] }]", "[{ gradient: red }]", "[{ gradient: [rde] }]", "[{ gradient: [red], angle: 3 }]", "[{ grad: [red] }]",
  ])
  func errorsInGradientsHaveLocations(colors: String) throws {
    let diagnostics = try icon(colors).1
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.severity == .error && $0.location?.line == 3 }, "\(diagnostics)")
  }
}
