// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// The canvas that drawing code draws into: `UIGraphicsGetCurrentContext()` inside `draw(_:)` and `drawText(in:)`, and the context of a
/// `UIGraphicsImageRenderer`.
///
/// It records what is drawn as a part of the view, which is rendered with everything else: colours follow the appearance, and the content
/// is sharp at any scale. As in UIKit, the origin is at the top left, and y points down.
public final class CGContext {
  /// The size of the canvas in points.
  let size: CGSize
  /// The reading direction of the texts.
  let direction: TextDirection
  /// The number of pixels per point, for code that asks for the size in pixels.
  let scale: CGFloat
  var state = GraphicsState()
  private var saved: [GraphicsState] = []
  var currentPath = Path()
  /// What was drawn, by transparency layer: the last is the innermost.
  private var layers: [[Item]] = [[]]
  /// The states around the transparency layers.
  private var outerStates: [GraphicsState] = []
  private var clipCount = 0

  /// Something that was drawn, as a view of the canvas's size.
  private struct Item {
    var node: ViewNode
    var clips: [ClipArea]
    /// Whether the view is the text of a label, drawn as if there was no context.
    var isPlainText = false
    /// Whether it changes what is below in other ways than covering it.
    var blends = false
  }

  init(size: CGSize, direction: TextDirection = .leftToRight, scale: CGFloat = 2) {
    self.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    self.direction = direction
    self.scale = scale
  }

  // MARK: State

