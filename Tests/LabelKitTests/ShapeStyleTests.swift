// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import Testing

@Suite struct ShapeStyleTests {
  private func dump(_ view: some View) -> String { ViewContext().lower(view).dump }

  @Test func levelsOfTheDefaultForegroundAreTheLabelColors() {
    for (style, name) in [
      (HierarchicalShapeStyle.primary, "primary"), (.secondary, "secondary"), (.tertiary, "tertiary"), (.quaternary, "quaternary"),
    ] {
      #expect(dump(Group { Text("a") }.foregroundStyle(style)).hasPrefix("environment color=\(name)\n"))
    }
  }

  @Test func levelsOfAStyleAreFainter() {
    for (style, factor) in [(HierarchicalShapeStyle.secondary, "0.5"), (.tertiary, "0.25"), (.quaternary, "0.18"), (.quinary, "0.18")] {
      #expect(dump(Group { Text("a") }.foregroundStyle(style).foregroundStyle(.red)).contains("color=red×\(factor)"))
    }
    // A level inside a level is a level of the same style.
    #expect(
      dump(Group { Text("a") }.foregroundStyle(.primary).foregroundStyle(.secondary).foregroundStyle(.red)).hasSuffix(
        "color=red\n      text \"a\"\n"))
    #expect(dump(Text("a").foregroundStyle(.red.secondary)).contains("color=red×0.5"))
    #expect(dump(Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .blue)).contains("color=blue"))
  }

  @Test func styleOfATextOverridesTheViews() {
    #expect(dump(Text("a").foregroundStyle(.blue).foregroundStyle(.red)).hasSuffix("text \"a\" color=blue\n"))
    #expect(dump((Text("a").foregroundColor(.blue) + Text("b")).foregroundStyle(.red)).contains("text \"a\" color=blue + \"b\" color=red"))
  }

  @Test func gradientsApplyToTextSymbolsAndShapes() throws {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    func render(_ view: some View) throws -> Bitmap { try ImageRenderer(content: view.foregroundStyle(gradient)).bitmap() }
    for bitmap in [
      try render(Rectangle().frame(width: 20, height: 4)), try render(Text("■■■■").font(.system(size: 20))),
      try render(Image(systemName: "rectangle.fill").font(.system(size: 40))),
    ] {
      let row = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2] }.filter { $0.alpha == 255 }.map(\.red)
      #expect(row.count > 8 && row.first ?? 255 < 60 && row.last ?? 0 > 195 && row == row.sorted())
    }
  }

  @Test func anglesAreClockwiseFromTheRight() throws {
    let style = AngularGradient(
      stops: [
        .init(color: .red, location: 0), .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
        .init(color: .blue, location: 1),
      ], center: .center)
    let bitmap = try ImageRenderer(content: Rectangle().fill(style).frame(width: 20, height: 20)).bitmap()
    #expect(bitmap[10, 15].red == 255 && bitmap[10, 4].blue == 255)
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 }, "no seams")
  }

  @Test func customStylesResolveInTheViewsEnvironment() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.yellow : Color.orange }
    }
    #expect(dump(Text("a").foregroundStyle(Warning())).contains("color=orange"))
    #expect(dump(Text("a").foregroundStyle(Warning()).environment(\.colorScheme, .dark)).contains("color=yellow"))
  }

  @Test func backgroundsHaveAnyStyle() {
    #expect(dump(Text("a").background(.red)) == "background red\n  text \"a\"\n")
    #expect(dump(Text("a").background(.red, in: .rect(cornerRadius: 6))).contains("shape continuousRectangle 6 red"))
    #expect(dump(Text("a").background(in: Circle()).backgroundStyle(.green)).contains("shape circle green"))
    #expect(
      dump(
        Text("a").background {
          Text("b"); Text("c")
        }
      ).contains("layers center/center"))
    #expect(
      dump(
        VStack {
          Group {
            Text("a"); Text("b")
          }.background(.red)
        }
      ).components(separatedBy: "background red").count == 3)
    #expect(dump(Text("a").border(.red, width: 2)) == "border red width=2\n  text \"a\"\n")
  }

  @Test func colorsOfOtherSpacesAreConverted() {
    func resolved(_ color: Color) -> [Int] {
      let c = color.resolve(in: EnvironmentValues())
      return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(resolved(Color(.sRGBLinear, white: 0.2158605)) == [128, 128, 128])
    #expect(resolved(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)) == [128, 128, 128])
    #expect(resolved(Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6)) == [27, 104, 157])
    #expect(resolved(Color(hue: 0, saturation: 1, brightness: 1)) == [255, 0, 0])
    #expect(resolved(Color(hue: 1 / 3, saturation: 0.5, brightness: 0.8)) == [102, 204, 102])
    #expect(resolved(Color.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128])
    // Oklab's middle gray is darker than sRGB's.
    #expect(resolved(Color.black.mix(with: .white, by: 0.5)) == [99, 99, 99])
    #expect(resolved(Color.red.mix(with: .blue, by: 0)) == [255, 59, 48])
  }

  @Test func systemPaletteReplacesTheClassicColors() throws {
    let renderer = ImageRenderer(content: Color.blue.frame(width: 1, height: 1))
    #expect(try renderer.bitmap().pixels == [0xFF00_7AFF])
    renderer.systemPalette = .iOS26
    #expect(try renderer.bitmap().pixels == [0xFF00_88FF])
    renderer.colorScheme = .dark
    #expect(try renderer.bitmap().pixels == [0xFF00_91FF])
  }

  @Test func fadedColorsFollowTheContrast() {
    var values = EnvironmentValues()
    values.colorSchemeContrast = .increased
    #expect(Int((Color.red.opacity(0.5).resolve(in: values).red * 255).rounded()) == 215)
  }
}

