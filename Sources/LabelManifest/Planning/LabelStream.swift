// SPDX-License-Identifier: MIT

internal import LabelCore
internal import Synchronization

/// The items of several manifests in order, made as they are asked for.
///
/// YAML and JSON are read whole; their mistakes come before their files. NDJSON and CSV are read row by row, and memory does not grow
/// with the number of rows.
package final class LabelStream: Sendable {
  private struct State {
    var inputs: [ManifestInput]
    var rows: LabelRows?
    /// Items that are ready, the next one last.
    var ready: [PlannedItem] = []
    var unreadable = 0
    var resources: Set<LabelResources> = []
  }

  private let state: Mutex<State>
  private let shard: Shard?
  private let naming: (any OutputNaming)?
  private let paths = OutputPathSet()

  /// - Parameters:
  ///   - shard: the labels to take; all when nil.
  ///   - naming: the pipeline that names files; nil for the manifests' own `output`.
  package init(_ inputs: [ManifestInput], shard: Shard? = nil, naming: (any OutputNaming)? = nil) {
    state = Mutex(State(inputs: inputs.reversed()))
    self.shard = shard
    self.naming = naming
  }

  /// Manifests that could not be read so far.
  package var unreadableManifests: Int { state.withLock { $0.unreadable } }

  /// Where the labels of the manifests so far find icons, fonts and strings.
  package var resources: Set<LabelResources> { state.withLock { $0.resources } }

  /// The next item; nil at the end.
  package func next() -> PlannedItem? {
    state.withLock { state in
      while state.ready.isEmpty {
        if state.rows != nil {
          if let items = state.rows?.next() {
            if items.count == 1 { return items[0] }
            state.ready = items.reversed()
          } else {
            if let resources = state.rows?.resources { state.resources.insert(resources) }
            state.rows = nil
          }
        } else if let input = state.inputs.popLast() {
          open(input, &state)
        } else {
          return nil
        }
      }
      return state.ready.removeLast()
    }
  }

  private func open(_ input: ManifestInput, _ state: inout State) {
    do throws(Diagnostic) {
      switch input.format {
      case .ndjson, .csv:
        let rows = RowStream(file: input.file, format: input.format, readChunk: try input.open())
        state.rows = LabelRows(rows, input: input, shard, paths, naming)
      case .yaml, .json: state.ready = try items(of: input, &state).reversed()
      }
    } catch {
      state.unreadable += 1
      state.ready = [.refused(InvalidLabel(id: nil, diagnostics: [error]))]
    }
  }

  private func items(of input: ManifestInput, _ state: inout State) throws(Diagnostic) -> [PlannedItem] {
    var plan = ManifestPlan(paths: paths, naming: naming)
    plan.add(try input.document(), shard: shard)
    state.resources.formUnion(plan.resources)
    var refused: [PlannedItem] = []
    if !plan.headDiagnostics.isEmpty { refused.append(.refused(InvalidLabel(id: nil, diagnostics: plan.headDiagnostics))) }
    refused += plan.items.filter { if case .refused = $0 { true } else { false } }
    return refused + plan.outputs.map { .file($0) }
  }
}
