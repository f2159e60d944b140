// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelIcons
import LabelKit
import LabelUIKit
import Testing

/// View hierarchies and how they are drawn.
@Suite struct UIViewTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  /// The colour of a pixel at one pixel per point.
  private func color(_ view: UIView, _ x: Int, _ y: Int) throws -> String {
    let drawing = view.drawing(scale: 1)
    let bitmap = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    return String(bitmap.pixels[y * bitmap.width + x], radix: 16)
  }

  @Test func viewsCoverThoseAddedBefore() throws {
    let outer = view(0, 0, 20, 20, .white)
    let (red, blue) = (view(2, 2, 10, 10, .red), view(6, 6, 10, 10, .blue))
    outer.addSubview(red)
    outer.addSubview(blue)
    let (both, blueOnly) = (try color(outer, 8, 8), try color(outer, 14, 14))
    #expect(both == blueOnly)
    outer.bringSubviewToFront(red)
    #expect(try color(outer, 8, 8) == color(outer, 3, 3))
    #expect(try color(outer, 8, 8) != both)
    red.isHidden = true
    #expect(try color(outer, 8, 8) == both)
  }

  @Test func positionsAddUpThroughTheHierarchy() throws {
    let (outer, middle, small) = (view(0, 0, 30, 30, .white), view(5, 5, 20, 20), view(4, 6, 3, 3, .red))
    outer.addSubview(middle)
    middle.addSubview(small)
    #expect(try color(outer, 9, 11) == color(outer, 11, 13))
    #expect(try color(outer, 9, 11) != color(outer, 8, 11))
    #expect(try color(outer, 9, 11) != color(outer, 12, 11))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func xIsFromTheLeftInBothDirections(direction: LayoutDirection) throws {
    let outer = view(0, 0, 30, 10, .white)
    outer.traitCollection.layoutDirection = direction
    outer.addSubview(view(2, 0, 4, 10, .red))
    #expect(try color(outer, 3, 5) != color(outer, 10, 5))
    #expect(try color(outer, 26, 5) == color(outer, 10, 5))
  }

  @Test func overflowIsClippedOnlyWithClipsToBounds() throws {
    let outer = view(0, 0, 30, 30, .white)
    let window = view(5, 5, 10, 10)
    window.addSubview(view(0, 0, 20, 20, .red))
    outer.addSubview(window)
    #expect(try color(outer, 20, 20) == color(outer, 7, 7))
    window.clipsToBounds = true
    #expect(try color(outer, 20, 20) != color(outer, 7, 7))
  }

  @Test func viewHasOneSuperviewAndIsNeverInsideItself() {
    let (first, second, inner) = (UIView(), UIView(), UIView())
    first.addSubview(inner)
    second.insertSubview(inner, at: 99)
    #expect(first.subviews.isEmpty && second.subviews == [inner] && inner.superview === second)
    inner.addSubview(second)
    #expect(inner.subviews.isEmpty && inner.isDescendant(of: second) && !second.isDescendant(of: inner))
    inner.tag = 7
    #expect(second.viewWithTag(7) === inner && second.viewWithTag(8) == nil)
  }

  @Test func autoresizingMasksShareTheChange() {
    let outer = view(0, 0, 100, 100)
    let inner = view(10, 10, 50, 20)
    inner.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 140, height: 130)
    #expect(inner.frame == CGRect(x: 10, y: 40, width: 70, height: 20))
  }

  @Test func layoutSubviewsSetsFrames() {
    final class Badge: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: label.intrinsicContentSize.width + 10, height: 24) }
      override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 5, dy: 2)
        layer.cornerRadius = bounds.height / 2
      }
    }
    let badge = Badge()
    badge.label.text = "12"
    badge.sizeToFit()
    badge.layoutIfNeeded()
    #expect(badge.label.frame == CGRect(x: 5, y: 2, width: badge.bounds.width - 10, height: 20))
    #expect(badge.layer.cornerRadius == 12)
  }

  @Test func shadowIsBelowTheWholeView() throws {
    let outer = view(0, 0, 40, 40, .white)
    let card = view(10, 10, 10, 10, .white)
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = CGSize(width: 10, height: 10)
    outer.addSubview(card)
    #expect(try color(outer, 25, 25) != color(outer, 35, 35))
    card.layer.masksToBounds = true
    #expect(try color(outer, 25, 25) == color(outer, 35, 35))
  }

  @Test func imagesFollowTheContentMode() throws {
    let symbol = try #require(UIImage(systemName: "square.fill"))
    let image = UIImageView(image: symbol)
    #expect(image.frame.size == image.intrinsicContentSize && image.frame.width > 5)
    image.tintColor = .red
    let outer = view(0, 0, 60, 30, .white)
    outer.addSubview(image)
    image.frame = outer.bounds
    image.contentMode = .scaleAspectFit
    #expect(try color(outer, 30, 15) != color(outer, 3, 15))
    image.contentMode = .scaleToFill
    #expect(try color(outer, 30, 15) == color(outer, 6, 15))
  }

  @Test func swiftUIViewsAndUIViewsNest() throws {
    struct Title: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        label.textColor = context.environment.colorScheme == .dark ? .white : .black
      }
    }
    let plain = UILabel()
    plain.text = "Rain"
    let renderer = ImageRenderer(content: Title(text: "Rain").padding(3))
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    #expect(CGFloat(bitmap.width) == (plain.intrinsicContentSize.width + 6) * 2)
    #expect(CGFloat(bitmap.height) == (plain.intrinsicContentSize.height + 6) * 2)

    let hosted = try #require(UIHostingController(rootView: Title(text: "Rain").padding(3)).view)
    #expect(
      hosted.intrinsicContentSize == CGSize(width: plain.intrinsicContentSize.width + 6, height: plain.intrinsicContentSize.height + 6))
    let drawing = hosted.drawing(scale: 2)
    #expect(try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap.pixels == bitmap.pixels)
  }

  @Test func hostedViewReportsErrorsInGeometryReaders() throws {
    let content = GeometryReader { _ in Image(systemName: "no.such.symbol") }.frame(width: 20, height: 20)
    let hosted = try #require(UIHostingController(rootView: content).view)
    #expect(hosted.intrinsicContentSize == CGSize(width: 20, height: 20))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    outer.addSubview(hosted)
    for view in [hosted, outer] {
      view.sizeToFit()
      #expect { try view.pngData(scale: 2) } throws: { ($0 as? Diagnostic)?.code == .unknownIcon }
    }
  }

  @Test func controllerLoadsItsViewOnce() {
    final class Screen: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        view.addSubview(UILabel())
      }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    #expect(screen.view.subviews.count == 1 && screen.view === screen.view && screen.loads == 1)
    #expect(screen.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test func contentViewsFillTheirCells() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds && cell.reuseIdentifier == "a")
  }

  @Test func accessibilityValuesAreInTheTree() throws {
    let outer = view(0, 0, 50, 20)
    outer.isAccessibilityElement = true
    outer.accessibilityLabel = "Weather"
    outer.accessibilityTraits = [.header, .button]
    let node = outer.drawing(scale: 1).node
    #expect(node.accessibilityDescription == "Weather")
    #expect(node.dump.contains("traits=[isButton isHeader]"))
  }
  @Test func transformsApplyAboutTheCenter() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    label.backgroundColor = .red
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(label)
    let small = UIView(frame: CGRect(x: 15, y: 15, width: 10, height: 10))
    small.backgroundColor = .red
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    other.addSubview(small)
    #expect(try view.pngData(scale: 1) == other.pngData(scale: 1))
  }
}
