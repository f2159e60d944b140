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
      return { frame in picture(frame, previews, request).frame }
    }
  }

  private static func picture(_ frame: Frame, _ previews: [String: Preview], _ request: PreviewRequest) -> PreviewPicture {
    var picture = PreviewPicture()
    do {
      let wanted = try PreviewPictureRequest(frame)
      guard let preview = previews[wanted.name] else {
        picture.diagnostics = [Diagnostic(LabelError.live(issue: .unknownName, subject: wanted.name))]
        return picture
      }
      do {
        guard let variant = try PreviewValues.all(wanted.axes).first.map({ PreviewVariant($0) }) else { return picture }
        try preview.drawn(in: variant, isTransparent: request.isTransparent) { renderer, label in
          let list = try renderer.checkedDrawing(of: label)
          let bitmap = try renderer.rasterize(list)
          (picture.width, picture.height, picture.scale) = (bitmap.width, bitmap.height, list.scale)
          picture.texts = TextFacts(of: label)
          picture.layout = renderer.parts(of: label, drawnAs: list).line
          picture.png = try renderer.encode(bitmap)
        }
      } catch { picture.diagnostics = [diagnostic(error, preview)] }
    } catch { picture.diagnostics = [Diagnostic(LabelError.usage(reason: "\(error)"))] }
    return picture
  }
}
