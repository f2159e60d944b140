// SPDX-License-Identifier: MIT

internal import LabelKit

/// A linear program with priorities: it satisfies equations and inequalities as well as possible, those of higher priority first.
///
/// Constraints that cannot be satisfied are violated by as little as possible: for each priority the sum of the violations is minimal,
/// without larger violations of any higher priority. Undetermined variables get a value near 0, the same on every run.
///
/// The method is the simplex method, once for each priority. The result of a priority is kept by excluding the columns that would change it.
struct LinearProgram {
  enum Relation: Hashable, Sendable { case equal, atMost, atLeast }

  private struct Row {
    var factors: [(variable: Int, factor: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  private var variables = 0
  private var rows: [Row] = []

  /// Adds a variable and returns its index.
  mutating func variable() -> Int {
    variables += 1
    return variables - 1
  }

  /// Adds a constraint: a weighted sum of variables is equal to, at most or at least a constant.
  mutating func constrain(_ factors: [(variable: Int, factor: Double)], _ relation: Relation, _ constant: Double, priority: Double) {
    rows.append(Row(factors: factors, relation: relation, constant: constant, priority: priority))
  }

  /// Returns the values of the variables, by index.
  ///
  /// Variables that no constraint connects, such as horizontal and vertical positions, are solved separately, because the work grows with
  /// the cube of the number of variables.
  func solution() -> [Double] {
    var result = Array(repeating: 0.0, count: variables)
    for (component, members) in components() {
      for (index, value) in component.jointSolution().enumerated() { result[members[index]] = value }
    }
    return result
  }

  private func jointSolution() -> [Double] {
    var tableau = Tableau(self)
    for priority in Set(rows.map(\.priority)).sorted(by: >) { tableau.minimizeErrors(of: priority) }
    let values = tableau.values
    return (0..<variables).map { (variable: Int) -> Double in values[2 * variable] - values[2 * variable + 1] }
  }

  /// Returns the connected components, in the order of their first variables, with the indices of their variables in this program.
  private func components() -> [(program: LinearProgram, members: [Int])] {
    // Union–find.
    var parents = Array(0..<variables)
    func root(of variable: Int) -> Int {
      var found = variable
      while parents[found] != found {
        parents[found] = parents[parents[found]]
        found = parents[found]
      }
      return found
    }
    for row in rows {
      guard let first = row.factors.first else { continue }
      for other in row.factors.dropFirst() {
        let (a, b) = (root(of: first.variable), root(of: other.variable))
        parents[max(a, b)] = min(a, b)
      }
    }
    var components: [(program: LinearProgram, members: [Int])] = []
    var componentOfRoot: [Int: Int] = [:]
    var localIndices = Array(repeating: 0, count: variables)
    for variable in 0..<variables {
      let first = root(of: variable)
      let component = componentOfRoot[first] ?? components.count
      if component == components.count {
        components.append((LinearProgram(), []))
        componentOfRoot[first] = component
      }
      localIndices[variable] = components[component].program.variable()
      components[component].members.append(variable)
    }
    for row in rows {
      // A row without variables has no effect.
      guard let first = row.factors.first, let component = componentOfRoot[root(of: first.variable)] else { continue }
      components[component].program.constrain(
        row.factors.map { (localIndices[$0.variable], $0.factor) }, row.relation, row.constant, priority: row.priority)
    }
    return components
  }

  /// The constraints as equations of variables that are never negative: each variable is the difference of two, and each row has columns
  /// for its violation.
  private struct Tableau {
    /// The matrix of the equations. The last column is the constants.
    private var cells: [[Double]]
    /// The column whose value each row determines.
    private var basis: [Int]
    /// The priority of the row for columns of violations; nil for other columns.
    private var priorities: [Double?]
    private var isExcluded: [Bool]
    private let width: Int

    private static let precision = 1e-9

    init(_ program: LinearProgram) {
      let columns = 2 * (program.variables + program.rows.count)
      width = columns
      cells = []
      basis = []
      priorities = Array(repeating: nil, count: columns)
      isExcluded = Array(repeating: false, count: columns)
      var next = 2 * program.variables
      for row in program.rows {
        var line = Array(repeating: 0.0, count: columns + 1)
        for (variable, factor) in row.factors {
          line[2 * variable] += factor
          line[2 * variable + 1] -= factor
        }
        line[columns] = row.constant
        // The sum minus the excess, plus the shortfall; in an inequality one of the two has no cost.
        let (over, under) = (next, next + 1)
        line[over] = -1
        line[under] = 1
        if row.relation != .atLeast { priorities[over] = row.priority }
        if row.relation != .atMost { priorities[under] = row.priority }
        next += 2
        if row.constant < 0 { line = line.map { -$0 } }
        cells.append(line)
        basis.append(row.constant < 0 ? over : under)
      }
    }

    /// The values of all columns.
    var values: [Double] {
      var result = Array(repeating: 0.0, count: width)
      for (row, column) in basis.enumerated() { result[column] = cells[row][width] }
      return result
    }

    mutating func minimizeErrors(of priority: Double) {
      var costs = Array(repeating: 0.0, count: width)
      for column in 0..<width where priorities[column] == priority { costs[column] = 1 }
      for (row, column) in basis.enumerated() where priorities[column] == priority {
        for index in 0..<width { costs[index] -= cells[row][index] }
      }
      // Far more steps than any layout needs. After 2,000, Bland's rule (the first improving column) prevents cycling.
      for step in 0..<20_000 {
        guard let column = entering(costs, usesBlandsRule: step > 2_000), let row = leaving(column) else { break }
        pivot(row, column)
        let cost = costs[column]
        let line = cells[row]
        for index in 0..<width where line[index] != 0 { costs[index] -= cost * line[index] }
      }
      let basic = Set(basis)
      for column in 0..<width where costs[column] > Self.precision && !basic.contains(column) { isExcluded[column] = true }
    }

    private func entering(_ costs: [Double], usesBlandsRule: Bool) -> Int? {
      let candidates = costs.indices.lazy.filter { costs[$0] < -Self.precision && !isExcluded[$0] }
      return usesBlandsRule ? candidates.first : candidates.min { costs[$0] < costs[$1] }
    }

    private func leaving(_ column: Int) -> Int? {
      var best: (row: Int, ratio: Double)?
      for row in cells.indices where cells[row][column] > Self.precision {
        let ratio = cells[row][width] / cells[row][column]
        if let found = best, ratio > found.ratio || (ratio == found.ratio && basis[row] > basis[found.row]) { continue }
        best = (row, ratio)
      }
      return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
      let factor = 1 / cells[row][column]
      // Rows are sparse; zeros do not change other rows.
      let line = cells[row].enumerated().filter { $0.element != 0 }.map { (index: $0.offset, value: $0.element * factor) }
      for (index, value) in line { cells[row][index] = value }
      for other in cells.indices where other != row {
        let amount = cells[other][column]
        guard amount != 0 else { continue }
        for (index, value) in line { cells[other][index] -= amount * value }
      }
      basis[row] = column
    }
  }
}
