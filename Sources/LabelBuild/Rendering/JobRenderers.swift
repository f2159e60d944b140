// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
package import LabelManifest

/// Finds the renderer for each job of a thread: it draws with what all jobs share and with the icons and fonts of the job's own manifest.
package struct JobRenderers {
  private let pool: RendererPool
  private let shared: Resources
  /// Labels of one manifest come one after the other.
  private var last: (manifest: LabelResources, renderer: Renderer)?

  /// - Parameters:
  ///   - pool: where renderers come from.
  ///   - shared: what all jobs draw with, such as the folders that the command line names.
  package init(_ pool: RendererPool, _ shared: Resources) {
    self.pool = pool
    self.shared = shared
  }

  /// The calling thread's renderer for a job.
  ///
  /// - Throws: a diagnostic when a folder of fonts or icons cannot be read or a library refuses to start.
  package mutating func renderer(for job: LabelJob) throws(Diagnostic) -> Renderer { try renderer(for: job.resources) }

  /// The calling thread's renderer for the labels of a manifest.
  ///
  /// - Throws: as `renderer(for:)` of a job.
  package mutating func renderer(for manifest: LabelResources) throws(Diagnostic) -> Renderer {
    if let last, last.manifest == manifest { return last.renderer }
    let renderer = try pool.renderer(for: shared.adding(manifest))
    last = (manifest, renderer)
    return renderer
  }
}

extension Resources {
  /// These resources with those of a manifest.
  package func adding(_ manifest: LabelResources) -> Resources {
    adding(fontFolders: manifest.fontFolders, iconFolders: manifest.iconFolders)
  }
}