@Suite struct RendererSettingsTests {
  @Test func proposedSizeIsProposedToTheView() throws {
    let renderer = ImageRenderer(content: Text("a").frame(maxWidth: .infinity, maxHeight: .infinity))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 50)
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width == 200 && bitmap.height == 100)
  }

  @Test func opaqueImagesHaveABlackBackground() throws {
    let renderer = ImageRenderer(content: Color.red.opacity(0.5).frame(width: 1, height: 1))
    renderer.isOpaque = true
    #expect(try renderer.bitmap()[0, 0].alpha == 255)
    #expect(try renderer.bitmap()[0, 0].red == 128)
  }

  @Test func placeholdersReplaceText() throws {
    let label = Label("Secret", systemImage: "bolt")
    let bitmap = try ImageRenderer(content: label.redacted(reason: .placeholder)).bitmap()
    #expect(Set(bitmap.pixels.map { $0 >> 24 }).max() == 41, "16 % of black")
    let plain = try ImageRenderer(content: label).bitmap()
    #expect(try ImageRenderer(content: label.unredacted().redacted(reason: .placeholder)).bitmap() == plain)
    #expect(try ImageRenderer(content: label.redacted(reason: .privacy)).bitmap() == plain)
    #expect(try ImageRenderer(content: label.privacySensitive().redacted(reason: .privacy)).bitmap() != plain)
  }

  @Test func errorInContentThatDependsOnLayoutIsThrown() {
    #expect(throws: Diagnostic.self) {
      try ImageRenderer(content: GeometryReader { _ in Image(systemName: "no.such.symbol") }).bitmap()
    }
  }

  @Test func twentyThousandChildrenAreDrawn() throws {
    let view = VStack(spacing: 0) { ForEach(0..<20_000) { _ in Color.red.frame(width: 1, height: 0.1) } }
    #expect(throws: Never.self) { try ImageRenderer(content: view).bitmap() }
  }

  @Test func viewsTenThousandDeepAreAnError() {
    var view = AnyView(Text("a"))
    for level in 0..<10_000 { view = AnyView(level.isMultiple(of: 2) ? AnyView(view.overlay { Circle() }) : AnyView(ZStack { view })) }
    #expect { try ImageRenderer(content: view).bitmap() } throws: { ($0 as? Diagnostic)?.code == .viewsTooDeep }
  }
}
