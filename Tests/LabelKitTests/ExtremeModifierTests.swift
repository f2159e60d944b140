// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import TestSupport
import Testing

/// Calls each modifier with extreme numbers. The view is drawn or refused with a diagnostic; the process does not crash.
@Suite struct ExtremeModifierTests {
  private static func count(_ number: CGFloat) -> Int { ExtremeNumbers.count(number) }

  private static let text = Text("Snow until 12:00")
  private static var label: Label<Text, Image> { Label("Sunny", systemImage: "sun.max") }
  private static let path = Path { path in
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: CGPoint(x: 30, y: 20), control1: CGPoint(x: 5, y: 40), control2: CGPoint(x: 25, y: -9))
  }

  /// Views by the modifier or the parameter that has the number.
  static let views: [(name: String, view: @Sendable (CGFloat) -> AnyView)] = [
    ("frame(width:)", { AnyView(label.frame(width: $0)) }), ("frame(height:)", { AnyView(label.frame(height: $0)) }),
    ("frame(minWidth:)", { AnyView(label.frame(minWidth: $0)) }), ("frame(maxWidth:)", { AnyView(label.frame(maxWidth: $0)) }),
    ("frame(idealWidth:)", { AnyView(label.frame(idealWidth: $0, maxHeight: $0)) }), ("padding", { AnyView(label.padding($0)) }),
    ("padding(insets)", { AnyView(label.padding(EdgeInsets(top: $0, leading: -$0, bottom: 3, trailing: $0 / 2))) }),
    ("offset", { AnyView(label.offset(x: $0, y: -$0)) }), ("position", { AnyView(label.position(x: $0, y: $0)) }),
    ("rotationEffect", { AnyView(label.rotationEffect(.degrees($0))) }), ("scaleEffect", { AnyView(label.scaleEffect($0)) }),
    ("scaleEffect(x:y:)", { AnyView(label.scaleEffect(x: $0, y: 1 / $0)) }), ("blur", { AnyView(label.blur(radius: $0)) }),
    ("brightness", { AnyView(label.brightness($0)) }), ("contrast", { AnyView(label.contrast($0)) }),
    ("saturation", { AnyView(label.saturation($0)) }), ("grayscale", { AnyView(label.grayscale($0)) }),
    ("hueRotation", { AnyView(label.hueRotation(.radians($0))) }), ("opacity", { AnyView(label.opacity($0)) }),
    ("border", { AnyView(label.border(.red, width: $0)) }), ("cornerRadius", { AnyView(label.cornerRadius($0)) }),
    ("shadow(radius:)", { AnyView(label.shadow(radius: $0)) }), ("shadow(x:)", { AnyView(label.shadow(radius: 2, x: $0, y: $0)) }),
    ("aspectRatio", { AnyView(label.aspectRatio($0, contentMode: .fit)) }),
    ("aspectRatio(size)", { AnyView(label.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)) }),
    (
      "zIndex",
      { number in
        AnyView(
          ZStack {
            label.zIndex(number); text.zIndex(0)
          })
      }
    ),
    (
      "layoutPriority",
      { number in
        AnyView(
          HStack {
            label.layoutPriority(number); text
          })
      }
    ),
    (
      "alignmentGuide",
      { number in
        AnyView(
          HStack {
            label.alignmentGuide(VerticalAlignment.center) { _ in number }; text
          })
      }
    ),
    ("font size", { AnyView(label.font(.system(size: $0))) }), ("custom font size", { AnyView(text.font(.custom("Noto Sans", size: $0))) }),
    ("kerning", { AnyView(text.kerning($0)) }), ("tracking", { AnyView(text.tracking($0)) }),
    ("baselineOffset", { AnyView(text.baselineOffset($0)) }), ("lineSpacing", { AnyView(text.lineSpacing($0).frame(width: 50)) }),
    ("lineLimit", { AnyView(text.lineLimit(count($0)).frame(width: 50)) }),
    ("lineLimit(reservesSpace:)", { AnyView(text.lineLimit(count($0), reservesSpace: true)) }),
    ("lineLimit(from)", { AnyView(text.lineLimit(count($0)...)) }), ("lineLimit(through)", { AnyView(text.lineLimit(...count($0))) }),
    ("minimumScaleFactor", { AnyView(text.minimumScaleFactor($0).frame(width: 40)) }),
    (
      "spacing of HStack",
      { number in
        AnyView(
          HStack(spacing: number) {
            label; text
          })
      }
    ),
    (
      "spacing of VStack",
      { number in
        AnyView(
          VStack(spacing: number) {
            label; text
          })
      }
    ),
    (
      "spacing of Grid",
      { number in
        AnyView(
          Grid(horizontalSpacing: number, verticalSpacing: -number) {
            GridRow {
              label; text
            }; GridRow { text }
          })
      }
    ),
    (
      "gridCellColumns",
      { number in
        AnyView(
          Grid {
            GridRow { label.gridCellColumns(count(number)) };
            GridRow {
              text; text
            }
          })
      }
    ),
    (
      "gridCellAnchor",
      { number in
        AnyView(
          Grid {
            GridRow { label.gridCellAnchor(UnitPoint(x: number, y: 0)) }; GridRow { text }
          })
      }
    ),
    (
      "Spacer(minLength:)",
      { number in
        AnyView(
          HStack {
            label; Spacer(minLength: number); text
          })
      }
    ),
    ("labelIconToTitleSpacing", { AnyView(label.labelIconToTitleSpacing($0)) }),
    ("labelReservedIconWidth", { AnyView(label.labelReservedIconWidth($0)) }),
    ("badge", { AnyView(List { label.badge(1) }.frame(width: $0)) }),
    ("badge(count)", { number in AnyView(List { label.badge(count(number)) }) }),
    (
      "listRowInsets", { number in AnyView(List { label.listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)) }) }
    ),
    (
      "listRowSpacing",
      { number in
        AnyView(
          List {
            label; text
          }.listRowSpacing(number))
      }
    ),
    ("contentMargins", { number in AnyView(ScrollView { label }.contentMargins(number)) }),
    ("ProgressView", { AnyView(ProgressView(value: Double($0), total: 3)) }),
    ("ProgressView(total:)", { AnyView(ProgressView(value: 1, total: Double($0))) }),
    ("Gauge", { number in AnyView(Gauge(value: Double(number), in: 0...1) { text }) }),
    ("Slider", { AnyView(Slider(value: .constant(Double($0)), in: 0...1)) }),
    ("Image variableValue", { AnyView(Image(systemName: "speaker.wave.3", variableValue: Double($0))) }),
    ("Color", { AnyView(Color(red: $0, green: -$0, blue: 1, opacity: $0)) }),
    ("Color(hue:)", { AnyView(Color(hue: $0, saturation: $0, brightness: $0)) }),
    ("Color(white:)", { AnyView(Color(.displayP3, white: $0, opacity: 1)) }), ("Color.opacity", { AnyView(Color.red.opacity($0)) }),
    ("Color.mix", { AnyView(Color.red.mix(with: .blue, by: $0)) }),
    ("RoundedRectangle", { AnyView(RoundedRectangle(cornerRadius: $0).frame(width: 30, height: 20)) }),
    ("RoundedRectangle(cornerSize:)", { AnyView(RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)).frame(width: 30, height: 20)) }),
    (
      "UnevenRoundedRectangle",
      { AnyView(UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 2).frame(width: 30, height: 20)) }
    ),
    ("Circle.inset", { AnyView(Circle().inset(by: $0).frame(width: 30, height: 20)) }),
    ("stroke", { AnyView(Circle().stroke(lineWidth: $0).frame(width: 30, height: 20)) }),
    ("strokeBorder", { AnyView(Circle().strokeBorder(lineWidth: $0).frame(width: 30, height: 20)) }),
    ("dash", { AnyView(path.stroke(style: StrokeStyle(lineWidth: 2, dash: [$0, 1], dashPhase: $0))) }),
    ("dashPhase", { AnyView(path.stroke(style: StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: $0))) }),
    ("miterLimit", { AnyView(path.stroke(style: StrokeStyle(lineWidth: 2, miterLimit: $0))) }),
    ("trim", { AnyView(Circle().trim(from: $0, to: 1).stroke().frame(width: 30, height: 20)) }),
    ("trim(to:)", { AnyView(Circle().trim(from: 0, to: $0).stroke().frame(width: 30, height: 20)) }),
    ("Shape.offset", { AnyView(Circle().offset(x: $0, y: 0).frame(width: 30, height: 20)) }),
    ("Shape.rotation", { AnyView(Rectangle().rotation(.degrees($0)).frame(width: 30, height: 20)) }),
    ("Shape.scale", { AnyView(Rectangle().scale($0).frame(width: 30, height: 20)) }),
    ("Shape.size", { AnyView(Rectangle().size(width: $0, height: $0).frame(width: 30, height: 20)) }),
    (
      "Path.addArc",
      { number in AnyView(Path { $0.addArc(center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(90), clockwise: true) }) }
    ),
    (
      "Path.addArc(angle)",
      { number in
        AnyView(Path { $0.addArc(center: .zero, radius: 9, startAngle: .radians(number), endAngle: .degrees(90), clockwise: false) })
      }
    ),
    (
      "Path.addRelativeArc",
      { number in AnyView(Path { $0.addRelativeArc(center: .zero, radius: 9, startAngle: .zero, delta: .radians(number)) }) }
    ),
    (
      "Path.addArc(tangent)",
      { number in
        AnyView(
          Path {
            $0.move(to: .zero); $0.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: number, y: 3), radius: number)
          })
      }
    ),
    (
      "Path.addLine",
      { number in
        AnyView(
          Path {
            $0.move(to: .zero); $0.addLine(to: CGPoint(x: number, y: 3)); $0.addLine(to: CGPoint(x: 3, y: number))
          })
      }
    ),
    (
      "Path.addCurve",
      { number in
        AnyView(
          Path {
            $0.move(to: .zero); $0.addCurve(to: CGPoint(x: 9, y: 3), control1: CGPoint(x: number, y: 0), control2: CGPoint(x: 0, y: number))
          }.stroke())
      }
    ),
    ("Path.addRoundedRect", { number in AnyView(Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: number), cornerRadius: number)) }),
    ("Path.trimmedPath", { AnyView(path.trimmedPath(from: $0, to: $0 + 1).stroke()) }),
    ("Path(ellipseIn:)", { AnyView(Path(ellipseIn: CGRect(x: $0, y: 0, width: $0, height: 9))) }),
    ("Path.transform", { AnyView(path.applying(CGAffineTransform(a: $0, b: 1, c: $0, d: 0, tx: 0, ty: 0))) }),
    (
      "LinearGradient",
      {
        AnyView(LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom).frame(width: 30, height: 20))
      }
    ),
    (
      "RadialGradient",
      { AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: -$0).frame(width: 30, height: 20)) }
    ),
    (
      "RadialGradient(endRadius:)",
      { AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: $0).frame(width: 30, height: 20)) }
    ),
    (
      "AngularGradient",
      {
        AnyView(
          AngularGradient(colors: [.red, .blue], center: .center, startAngle: .radians($0), endAngle: .zero).frame(width: 30, height: 20))
      }
    ),
    (
      "gradient stop",
      {
        AnyView(
          LinearGradient(
            stops: [.init(color: .red, location: $0), .init(color: .blue, location: 0.5)], startPoint: .top, endPoint: .bottom
          ).frame(width: 30, height: 20))
      }
    ),
    (
      "resizable",
      {
        AnyView(
          Image(systemName: "sun.max").resizable(capInsets: EdgeInsets(top: $0, leading: $0, bottom: 0, trailing: 1)).frame(
            width: 30, height: 20))
      }
    ),
    ("tile", { AnyView(Image(systemName: "sun.max").resizable(resizingMode: .tile).scaleEffect($0).frame(width: 300, height: 200)) }),
    (
      "ViewThatFits",
      { number in
        AnyView(
          ViewThatFits {
            label; text
          }.frame(width: number))
      }
    ),
    ("GeometryReader", { number in AnyView(GeometryReader { _ in label.frame(width: number) }) }),
    (
      "fixed GridItem",
      { number in
        AnyView(
          LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible())]) {
            label; text
          })
      }
    ),
    (
      "adaptive GridItem",
      { number in
        AnyView(
          LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: 0)]) {
            label; text
          }.frame(width: 300))
      }
    ),
    (
      "adaptive GridItem in a wide frame",
      { number in
        AnyView(
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 1), spacing: 0)]) {
            label; text
          }.frame(width: number))
      }
    ),
    (
      "Canvas",
      { number in
        AnyView(
          Canvas { context, _ in
            context.translateBy(x: number, y: 0)
            context.rotate(by: .radians(number))
            context.scaleBy(x: number, y: 1)
            context.opacity = Double(number)
            context.fill(path, with: .color(.red))
            context.stroke(path, with: .color(.blue), lineWidth: number)
            context.draw(text, in: CGRect(x: 0, y: 0, width: number, height: 20))
            context.draw(text, at: CGPoint(x: number, y: 0))
          }.frame(width: 30, height: 20))
      }
    ),
    (
      "Canvas filter",
      { number in
        AnyView(
          Canvas { context, _ in
            context.addFilter(.blur(radius: number))
            context.addFilter(.shadow(radius: number, x: number, y: 0))
            context.fill(path, with: .color(.red))
          }.frame(width: 30, height: 20))
      }
    ),
  ]

  @Test func everyNumberGivesAnImageOrADiagnostic() {
    for (index, (name, view)) in Self.views.enumerated() {
      for number in ExtremeNumbers.some(index) {
        let renderer = ImageRenderer(content: view(number))
        renderer.printsWarnings = false
        #expect(ExtremeNumbers.isImageOrDiagnostic { try renderer.pngData() }, "\(name): \(number)")
        #expect(throws: Never.self, "\(name): \(number)") {
          do { _ = try renderer.svgData() } catch is Diagnostic {}
        }
        renderer.scale = number
        #expect(ExtremeNumbers.isImageOrDiagnostic { try renderer.pngData() }, "the scale of \(name): \(number)")
      }
    }
  }

  /// Numbers that a view may have give images, so that the test above draws what it is meant to.
  @Test func ordinaryNumbersGiveImages() throws {
    for (_, view) in Self.views { _ = try ImageRenderer(content: view(0.5)).pngData() }
  }
}
