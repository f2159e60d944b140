// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The planned items of several manifests in order, planned on demand.
///
/// YAML and JSON are read as a whole, and their errors come before their files. NDJSON and CSV are read row by row, so that memory does not
/// grow with the number of rows.
package final class LabelStream: Sendable {
  private struct State {
    var inputs: [ManifestInput]
    var rows: LabelRows?
    /// The items that are planned, the next one last.
    var ready: [PlannedItem] = []
    var unreadable = 0
    /// The number of rows of the inputs that are read to their end.
    var rowsRead = 0
    var resources: [LabelResources] = []
    /// The number of items so far.
    var planned = 0
    /// Which labels are planned of the inputs that are not read row by row, or are read to their end; nil for all.
    var selection: LabelSelection?
    /// The lengths of all inputs in bytes, nil for those that have none; nil until they are needed.
    var byteCounts: [Int?]?
  }

  private let state: Mutex<State>
  private let inputs: [ManifestInput]
  /// Whether nothing more is read. It is not part of the state, whose lock is held while the stream waits for input.
  private let isStopped = Atomic<Bool>(false)
  private let options: PlanOptions
  private let paths: OutputPathSet

  package init(_ inputs: [ManifestInput], _ options: PlanOptions = PlanOptions()) {
    paths = OutputPathSet(allowsEqualPaths: options.allowsEqualIDs)
    self.inputs = inputs
    self.options = options
    state = Mutex(State(inputs: inputs.reversed(), selection: options.filter.map { LabelSelection($0) }))
  }

  /// The number of manifests so far that could not be read.
  package var unreadableManifests: Int { state.withLock { $0.unreadable } }

  /// The number of rows so far of the manifests that are read row by row, without head lines.
  package var rowCount: Int { state.withLock { $0.rowsRead + ($0.rows?.count ?? 0) } }

  /// How many items there will be; nil if that is unknown, as with rows from a pipe, or if another thread calls `next`.
  package var expectedCount: ExpectedCount? {
    state.withLockIfAvailable { state -> ExpectedCount? in
      if state.inputs.isEmpty, state.rows == nil { return .exactly(state.planned) }
      let counts = state.byteCounts ?? inputs.map { $0.byteCount() }
      state.byteCounts = counts
      let known = counts.compactMap { $0 }
      guard known.count == counts.count else { return nil }
      let begun = counts.count - state.inputs.count
      var read = known[..<begun].reduce(0, +)
      // The file may have grown since.
      if let rows = state.rows { read -= max(0, known[begun - 1] - rows.consumedBytes) }
      guard read > 0 else { return nil }
      return .about(Int(Double(state.planned) * (Double(known.reduce(0, +)) / Double(read))))
    } ?? nil
  }

  /// The error for a text of the filter that no id so far contains; nil if all have matched.
  package var filterError: Diagnostic? { state.withLock { ($0.rows?.selection ?? $0.selection)?.error } }

  /// The locations of the icons, fonts and strings of the manifests so far, once for neighbours with the same.
  package var resources: [LabelResources] { state.withLock { $0.resources } }

  /// Whether a label so far has an output with this path.
  package func isPlanned(_ path: OutputPath) -> Bool { paths.contains(path) }

  /// Whether `next` returns without waiting for input, as far as is known. False while another thread calls it.
  package var isReady: Bool {
    state.withLockIfAvailable { state in
      if !state.ready.isEmpty { return true }
      if let rows = state.rows { return rows.isReady }
      return state.inputs.last?.isReady() ?? true
    } ?? false
  }

  /// Returns the next item; nil at the end.
  package func next() -> PlannedItem? {
    state.withLock { state in
      while state.ready.isEmpty {
        if isStopped.load(ordering: .relaxed) { return nil }
        if state.rows != nil {
          if let items = state.rows?.next() {
            state.planned += items.count
            if items.count == 1 { return items[0] }
            state.ready = items.reversed()
          } else {
            if let resources = state.rows?.resources { state.resources.appendUnlessLast(resources) }
            state.rowsRead += state.rows?.count ?? 0
            state.selection = state.rows?.selection
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

  /// Ends reading: no further row and no further manifest is read. `next` still returns the items that have been planned.
  package func stopReading() { isStopped.store(true, ordering: .relaxed) }

  private func open(_ input: ManifestInput, _ state: inout State) {
    do throws(Diagnostic) {
      switch input.format {
      case .ndjson, .csv:
        let rows = RowStream(
          file: input.file, format: input.format, readsAhead: input.byteCount() != nil, readChunk: try input.open())
        state.rows = LabelRows(rows, input: input, options, state.selection, paths)
      case .yaml, .json: state.ready = try items(of: input, &state).reversed()
      }
    } catch {
      state.unreadable += 1
      state.ready = [.invalid(InvalidLabel(ofHead: [error]))]
    }
    state.planned += state.ready.count
  }

  private func items(of input: ManifestInput, _ state: inout State) throws(Diagnostic) -> [PlannedItem] {
    var plan = ManifestPlan(options, paths: paths)
    plan.selection = state.selection
    plan.add(try input.document())
    state.selection = plan.selection
    for resources in plan.resources { state.resources.appendUnlessLast(resources) }
    var invalid: [PlannedItem] = []
    if !plan.headDiagnostics.isEmpty { invalid.append(.invalid(InvalidLabel(ofHead: plan.headDiagnostics))) }
    invalid += plan.items.filter { if case .invalid = $0 { true } else { false } }
    return invalid + plan.outputs.map { .file($0) }
  }
}
