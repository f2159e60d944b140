// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelPreviewProtocol
internal import LabelSystem
internal import LabelViews

extension PreviewHost {
  /// Draws the previews that the parent asks for, one after the other, until it ends.
  static func serve(_ request: PreviewRequest) -> Never {
    ParentProcess.serve(onMainThread: true) { (first) throws(FrameError) in
      guard first == PreviewRow.version else { throw .notAFrame }
      let previews = Dictionary(Previews.listed(besides: request.skippedProviders).map { ($0.name, $0) }) { first, _ in first }
      return { frame in image(frame, previews, request).frame }
    }
  }

  private static func image(_ frame: Frame, _ previews: [String: Preview], _ request: PreviewRequest) -> PreviewImage {
    var image = PreviewImage()
    do {
      let wanted = try PreviewImageRequest(frame)
      guard let preview = previews[wanted.name] else {
        image.diagnostics = [Diagnostic(LabelError.unknownLiveName(wanted.name))]
        return image
      }
      do {
        guard let variant = try PreviewValues.all(wanted.axes).first.map({ PreviewVariant($0) }) else { return image }
        let (label, elements) = try preview.inspected(in: variant, isTransparent: request.isTransparent)
        let renderer = try RendererPool.shared.renderer()
        let rendering = try renderer.render(label)
        (image.width, image.height) = (rendering.file.pixelWidth, rendering.file.pixelHeight)
        image.scale = rendering.display.scale
        image.texts = TextFacts(of: label)
        image.layout = renderer.parts(of: rendering, elements: elements).line
        image.png = rendering.file.bytes
      } catch { image.diagnostics = [diagnostic(error, preview)] }
    } catch { image.diagnostics = [Diagnostic(LabelError.usage(reason: "\(error)"))] }
    return image
  }
}