  /// Saves the state: the transformation, the clip, colours, line style, opacity, blend mode and shadow.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last. Without a saved state it does nothing.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transformation from the coordinates of the drawing code to points of the canvas.
  public var ctm: CGAffineTransform {
    let map = state.map
    return CGAffineTransform(map.a, map.b, map.c, map.d, map.tx, map.ty)
  }
  /// Moves the origin of what is drawn next.
  ///
  /// - Parameters:
  ///   - tx: The distance in points to the right.
  ///   - ty: The distance in points downwards.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales what is drawn next about the origin.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor.
  ///   - sy: The vertical factor.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates what is drawn next about the origin.
  ///
  /// - Parameter angle: The angle in radians, clockwise since y points down.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms what is drawn next.
  ///
  /// - Parameter transform: The transformation to apply before those that are there already; one with infinite elements is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.map.numbers.allSatisfy(\.isFinite) else { return }
    state.map = transform.map.then(state.map)
  }
  /// Sets the opacity of what is drawn next.
  ///
  /// - Parameter alpha: The opacity, from 0 (clear) to 1 (opaque).
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
  /// Sets how what is drawn next is combined with what is below.
  ///
  /// - Parameter mode: The blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of what is drawn next, in black at opacity 1/3.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, to the right and down.
  ///   - blur: The blur in points, twice the standard deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor.black.withAlphaComponent(1.0 / 3).cgColor)
  }
  /// Sets the shadow of what is drawn next.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, to the right and down, whatever the transformation.
  ///   - blur: The blur in points, twice the standard deviation of the Gaussian.
  ///   - color: The colour of the shadow; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      ShadowDescription(
        color: $0.color, offset: Point(x: Double(offset.width), y: Double(offset.height)), radius: max(0, Double(blur)) / 2)
    }
  }
  /// Sets how the glyphs of the texts that are drawn next are drawn: filled, as outlines, both, not at all, or as a clip.
  ///
  /// - Parameter mode: The mode.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Sets whether edges are smoothed on Apple's platforms. Edges always are here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed on Apple's platforms. Edges always are here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// How images are resampled. It has no effect here: they are always resampled smoothly.
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: Layers

  /// Begins a layer: what is drawn until `endTransparencyLayer()` gets the opacity, the blend mode and the shadow of the state as a whole.
  ///
  /// - Parameter auxiliaryInfo: Nothing; not used.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    outerStates.append(state)
    layers.append([])
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }
  /// Begins a layer that is clipped to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - auxiliaryInfo: Nothing; not used.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Ends the layer that was begun last and draws it. Without one it does nothing.
  public func endTransparencyLayer() {
    guard let outer = outerStates.popLast(), let items = layers.popLast() else { return }
    restoreGState()
    state = outer
    guard !items.isEmpty else { return }
    addFinished(.modified(Self.stacked(items, size), .flattened), clips: state.clips)
  }

  // MARK: Recording

  /// Adds a view of the canvas's size, with the opacity, the blend mode, the shadow and the clip of the state.
  func addFinished(_ node: ViewNode, clips: [ClipArea]) {
    var node = node
    if let shadow = state.shadow { node = .modified(node, .shadow(shadow)) }
    if state.alpha < 1 { node = .modified(node, .opacity(state.alpha)) }
    let item = Item(node: node, clips: clips)
    switch state.blendMode.effect {
    case .compositing(.over): add(item)
    case .compositing(let mode):
      // Inside a clip it would be blended only with what is in the clip.
      add(Item(node: .modified(Self.stacked([item], size), .blend(mode)), clips: [], blends: true))
    case .keepsBelow:
      let below = layers[layers.count - 1]
      layers[layers.count - 1] = []
      guard !below.isEmpty else { return }
      add(Item(node: .modified(Self.stacked(below, size), .mask(Self.stacked([item], size), .topLeading)), clips: []))
    case .replacesBelow:
      let below = layers[layers.count - 1]
      layers[layers.count - 1] = []
      guard !below.isEmpty else { return }
      add(Item(node: .modified(Self.stacked([item], size), .mask(Self.stacked(below, size), .topLeading)), clips: []))
    }
  }

  private func add(_ item: Item) { layers[layers.count - 1].append(item) }

  /// Adds a view of the canvas's size in the coordinates of the drawing code.
  func add(_ node: ViewNode) {
    addFinished(state.map == .identity ? node : .modified(node, .map(state.map, anchor: .zero)), clips: state.clips)
  }

  /// Adds the text of a label, which has the canvas's size.
  func add(textOf label: UILabel, in rect: CGRect) {
    let node = label.textContent(in: rect, size: size)
    if state.isInitial, layers.count == 1 {
      add(Item(node: node, clips: [], isPlainText: true))
    } else {
      add(text: directed(node))
    }
  }

  /// A text in its own reading direction. Everything around it is laid out from left to right.
  func directed(_ node: ViewNode) -> ViewNode {
    direction == .leftToRight ? node : .modified(node, .environment(.direction(direction)))
  }

  /// Adds a text of the canvas's size in the current text mode.
  func add(text node: ViewNode) {
    if let drawn = state.textMode.drawn(node, line: state.line) { add(drawn) }
    if let clip = state.textMode.clip(node, line: state.line) {
      addClip(.mask(state.map == .identity ? clip : .modified(clip, .map(state.map, anchor: .zero))))
    }
  }

  func addClip(_ content: ClipArea.Content) {
    clipCount += 1
    state.clips.append(ClipArea(content: content, number: clipCount))
  }

  /// Everything that was drawn, as a view of the canvas's size; nil if nothing was. A label's text that is all there is, is returned as it
  /// is: it may extend beyond the bounds.
  var content: ViewNode? { content(isClipped: true) }

  /// The same without a clip to the bounds, and without special treatment of a label's text.
  var unclippedContent: ViewNode? { content(isClipped: false) }

  private func content(isClipped: Bool) -> ViewNode? {
    while layers.count > 1 { endTransparencyLayer() }
    let items = layers[0]
    if items.count == 1, items[0].isPlainText { return items[0].node }
    guard !items.isEmpty else { return nil }
    var node = Self.stacked(
      items.map { item in
        guard item.isPlainText else { return item }
        var own = item
        own.node = directed(item.node)
        return own
      }, size)
    // Blending and erasing stop at the background of the view.
    if items.contains(where: \.blends) { node = .modified(node, .flattened) }
    if isClipped { node = .modified(node, .clip(.rectangle, .nonzero)) }
    return .modified(node, .environment(.direction(.leftToRight)))
  }

  /// Views of the canvas's size on top of each other, each in its clip. Neighbours in the same clip share it.
  private static func stacked(_ items: [Item], _ size: CGSize, depth: Int = 0) -> ViewNode {
    var children: [ViewNode] = []
    var index = 0
    while index < items.count {
      guard items[index].clips.count > depth else {
        children.append(items[index].node)
        index += 1
        continue
      }
      let clip = items[index].clips[depth]
      var end = index + 1
      while end < items.count, items[end].clips.count > depth, items[end].clips[depth].number == clip.number { end += 1 }
      let inside = stacked(Array(items[index..<end]), size, depth: depth + 1)
      switch clip.content {
      case .outline(let path, let rule): children.append(.modified(inside, .clip(.fixed(path), rule)))
      case .mask(let mask): children.append(.modified(inside, .mask(mask, .topLeading)))
      }
      index = end
    }
    let frame = ViewModification.frame(width: Double(size.width), height: Double(size.height), alignment: .topLeading)
    return .modified(children.count == 1 ? children[0] : .container(ContainerNode(.layers(.topLeading), children: children)), frame)
  }
}

extension EnvironmentChange {
  /// A change of nothing but the reading direction.
  static func direction(_ direction: TextDirection) -> EnvironmentChange {
    var change = EnvironmentChange()
    change.direction = direction
    return change
  }
}
