// SPDX-License-Identifier: MIT

internal import LabelKit

/// A linear program with priorities: it satisfies equations and inequalities as well as possible, those of higher priority first.
///
/// Constraints that cannot be satisfied are violated by as little as possible: for each priority the sum of the violations is minimal,
/// without larger violations of any higher priority. Variables that nothing determines are as close to 0 as the method leaves them, always
/// the same.
///
/// The method is the simplex method, once for each priority. What a priority has reached is kept by leaving out the columns that would
/// change it.
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

  /// Adds a constraint: a sum of variables with factors equals a constant, is at most or is at least that.
  mutating func constrain(_ factors: [(variable: Int, factor: Double)], _ relation: Relation, _ constant: Double, priority: Double) {
    rows.append(Row(factors: factors, relation: relation, constant: constant, priority: priority))
  }

  /// Returns the values of the variables, by index.
  ///
  /// Variables that no constraint connects, such as horizontal and vertical positions, are solved separately: the work grows with the cube
  /// of the number of variables solved together.
  func solution() -> [Double] {
    var result = Array(repeating: 0.0, count: variables)
    for (part, members) in parts() {
      for (index, value) in part.solutionAtOnce().enumerated() { result[members[index]] = value }
    }
    return result
  }

  private func solutionAtOnce() -> [Double] {
    var tableau = Tableau(self)
    for priority in Set(rows.map(\.priority)).sorted(by: >) { tableau.minimizeErrors(of: priority) }
    let values = tableau.values
    return (0..<variables).map { values[2 * $0] - values[2 * $0 + 1] }
  }

  /// Returns the independent programs, in the order of their first variables, with the indices of their variables in this one.
  private func parts() -> [(program: LinearProgram, members: [Int])] {
    var leaders = Array(0..<variables)
    func leader(of variable: Int) -> Int {
      var found = variable
      while leaders[found] != found {
        leaders[found] = leaders[leaders[found]]
        found = leaders[found]
      }
      return found
    }
    for row in rows {
      guard let first = row.factors.first else { continue }
      for other in row.factors.dropFirst() {
        let (a, b) = (leader(of: first.variable), leader(of: other.variable))
        leaders[max(a, b)] = min(a, b)
      }
    }
    var parts: [(program: LinearProgram, members: [Int])] = []
    var partOf: [Int: Int] = [:]
    var places = Array(repeating: 0, count: variables)
    for variable in 0..<variables {
      let first = leader(of: variable)
      let part = partOf[first] ?? parts.count
      if part == parts.count {
        parts.append((LinearProgram(), []))
        partOf[first] = part
      }
      places[variable] = parts[part].program.variable()
      parts[part].members.append(variable)
    }
    for row in rows {
      // A row without variables decides nothing.
      guard let first = row.factors.first, let part = partOf[leader(of: first.variable)] else { continue }
      parts[part].program.constrain(
        row.factors.map { (places[$0.variable], $0.factor) }, row.relation, row.constant, priority: row.priority)
    }
    return parts
  }

  /// The constraints as equations of variables that are never negative: each variable is the difference of two, and each row has columns
  /// for its violation.
  private struct Tableau {
    /// The matrix of the equations. The last column holds the constants.
    private var cells: [[Double]]
    /// The column whose value each row determines.
    private var basis: [Int]
    /// The priority of the row for columns of violations; nil for other columns.
    private var priorities: [Double?]
    private var isLeftOut: [Bool]
    private let width: Int

    private static let precision = 1e-9

    init(_ program: LinearProgram) {
      let columns = 2 * (program.variables + program.rows.count)
      width = columns
      cells = []
      basis = []
      priorities = Array(repeating: nil, count: columns)
      isLeftOut = Array(repeating: false, count: columns)
      var next = 2 * program.variables
      for row in program.rows {
        var line = Array(repeating: 0.0, count: columns + 1)
        for (variable, factor) in row.factors {
          line[2 * variable] += factor
          line[2 * variable + 1] -= factor
        }
        line[columns] = row.constant
        // The sum less what is too much, plus what is too little; one of the two costs nothing in an inequality.
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
      // Far more steps than any layout takes; the first column that helps, after so many, cannot go round in circles.
      for step in 0..<20_000 {
        guard let column = entering(costs, isCareful: step > 2_000), let row = leaving(column) else { break }
        pivot(row, column)
        let cost = costs[column]
        let line = cells[row]
        for index in 0..<width where line[index] != 0 { costs[index] -= cost * line[index] }
      }
      let basic = Set(basis)
      for column in 0..<width where costs[column] > Self.precision && !basic.contains(column) { isLeftOut[column] = true }
    }

    private func entering(_ costs: [Double], isCareful: Bool) -> Int? {
      let candidates = costs.indices.lazy.filter { costs[$0] < -Self.precision && !isLeftOut[$0] }
      return isCareful ? candidates.first : candidates.min { costs[$0] < costs[$1] }
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
      // Rows hold few numbers: those that are 0 change nothing elsewhere.
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
