// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import TestSupport
import Testing

/// Calls modifiers with extreme numbers. The view is drawn or refused with a diagnostic; the process does not crash.
@Suite struct ExtremeModifierTests {
  private let text = Text("Snow until 12:00")
  private let label = Label("Sunny", systemImage: "sun.max")
  private let path = Path { $0.addEllipse(in: CGRect(x: 1, y: 1, width: 30, height: 20)) }

  private func extended(_ extend: (inout Path) -> Void) -> Path {
    var path = path
    extend(&path)
    return path
  }

  /// Draws a view with a number in it; 0.5 is a number that every modifier takes.
  private func draw(_ number: CGFloat, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    let renderer = ImageRenderer(content: view)
    renderer.printsWarnings = false
    #expect(ExtremeNumbers.isImageOrDiagnostic { try renderer.pngData() }, "\(number)", sourceLocation: sourceLocation)
    if number == 0.5 { #expect(throws: Never.self, sourceLocation: sourceLocation) { _ = try renderer.pngData() } }
    #expect(throws: Never.self, "\(number)", sourceLocation: sourceLocation) { do { _ = try renderer.svgData() } catch is Diagnostic {} }
    renderer.scale = number
    #expect(ExtremeNumbers.isImageOrDiagnostic { try renderer.pngData() }, "the scale \(number)", sourceLocation: sourceLocation)
  }

  @Test(arguments: ExtremeNumbers.all) func everySizeGivesAnImageOrADiagnostic(n: CGFloat) {
    let rows = ForEach(0..<2) { _ in label }
    draw(n, label.frame(minWidth: n, idealHeight: n).frame(maxWidth: n))
    draw(n, label.frame(width: n, height: n))
    draw(n, label.padding(EdgeInsets(top: n, leading: -n, bottom: 3, trailing: n / 2)))
    draw(n, label.offset(x: n, y: -n).border(.red, width: n))
    draw(n, label.position(x: n, y: n).cornerRadius(n))
    draw(n, label.shadow(radius: n, x: n, y: n))
    draw(n, label.blur(radius: n))
    draw(n, label.aspectRatio(n, contentMode: .fit))
    draw(n, HStack(spacing: n) { rows.layoutPriority(n).alignmentGuide(VerticalAlignment.center) { _ in n } })
    draw(n, HStack { Spacer(minLength: n) })
    draw(
      n,
      Grid(horizontalSpacing: n, verticalSpacing: -n) {
        GridRow { rows.gridCellColumns(ExtremeNumbers.count(n)).gridCellAnchor(UnitPoint(x: n, y: 0)) }
      })
    draw(n, LazyVGrid(columns: [GridItem(.fixed(n)), GridItem(.adaptive(minimum: n), spacing: 0)]) { rows }.frame(width: 300))
    draw(n, LazyVGrid(columns: [GridItem(.adaptive(minimum: 1), spacing: 0)]) { rows }.frame(width: n))
    draw(n, List { label.badge(ExtremeNumbers.count(n)).listRowInsets(EdgeInsets(top: n, leading: n, bottom: 0, trailing: 0)) })
    draw(n, label.labelIconToTitleSpacing(n).labelReservedIconWidth(n))
    draw(n, Image(systemName: "sun.max").resizable(capInsets: EdgeInsets(top: n, leading: n, bottom: 0, trailing: 1)).frame(width: 30))
    draw(n, GeometryReader { _ in label.frame(width: n).zIndex(n) })
  }

  @Test(arguments: ExtremeNumbers.all) func everyNumberInATextOrControlGivesAnImageOrADiagnostic(n: CGFloat) {
    draw(n, label.font(.system(size: n)))
    draw(n, text.font(.custom("Noto Sans", size: n)).kerning(n).tracking(n))
    draw(n, text.baselineOffset(n).lineSpacing(n).minimumScaleFactor(n).frame(width: 40))
    draw(n, text.lineLimit(ExtremeNumbers.count(n), reservesSpace: true).frame(width: 50))
    draw(n, text.lineLimit(ExtremeNumbers.count(n)...))
    draw(n, ProgressView(value: Double(n), total: Double(n)))
    draw(n, Gauge(value: Double(n), in: 0...1) { text })
    draw(n, Slider(value: .constant(Double(n)), in: 0...1))
    draw(n, Image(systemName: "speaker.wave.3", variableValue: Double(n)))
  }

  @Test(arguments: ExtremeNumbers.all) func everyAngleAndColorGivesAnImageOrADiagnostic(n: CGFloat) {
    draw(n, label.rotationEffect(.degrees(n)))
    draw(n, label.scaleEffect(x: n, y: 1 / n))
    draw(n, label.hueRotation(.radians(n)).brightness(n).contrast(n).saturation(n).grayscale(n).opacity(n))
    draw(n, Color(red: n, green: -n, blue: 1, opacity: n))
    draw(n, Color(hue: n, saturation: n, brightness: n).mix(with: .blue, by: n))
    let stops = [Gradient.Stop(color: .red, location: n), Gradient.Stop(color: .blue, location: 0.5)]
    draw(n, LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom).frame(width: 30, height: 20))
    draw(n, LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: n, y: 0), endPoint: .bottom).frame(width: 30))
    draw(n, RadialGradient(colors: [.red, .blue], center: .center, startRadius: n, endRadius: -n).frame(width: 30, height: 20))
    draw(n, AngularGradient(colors: [.red, .blue], center: .center, startAngle: .radians(n), endAngle: .zero).frame(width: 30, height: 20))
  }

  @Test(arguments: ExtremeNumbers.all) func everyShapeGivesAnImageOrADiagnostic(n: CGFloat) {
    draw(n, UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: 2).frame(width: 30, height: 20))
    draw(n, Circle().inset(by: n).trim(from: n, to: 1).stroke(lineWidth: n).frame(width: 30, height: 20))
    draw(n, path.stroke(style: StrokeStyle(lineWidth: 2, miterLimit: n, dash: [n, 1], dashPhase: n)))
    draw(n, path.stroke(style: StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: n)))
    draw(n, Rectangle().rotation(.degrees(n)).scale(n).offset(x: n, y: 0).size(width: n, height: n).frame(width: 30, height: 20))
    draw(n, Path { $0.addArc(center: .zero, radius: n, startAngle: .radians(n), endAngle: .degrees(90), clockwise: true) })
    draw(n, Path { $0.addRelativeArc(center: .zero, radius: 9, startAngle: .zero, delta: .radians(n)) })
    draw(n, extended { $0.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: n, y: 3), radius: n) })
    draw(n, extended { $0.addCurve(to: CGPoint(x: 9, y: n), control1: CGPoint(x: n, y: 0), control2: .zero) }.stroke())
    draw(n, Path(roundedRect: CGRect(x: n, y: 0, width: 9, height: n), cornerRadius: n).trimmedPath(from: n, to: n + 1).stroke())
    draw(n, path.applying(CGAffineTransform(a: n, b: 1, c: n, d: 0, tx: 0, ty: 0)))
    let canvas = Canvas { context, _ in
      context.translateBy(x: n, y: 0)
      context.rotate(by: .radians(n))
      context.scaleBy(x: n, y: 1)
      context.opacity = Double(n)
      context.stroke(path, with: .color(.blue), lineWidth: n)
      context.draw(text, in: CGRect(x: 0, y: 0, width: n, height: 20))
      context.addFilter(.shadow(radius: n, x: n, y: 0))
      context.fill(path, with: .color(.red))
    }
    draw(n, canvas.frame(width: 30, height: 20))
  }
}
