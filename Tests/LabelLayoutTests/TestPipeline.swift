// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelText
import LabelViewNode

/// The pipeline from a view to a display list, with the fonts of this machine. Tests use Inter, which scripts/install-deps installs.
struct TestPipeline {
  let typesetter: Typesetter
  let icons = IconRegistry()
  var environment = RenderEnvironment()

  init(_ environment: RenderEnvironment = RenderEnvironment()) throws {
    self.typesetter = Typesetter(library: try FontLibrary(svgGlyphs: SVGGlyphDocument.self))
    self.environment = environment
  }

  var resolver: Resolver {
    Resolver(
      environment: environment, typesetter: typesetter, icons: icons,
      readImage: { path throws(LabelError) in throw .unusableIcon(path: path, line: nil, reason: "tests read no images") })
  }

  func resolve(_ view: ViewNode) throws -> ResolvedLabel { try resolver.resolve(view) }

  func layout(_ view: ViewNode, width: Double? = nil, height: Double? = nil) throws -> LaidOutLabel {
    try laidOut(view, width: width, height: height).label
  }

  func laidOut(
    _ view: ViewNode, width: Double? = nil, height: Double? = nil
  ) throws -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    LayoutEngine.layout(try resolve(view), typesetter: typesetter, proposing: Proposal(width: width, height: height))
  }

  func draw(_ view: ViewNode) throws -> DisplayList {
    try DisplayListBuilder.draw(layout(view), glyphs: typesetter.library, limits: Limits())
  }
}

extension ViewNode {
  static func label(_ title: String, icon: String) -> ViewNode {
    .label(LabelNode(title: .text(TextNode(title)), icon: .image(ImageNode(.named(icon)))))
  }

  func environment(_ change: (inout EnvironmentChange) -> Void) -> ViewNode {
    var result = EnvironmentChange()
    change(&result)
    return .modified(self, .environment(result))
  }

  func frame(width: Double? = nil, height: Double? = nil, _ alignment: FrameAlignment = .center) -> ViewNode {
    .modified(self, .frame(width: width, height: height, alignment: alignment))
  }

  /// A shape that fills its proposed size.
  static var rectangle: ViewNode { .shape(ShapeNode(.rectangle)) }

  static func row(spacing: Double? = 0, _ children: [ViewNode]) -> ViewNode {
    .stack(StackNode(.horizontal, spacing: spacing, children: children))
  }

  static func row(_ alignment: StackAlignment, _ children: [ViewNode]) -> ViewNode {
    .stack(StackNode(.horizontal, alignment: alignment, spacing: 0, children: children))
  }

  static func column(spacing: Double? = 0, _ children: [ViewNode]) -> ViewNode {
    .stack(StackNode(.vertical, spacing: spacing, children: children))
  }

  static func column(_ alignment: StackAlignment, _ children: [ViewNode]) -> ViewNode {
    .stack(StackNode(.vertical, alignment: alignment, spacing: 0, children: children))
  }

  static func container(_ arrangement: ContainerNode.Arrangement, _ children: [ViewNode]) -> ViewNode {
    .container(ContainerNode(arrangement, children: children))
  }

  func modified(_ modification: ViewModification) -> ViewNode { .modified(self, modification) }

  func flexible(_ alignment: FrameAlignment = .center, _ change: (inout FlexibleFrame) -> Void) -> ViewNode {
    var frame = FlexibleFrame(alignment: alignment)
    change(&frame)
    return modified(.flexibleFrame(frame))
  }

  /// A view of a fixed size without text or symbol: an empty stack would be removed, and a spacer fills its frame.
  static func box(_ width: Double, _ height: Double) -> ViewNode {
    ViewNode.spacer(minimum: 0).frame(width: width, height: height)
  }
}

extension LaidOutNode {
  /// The laid-out nodes of all leaves, in order, without their decorations.
  var leaves: [LaidOutNode] {
    switch content {
    case .text, .icon, .spacer, .shape: [self]
    case .masked(let inner, _): inner.leaves
    case .stack(let children): children.flatMap(\.leaves)
    case .decorated(let inner, .frame):
      if case .spacer = inner.content { [LaidOutNode(frame: frame, content: .spacer)] } else { inner.leaves }
    case .decorated(let inner, _): inner.leaves
    }
  }
}
