// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelSystem
internal import Synchronization

/// Makes the renderers: one for each set of resources and each thread.
///
/// A renderer belongs to the thread that asks for it, keeps its caches between labels and lives as long as the thread. Icons are read once
/// for all threads. A run has few sets of resources: they are compared, not hashed.
package final class RendererPool: Sendable {
  /// The pool for code that is not given one, such as a `UILabel`.
  package static let shared = RendererPool()

  /// The renderers of one thread.
  private final class ThreadRenderers {
    var renderers: [(resources: Resources, renderer: Renderer)] = []
  }

  private enum Icons {
    case registry(IconRegistry)
    case failure(Diagnostic)
  }

  private let threads = ThreadLocal<ThreadRenderers>()
  private let registries = Mutex<[(resources: Resources, icons: Icons)]>([])
  private let onCreate: @Sendable (Renderer, Resources) -> Void

  /// - Parameter onCreate: Called with every new renderer, on its thread.
  package init(onCreate: @escaping @Sendable (Renderer, Resources) -> Void = { _, _ in }) { self.onCreate = onCreate }

  /// Returns the renderer of the calling thread for some resources.
  ///
  /// - Throws: A diagnostic if a folder of fonts or icons cannot be read or a library fails to start.
  package func renderer(for resources: Resources = Resources()) throws(Diagnostic) -> Renderer {
    let thread: ThreadRenderers
    if let existing = threads.value {
      thread = existing
    } else {
      thread = ThreadRenderers()
      threads.value = thread
    }
    if let existing = thread.renderers.first(where: { $0.resources == resources }) { return existing.renderer }
    let renderer = try Renderer(resources, icons: icons(of: resources))
    thread.renderers.append((resources, renderer))
    onCreate(renderer, resources)
    return renderer
  }

  /// Returns the icons of some resources, which all threads share.
  ///
  /// - Throws: A diagnostic for a folder or font that cannot be used, located at the option that names it.
  package func icons(of resources: Resources) throws(Diagnostic) -> IconRegistry {
    let result = registries.withLock { registries in
      if let existing = registries.first(where: { $0.resources.drawsIcons(like: resources) }) { return existing.icons }
      let new: Icons
      do throws(Diagnostic) { new = .registry(try Self.registry(resources)) } catch { new = .failure(error) }
      registries.append((resources, new))
      return new
    }
    switch result {
    case .registry(let icons): return icons
    case .failure(let diagnostic): throw diagnostic
    }
  }

  private static func registry(_ resources: Resources) throws(Diagnostic) -> IconRegistry {
    var sets: [IconSet] = []
    for source in resources.iconSources {
      do throws(Diagnostic) { sets.append(try IconSet(prefix: source.prefix, path: source.path)) } catch {
        guard let option = source.option else { throw error }
        throw Diagnostic(error.cause, at: DocumentLocation(file: option))
      }
    }
    return IconRegistry(sets: sets, media: IconMedia(resources))
  }
}

extension Resources {
  /// Whether icons have the same files, and their pictures and texts are drawn alike.
  fileprivate func drawsIcons(like other: Resources) -> Bool {
    iconSources == other.iconSources && fontFolders == other.fontFolders && usesSystemFonts == other.usesSystemFonts
      && limits == other.limits
  }
}
