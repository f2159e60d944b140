// SPDX-License-Identifier: MIT

internal import LabelCore

/// Which faces stood in for which characters, in a file beside the catalogue: a run that meets the same characters needs no fontconfig.
///
/// Answers are those of one catalogue, which in turn depends on every font and setting: with another one, or when the file is damaged or
/// not the user's own, there are none. Written when its owner ends; a run that is killed forgets what it learnt.
final class FallbackFile {
  private let path: String
  /// The checksum of the catalogue whose faces the answers number.
  private let catalog: UInt64
  private let faceCount: Int
  /// A face's position for each question; `nobody` where no face has the characters.
  private var answers: [[UInt8]: UInt32]
  private var isChanged = false

  /// Changes with the layout of the bytes and with the way faces are chosen.
  private static let title = "labelkit fallbacks 2"
  private static let nobody = UInt32.max
  private static let maximumAnswers = 8192
  private static let maximumBytes = 4 << 20

  init(path: String, catalog: UInt64, faceCount: Int) {
    self.path = path
    self.catalog = catalog
    self.faceCount = faceCount
    answers = Self.read(path, catalog, faceCount)
  }

  deinit { write() }

  /// What a question's answer was: a position in the catalogue, or none; nil when it was not asked.
  func answer(to question: FallbackCache.Question) -> Int?? {
    guard let key = Self.key(question), let answer = answers[key] else { return nil }
    return .some(answer == Self.nobody ? nil : Int(answer))
  }

  func keep(_ position: Int?, for question: FallbackCache.Question) {
    guard answers.count < Self.maximumAnswers, let key = Self.key(question) else { return }
    answers[key] = position.map { UInt32(truncatingIfNeeded: $0) } ?? Self.nobody
    isChanged = true
  }

  /// With what other threads and processes have learnt meanwhile.
  func write() {
    guard isChanged else { return }
    isChanged = false
    answers.merge(Self.read(path, catalog, faceCount)) { own, _ in own }
    var body = ByteWriter()
    body.add(catalog)
    body.add(UInt32(answers.count))
    for (key, answer) in answers.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      body.add(UInt32(key.count))
      body.add(key)
      body.add(answer)
    }
    CheckedFile.replace(path, title: Self.title, body: body.bytes)
  }

  private static func read(_ path: String, _ catalog: UInt64, _ faceCount: Int) -> [[UInt8]: UInt32] {
    guard var reader = CheckedFile(path: path, title: title, maximumBytes: maximumBytes)?.reader,
      reader.integer(UInt64.self) == catalog, let count = reader.count()
    else { return [:] }
    var answers: [[UInt8]: UInt32] = [:]
    answers.reserveCapacity(count)
    for _ in 0..<count {
      guard let key = reader.block(), let answer = reader.integer(UInt32.self), answer == nobody || answer < faceCount else { return [:] }
      answers[key] = answer
    }
    return reader.isAtEnd ? answers : [:]
  }

  /// A question's bytes; nil for a family whose name cannot be told from what would stand behind it.
  private static func key(_ question: FallbackCache.Question) -> [UInt8]? {
    let order = question.order
    guard !order.family.utf8.contains(0) else { return nil }
    var key = ByteWriter()
    for name in [order.family, order.style.weight.rawValue, order.style.width.rawValue, order.script.language] { key.add(name) }
    key.add(order.script.name)
    key.add(UInt8(order.style.isItalic ? 1 : 0))
    key.add(UInt8(order.prefersColor ? 1 : 0))
    for scalar in question.cluster { key.add(scalar.value) }
    return key.bytes
  }
}
