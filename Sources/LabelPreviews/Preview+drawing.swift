// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelEngine
package import LabelLayout
internal import LabelUIKit
package import LabelViewNode
public import LabelViews

extension Preview {
  /// Draws the preview and returns its PNG file.
  ///
  /// Its views are evaluated on the main actor: a call from another thread waits for the main thread.
  ///
  /// - Parameters:
  ///   - variant: The surroundings; the default ones if none are given.
  ///   - isTransparent: Whether the system's background is left out, which previews have in Xcode.
  /// - Returns: The contents of the PNG file.
  /// - Throws: `Diagnostic` for a preview whose name another one has, and as `ImageRenderer.pngData()`.
  public func pngData(in variant: PreviewVariant = PreviewVariant(), isTransparent: Bool = false) throws -> Data {
    try Data(drawn(in: variant, isTransparent: isTransparent) { renderer, label in try renderer.render(label).file.bytes })
  }

  /// Draws the preview with a numbered frame around each accessibility element and a list of what is read, as a PNG file.
  package func accessibilityPicture(in variant: PreviewVariant, isTransparent: Bool) throws -> Rendering {
    try evaluated(in: variant, isTransparent: isTransparent) { try $0.accessibilityPicture() }
  }

  /// Returns what assistive technologies read of the preview, in the order of reading.
  package func accessibilityElements(in variant: PreviewVariant) throws -> [AccessibilityElement] {
    try evaluated(in: variant, isTransparent: true) { try $0.accessibilityElements() }
  }

  /// Lays out the preview, and finds what assistive technologies read of it.
  package func inspected(
    in variant: PreviewVariant, isTransparent: Bool
  ) throws -> (label: LaidOutLabel, elements: [AccessibilityElement]) {
    try evaluated(in: variant, isTransparent: isTransparent) { try $0.inspected() }
  }

  /// Passes a renderer of the preview to a closure, which is called on the main actor.
  private func evaluated<Result>(
    in variant: PreviewVariant, isTransparent: Bool, _ make: (ImageRenderer<AnyView>) throws -> Result
  ) throws -> Result {
    if let error { throw error }
    // The contexts are made before the main thread is taken, since they may need it.
    let contexts = try settings.modifiers.map { try SharedContexts.context(of: $0) }
    return try withoutActuallyEscaping(make) { make in
      // The calling thread waits meanwhile.
      nonisolated(unsafe) let make = make
      return try MainThread.run {
        let canvas = try PreviewCanvas(of: self, in: variant)
        var view = try content()
        for (modifier, context) in zip(settings.modifiers, contexts) { view = modifier.view(view, context) }
        return try unsafe make(canvas.renderer(view, isTransparent: isTransparent))
      }
    }
  }

  /// Lays out the preview and passes the layout to a closure, which draws or inspects it.
  ///
  /// The bodies of its views are evaluated on the main actor. The rest is done on the calling thread, so that several previews are drawn at
  /// once; only views that call closures during the layout, such as a `GeometryReader`, are laid out and drawn on the main actor too.
  package func drawn<Result>(
    in variant: PreviewVariant, isTransparent: Bool, _ make: (Renderer, LaidOutLabel) throws -> Result
  ) throws -> Result {
    let step = try evaluated(in: variant, isTransparent: isTransparent) { image -> DrawingStep<Result> in
      switch try image.evaluated() {
      case .detached(let view, let environment, let proposal): .evaluated(view, environment, proposal)
      case .placed(let label): .made(try make(RendererPool.shared.renderer(), label))
      }
    }
    switch step {
    case .made(let result): return result
    case .evaluated(let view, let environment, let proposal):
      let renderer = try RendererPool.shared.renderer()
      return try make(renderer, renderer.render(view.node, in: environment, proposing: proposal, upTo: .layout).layout)
    }
  }
}

/// What the main actor has made of a preview.
private enum DrawingStep<Result> {
  case evaluated(DetachedView, RenderEnvironment, Proposal)
  case made(Result)
}

/// The size and the surroundings of a preview.
private struct PreviewCanvas {
  private let variant: PreviewVariant
  private let colorScheme: ColorScheme
  private let layout: PreviewLayout?
  /// The size of the device as it is held.
  private let device: CGSize

  init(of preview: Preview, in variant: PreviewVariant) throws(Diagnostic) {
    self.variant = variant
    let settings = preview.settings
    colorScheme = settings.colorScheme ?? variant.colorScheme
    let size = try PreviewDevices.size(named: settings.device, preview)
    let isLandscape = settings.orientation?.isLandscape == true
    device = isLandscape ? CGSize(width: size.height, height: size.width) : size
    // A named device is asked for because of its size.
    layout = settings.layout ?? (settings.device == nil ? nil : .device)
    if case .fixed(let width, let height) = layout {
      for (what, value) in [("width of the preview", width), ("height of the preview", height)] where !(value > 0 && value.isFinite) {
        throw Diagnostic(
          LabelError.invalidNumber(what: what, value: Double(value), expected: "greater than 0"),
          at: DocumentLocation(file: preview.file, line: preview.line))
      }
    }
  }

  func renderer(_ view: any View, isTransparent: Bool) throws(Diagnostic) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(canvas(AnyView(view), isTransparent)))
    (renderer.scale, renderer.colorScheme, renderer.locale) = (variant.scale, colorScheme, variant.locale)
    let width = variant.width ?? device.width
    switch layout {
    case nil: renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    case .sizeThatFits: renderer.proposedSize = ProposedViewSize(width: width, height: device.height)
    case .fixed, .device: break
    }
    return renderer
  }

  private func canvas(_ view: AnyView, _ isTransparent: Bool) -> some View {
    sized(view)
      .background(isTransparent ? Color.clear : Color(uiColor: .systemBackground))
      .environment(\.colorSchemeContrast, variant.contrast)
      .environment(\.dynamicTypeSize, variant.dynamicTypeSize)
      .environment(\.legibilityWeight, variant.isBold ? .bold : nil)
      .transformEnvironment(\.layoutDirection) { if let direction = variant.layoutDirection { $0 = direction } }
  }

  @ViewBuilder private func sized(_ view: AnyView) -> some View {
    switch layout {
    case .fixed(let width, let height): view.frame(width: width, height: height)
    case .device: view.frame(width: variant.width ?? device.width, height: device.height)
    case .sizeThatFits, nil: view
    }
  }
}
