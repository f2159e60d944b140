// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelSystem
internal import Synchronization

/// The only place that makes renderers: one for each set of resources and each thread.
///
/// A renderer belongs to the thread that asks for it, keeps its caches between labels and lives as long as the thread. Icons are read once
/// for all threads. A run has few sets of resources: they are compared, not hashed.
package final class RendererPool: Sendable {
  /// What callers that cannot be handed a pool draw with, such as a `UILabel` that ported code makes anywhere.
  package static let shared = RendererPool()

  /// The renderers of one thread.
  private final class ThreadRenderers {
    var renderers: [(resources: Resources, renderer: Renderer)] = []
    /// Labels of one manifest come one after the other.
    var last: (resources: Resources, renderer: Renderer)?
  }

  private let threads = ThreadLocal<ThreadRenderers>()
  private let registries = Mutex<[(sources: [Resources.IconSource], icons: Result<IconRegistry, Diagnostic>)]>([])
  private let didMake: @Sendable (Renderer, Resources) -> Void

  /// - Parameter didMake: is told of every renderer once it is there, on its thread.
  package init(didMake: @escaping @Sendable (Renderer, Resources) -> Void = { _, _ in }) { self.didMake = didMake }

  /// The calling thread's renderer for some resources.
  ///
  /// - Throws: a diagnostic when a folder of fonts or icons cannot be read or a library refuses to start.
  package func renderer(for resources: Resources = Resources()) throws(Diagnostic) -> Renderer {
    let thread: ThreadRenderers
    if let known = threads.value {
      thread = known
    } else {
      thread = ThreadRenderers()
      threads.value = thread
    }
    if let last = thread.last, last.resources == resources { return last.renderer }
    let renderer: Renderer
    if let known = thread.renderers.first(where: { $0.resources == resources }) {
      renderer = known.renderer
    } else {
      renderer = try Renderer(resources, icons: icons(of: resources))
      thread.renderers.append((resources, renderer))
      didMake(renderer, resources)
    }
    thread.last = (resources, renderer)
    return renderer
  }

  /// The icons of some resources, which all threads share.
  ///
  /// - Throws: a diagnostic for a folder or font that cannot be used, at the option that names it.
  package func icons(of resources: Resources) throws(Diagnostic) -> IconRegistry {
    let result = registries.withLock { registries in
      if let known = registries.first(where: { $0.sources == resources.iconSources }) { return known.icons }
      let made: Result<IconRegistry, Diagnostic>
      do throws(Diagnostic) { made = .success(try Self.registry(resources.iconSources)) } catch { made = .failure(error) }
      registries.append((resources.iconSources, made))
      return made
    }
    return try result.get()
  }

  private static func registry(_ sources: [Resources.IconSource]) throws(Diagnostic) -> IconRegistry {
    var sets: [IconSet] = []
    for source in sources {
      do throws(Diagnostic) { sets.append(try IconSet(prefix: source.prefix, path: source.path)) } catch {
        guard let option = source.option else { throw error }
        throw Diagnostic(error.cause, at: DocumentLocation(file: option))
      }
    }
    return IconRegistry(sets: sets)
  }
}
