// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// Reads the `d` attribute of a path: all twenty commands, implicit repetition, and arc flags without separators.
struct PathData {
  private var scanner: ValueScanner
  private var path = VectorPath()
  private var current = Point.zero
  private var subpathStart = Point.zero
  /// The last control point, for `S` and `T`; nil after any other command.
  private var cubicControl: Point?
  private var quadraticControl: Point?
  /// A move is added only when a segment follows it, so that a move alone does not count in the bounds.
  private var isMovePending = false
  /// Whether the last command was a close, which a further one does not repeat.
  private var isClosed = false
  private var arcJoints: Set<Int> = []

  /// The outline of path data.
  ///
  /// Invalid data is drawn up to the error, as SVG 1.1 F.2 requires; `errorOffset` is then the offset of the error in bytes. `arcJoints`
  /// are the indices of elements that end inside an arc: curves meet there, but it is not a vertex.
  ///
  /// - Throws: `SVGError` for more than `commandLimit` commands and for numbers out of range.
  static func read(
    _ data: String, line: Int, commandLimit: Int
  ) throws(SVGError) -> (path: VectorPath, commands: Int, errorOffset: Int?, arcJoints: Set<Int>) {
    var reader = PathData(scanner: ValueScanner(data, line: line))
    let (commands, isComplete) = try reader.readCommands(limit: commandLimit)
    return (reader.path, commands, isComplete ? nil : reader.scanner.position, reader.arcJoints)
  }

  private init(scanner: ValueScanner) { self.scanner = scanner }

  private mutating func readCommands(limit: Int) throws(SVGError) -> (count: Int, isComplete: Bool) {
    var count = 0
    var command: UInt8?
    while true {
      scanner.skipSpace()
      guard let byte = scanner.next else { return (count, true) }
      if ASCII.isLetter(byte) {
        let isMove = byte | 0x20 == UInt8(ascii: "m")
        // An unknown letter is not read, so that the error is located at it.
        guard command != nil || isMove, Self.isCommand(byte) else { return (count, false) }
        command = scanner.take()
      } else {
        // Numbers without a letter repeat the last command. After a move they are lines; after a close they are an error.
        switch command {
        case UInt8(ascii: "m"): command = UInt8(ascii: "l")
        case UInt8(ascii: "M"): command = UInt8(ascii: "L")
        case nil, UInt8(ascii: "z"), UInt8(ascii: "Z"): return (count, false)
        default: break
        }
        _ = scanner.skip(UInt8(ascii: ","))
      }
      guard let command else { return (count, false) }
      guard count < limit else {
        throw SVGError(line: scanner.line, reason: "it has more than \(SVGLimits.pathCommands) path commands")
      }
      guard try draw(command) else { return (count, false) }
      count += 1
    }
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "z"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "c"),
      UInt8(ascii: "s"),
      UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "a"):
      true
    default: false
    }
  }

  /// Reads one command's numbers and draws it; false when they are missing.
  private mutating func draw(_ command: UInt8) throws(SVGError) -> Bool {
    let base = command >= UInt8(ascii: "a") ? current : .zero
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let p = try point(from: base) else { return false }
      (current, subpathStart, isMovePending, isClosed) = (p, p, true, false)
      clearControlPoints()
    case UInt8(ascii: "z"):
      if isClosed { return true }
      begin()
      path.close()
      // A segment without a move starts a new subpath where the closed one began.
      (current, isMovePending, isClosed) = (subpathStart, true, true)
      clearControlPoints()
    case UInt8(ascii: "l"):
      guard let p = try point(from: base) else { return false }
      line(to: p)
    case UInt8(ascii: "h"):
      guard let x = try number() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = try number() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "c"):
      guard let c1 = try point(from: base), let c2 = try point(from: base), let p = try point(from: base) else { return false }
      cubic(c1, c2, to: p)
    case UInt8(ascii: "s"):
      guard let c2 = try point(from: base), let p = try point(from: base) else { return false }
      cubic(current + (current - (cubicControl ?? current)), c2, to: p)
    case UInt8(ascii: "q"):
      guard let control = try point(from: base), let p = try point(from: base) else { return false }
      quadratic(control, to: p)
    case UInt8(ascii: "t"):
      guard let p = try point(from: base) else { return false }
      quadratic(current + (current - (quadraticControl ?? current)), to: p)
    case UInt8(ascii: "a"): return try arc(from: base)
    default: return false
    }
    return true
  }

  private mutating func arc(from base: Point) throws(SVGError) -> Bool {
    guard let rx = try number(), let ry = try number(), let rotation = try number(),
      let isLarge = flag(), let isClockwise = flag(), let p = try point(from: base)
    else { return false }
    guard p != current else { return true }
    begin()
    let first = path.elements.count
    EllipticalArc(
      start: current, end: p, radiusX: rx, radiusY: ry, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise
    ).append(to: &path)
    if path.elements.count > first { arcJoints.formUnion(first..<path.elements.count - 1) }
    current = p
    clearControlPoints()
    return true
  }

  // MARK: Drawing

  private mutating func begin() {
    if isMovePending { path.move(to: current) }
    (isMovePending, isClosed) = (false, false)
  }

  private mutating func line(to p: Point) {
    begin()
    path.line(to: p)
    current = p
    clearControlPoints()
  }

  private mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) {
    begin()
    path.cubic(c1, c2, to: p)
    current = p
    clearControlPoints()
    cubicControl = c2
  }

  private mutating func quadratic(_ control: Point, to p: Point) {
    begin()
    path.cubic(current + (control - current) * (2 / 3), p + (control - p) * (2 / 3), to: p)
    current = p
    clearControlPoints()
    quadraticControl = control
  }

  private mutating func clearControlPoints() { (cubicControl, quadraticControl) = (nil, nil) }

  // MARK: Numbers

  private mutating func number() throws(SVGError) -> Double? {
    scanner.skipSeparator()
    return try scanner.number()
  }

  private mutating func point(from base: Point) throws(SVGError) -> Point? {
    guard let x = try number(), let y = try number() else { return nil }
    return base + Point(x: x, y: y)
  }

  /// One character, 0 or 1; the next number may follow without a separator (`a1 1 0 01.5.5`).
  private mutating func flag() -> Bool? {
    scanner.skipSeparator()
    if scanner.skip(UInt8(ascii: "0")) { return false }
    if scanner.skip(UInt8(ascii: "1")) { return true }
    return nil
  }
}
