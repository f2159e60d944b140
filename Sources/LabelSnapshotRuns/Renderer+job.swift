// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
internal import LabelEngine
internal import LabelLayout
package import LabelManifest
package import LabelSnapshotEngine
internal import LabelViewNode

extension Renderer {
  /// Draws the label of a job.
  ///
  /// - Parameter hasSVG: Whether it is written as an SVG file too.
  /// - Throws: The errors of the record, with their locations in the manifest.
  package func drawn(_ job: LabelJob, hasSVG: Bool = false) throws(Diagnostic) -> DrawnLabel {
    let rendering: Rendering
    do throws(RenderFailure) { rendering = try render(job.ofNaturalSize) } catch { throw error.firstError }
    do throws(Diagnostic) {
      var label = try drawn(rendering, svgTitle: hasSVG ? job.label.record.plainTitle ?? "" : nil)
      label.warnings = job.label.located(label.warnings, in: job.source)
      return label
    } catch { throw job.label.located(error, in: job.source) }
  }

  /// Draws what assistive technologies read of the label of a job: the picture, and the elements as its text.
  ///
  /// - Throws: As `drawn(_:)`.
  package func drawnAccessibility(_ job: LabelJob) throws(Diagnostic) -> DrawnLabel {
    do throws(RenderFailure) {
      let (picture, elements) = try accessibilityPicture(of: job.ofNaturalSize)
      var label: DrawnLabel
      do throws(Diagnostic) { label = try drawn(picture) } catch { throw RenderFailure([error]) }
      // The label's own snapshot has its warnings.
      (label.layout, label.showsElements, label.warnings) = (elements.dump, true, [])
      return label
    } catch { throw error.firstError }
  }
}
