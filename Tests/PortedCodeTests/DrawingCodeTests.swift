// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

// SwiftUI's drawing API as in published apps: effects, shadows of styles, materials and glass, resized images.

private struct Poster: View {
  var isLocked = true

  var body: some View {
    Label("Sunny", systemImage: "sun.max.fill")
      .font(.headline)
      .foregroundStyle(.orange)
      .padding(4)
      .blur(radius: isLocked ? 2 : 0)
  }
}

private struct Backdrop: View {
  var body: some View {
    LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
      .overlay {
        VStack(spacing: 6) { ForEach(0..<20, id: \.self) { _ in Color.black.frame(height: 2) } }
      }
      .frame(width: 130, height: 120)
      .clipped()
  }
}

@Suite struct DrawingCodeTests {
  @Test func effectsAreDrawn() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Poster()
      Poster(isLocked: false).brightness(0.25)
      Poster(isLocked: false).contrast(1.5).saturation(0.4)
      Poster(isLocked: false).grayscale(1.0)
      Poster(isLocked: false).hueRotation(Angle(degrees: 120))
      Poster(isLocked: false).colorInvert().colorMultiply(.green)
      Poster(isLocked: false).background(.blue).blur(radius: 2, opaque: true).drawingGroup()
      Poster(isLocked: false).background(.white).luminanceToAlpha().compositingGroup()
    }
    let dump = try tree(view, snapshot: "effects")
    for text in ["blur 2\n", "brightness 0.25", "contrast 1.5", "hueRotation 2.094", "colorInvert", "blur 2 opaque", "luminanceToAlpha"] {
      #expect(dump.contains(text), "\(text)")
    }
  }

  @Test func shapeStylesHaveShadows() throws {
    let view = VStack(alignment: .leading, spacing: 8) {
      Text("Drop").font(.largeTitle.bold()).foregroundStyle(.blue.shadow(.drop(radius: 2)))
      Text("Inner").font(.largeTitle.weight(.black)).foregroundStyle(.teal.gradient.shadow(.inner(radius: 2, y: 1)))
      HStack {
        Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red.shadow(.inner(color: .black, radius: 2)))
        Circle().fill(.red.shadow(.inner(radius: 3))).frame(width: 36)
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(.yellow.shadow(.inner(color: .white.opacity(0.6), radius: 1, y: 2)).shadow(.drop(color: .gray, radius: 3, y: 2)))
          .frame(width: 48, height: 36)
      }
    }.padding(8)
    #expect(try tree(view, snapshot: "shadows").contains("shadow=[inner "))
  }

  @Test func materialsAndGlassShowWhatIsBelow() throws {
    let view = ZStack {
      Backdrop()
      VStack(spacing: 6) {
        Label("Thin", systemImage: "bolt").padding(.horizontal, 8).background(.ultraThinMaterial, in: Capsule())
        Text("Bar").frame(maxWidth: .infinity).background(.bar)
        Text("Glass").padding(6).glassEffect(.regular.interactive(), in: .rect(cornerRadius: 10))
        HStack {
          Button("Go") {}.buttonStyle(.glass)
          Button("Go") {}.buttonStyle(.glassProminent).tint(.purple)
        }
      }
    }.frame(width: 130, height: 120)
    #expect(try tree(view, snapshot: "materials").contains("[material blur=20"))
    #expect(try tree(view.environment(\.colorScheme, .dark), snapshot: "materials-dark").contains("colorScheme=dark"))
  }

  @Test func resizedImagesKeepTheirCapsAndAreTiled() throws {
    let bubble = RoundedRectangle(cornerRadius: 8).fill(.yellow)
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2) }
      .overlay { Circle().fill(.blue).frame(width: 6, height: 6) }
      .frame(width: 24, height: 24)
    let image = try #require(UIImage(data: ImageRenderer(content: bubble).pngData()))
    let caps = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let view = VStack {
      Image(uiImage: image).resizable(capInsets: caps, resizingMode: .stretch).frame(width: 100, height: 40)
      Image(uiImage: image).resizable(capInsets: caps, resizingMode: .tile).frame(width: 100, height: 40)
      Image(uiImage: image).resizable(resizingMode: .tile).frame(width: 100, height: 40)
      Image(uiImage: image).interpolation(.none).resizable().scaledToFit().frame(width: 100, height: 60)
      Image(uiImage: image.withTintColor(.systemGreen)).resizable(capInsets: caps).frame(width: 100, height: 20)
    }
    #expect(try tree(view, snapshot: "resized").contains("resizable tiled caps=8/8/8/8"))
  }

  @Test func blendModesCutHolesAndAddLight() throws {
    let view = HStack {
      Circle().fill(.blue).overlay { Image(systemName: "star.fill").blendMode(.destinationOut) }.compositingGroup()
      ZStack {
        Circle().fill(.red).offset(x: -6)
        Circle().fill(.green).offset(x: 6).blendMode(.plusLighter)
      }
    }.frame(width: 110, height: 50)
    #expect(try tree(view, snapshot: "blended").contains("blend erase"))
  }
}
