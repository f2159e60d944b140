// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
package import LabelManifest

/// Finds the renderer for each job of a thread: with the resources that all jobs share, and the icons and fonts of the job's own manifest.
package struct JobRenderers {
  private let pool: RendererPool
  private let shared: Resources
  /// The renderer of the previous job, which most often has the same manifest.
  private var last: (manifest: LabelResources, renderer: Renderer)?

  /// - Parameters:
  ///   - pool: where renderers come from.
  ///   - shared: the resources that all jobs share, such as the folders of the command line.
  package init(_ pool: RendererPool, _ shared: Resources) {
    self.pool = pool
    self.shared = shared
  }

  /// The calling thread's renderer for the labels of a manifest.
  ///
  /// - Throws: a diagnostic if a folder of fonts or icons cannot be read, or a library cannot be initialised.
  package mutating func renderer(for manifest: LabelResources) throws(Diagnostic) -> Renderer {
    if let last, last.manifest == manifest { return last.renderer }
    let renderer = try pool.renderer(for: shared.adding(manifest))
    last = (manifest, renderer)
    return renderer
  }
}

extension Resources {
  /// These resources together with those of a manifest.
  package func adding(_ manifest: LabelResources) -> Resources {
    adding(fontFolders: manifest.fontFolders, iconFolders: manifest.iconFolders)
  }
}
