// SPDX-License-Identifier: MIT

package import LabelViewNode

extension LabelRecord {
  /// The fonts that the record writes: that of the label, and those of the runs of its title.
  ///
  /// - Parameter baseFolder: The folder that relative paths start from.
  package func fonts(baseFolder: String) -> [FontDescription] {
    guard font != nil || attributedTitle != nil else { return [] }
    let resolve = { Manifest.path($0, in: baseFolder) }
    let own = font?.resolvingFile(resolve)
    let ofRuns = (attributedTitle ?? []).compactMap { run in
      run.font.map { inner in
        let inner = inner.resolvingFile(resolve)
        return own?.overridden(by: inner) ?? inner
      }
    }
    var fonts: [FontDescription] = []
    for font in [own].compactMap({ $0 }) + ofRuns where !fonts.contains(font) { fonts.append(font) }
    return fonts
  }
}
