// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import LabelStrings
import Testing

/// A valid value of a shape.
private func sample(_ shape: ValueShape) -> DocumentNode.Value {
  func node(_ shape: ValueShape) -> DocumentNode { DocumentNode(sample(shape), at: DocumentLocation(file: "m", line: 1, column: 1)) }
  switch shape {
  case .string: return .string("text")
  case .bool: return .bool(true)
  case .number(let range), .integer(let range):
    let value = range.maximum ?? (range.minimum ?? 0) + 1
    return .number(value, text: "\(value)")
  case .choice(let names): return .string(names.last ?? "")
  case .colorName: return .string("#123456")
  case .argument: return .number(3, text: "3")
  case .list(let element, let count): return .list(Array(repeating: node(element), count: count ?? 2))
  case .object(let fields):
    return .mapping(fields.map { .init(key: $0.name, keyLocation: DocumentLocation(file: "m"), value: node($0.shape)) })
  case .dictionary(let element, _): return .mapping([.init(key: "wght", keyLocation: DocumentLocation(file: "m"), value: node(element))])
  case .either(let shapes): return sample(shapes.last ?? .string)
  }
}

private func decoded(_ key: String, _ value: DocumentNode.Value) throws -> (record: LabelRecord, diagnostics: [Diagnostic]) {
  let location = DocumentLocation(file: "m", line: 1, column: 1)
  let entry = DocumentNode.Entry(key: key, keyLocation: location, value: DocumentNode(value, at: location))
  let source = try SourceText(file: "m", bytes: [], format: .json)
  let (label, diagnostics) = LocatedRecord.decode(DocumentNode(.mapping([entry]), at: location), from: source)
  return (label.record, diagnostics)
}

@Suite struct FieldTableTests {
  @Test(arguments: LabelRecord.fields.names)
  func everyKeyDecodesItsShapeAndIsFilledFromDefaults(name: String) throws {
    let field = try #require(LabelRecord.fields[name])
    let (record, diagnostics) = try decoded(name, sample(field.summary.shape))
    #expect(diagnostics.isEmpty)
    #expect(LabelRecord.fields.fields.filter { $0.isWritten(record) }.map(\.name) == [name])
    #expect(LabelRecord().filling(from: record) == record)
    #expect(record.filling(from: record).filling(from: record) == record.filling(from: record))
  }

  @Test(arguments: [LabelRecord.fields.names, IconRecord.fields.names, VariantAxes.fields.names])
  func tableFindsOnlyItsNames(names: [String]) {
    let table = FieldTable(names.map { Field<LabelRecord>($0, .string, \.title, "A title.") })
    for name in names {
      #expect(table[name]?.name == name)
      for other in [name + "s", String(name.dropFirst()), name.uppercased(), name + "\0", ""] where !names.contains(other) {
        #expect(table[other] == nil)
      }
    }
  }

  @Test(arguments: LabelRecord.fields.names)
  func everyFormOfAKeyIsDecoded(name: String) throws {
    guard case .either(let shapes) = try #require(LabelRecord.fields[name]).summary.shape else { return }
    for shape in shapes { #expect(try decoded(name, sample(shape)).diagnostics.isEmpty) }
  }

  @Test(arguments: LabelRecord.fields.names)
  func valueOfTheWrongTypeIsReported(name: String) throws {
    let shape = try #require(LabelRecord.fields[name]).summary.shape
    let wrong: DocumentNode.Value = shape == .bool ? .string("yes") : .bool(true)
    guard !["underline", "strikethrough"].contains(name) else { return }
    #expect(try decoded(name, wrong).diagnostics.map(\.code) == [.wrongType])
  }

  @Test(arguments: LabelRecord.fields.names)
  func nullEqualsAMissingKey(name: String) throws {
    let (record, diagnostics) = try decoded(name, .null)
    #expect(record == LabelRecord())
    #expect(diagnostics.isEmpty)
  }

  @Test func everyKeyIsDocumentedByASentence() {
    func check(_ shape: ValueShape, at path: String) {
      switch shape {
      case .object(let fields):
        #expect(Set(fields.map(\.name)).count == fields.count)
        for field in fields {
          #expect(field.summary.hasSuffix(".") && field.summary.first?.isUppercase == true, "\(path).\(field.name)")
          check(field.shape, at: path + "." + field.name)
        }
      case .list(let element, _), .dictionary(let element, _): check(element, at: path)
      case .either(let shapes): for shape in shapes { check(shape, at: path) }
      case .string, .bool, .number, .integer, .choice, .colorName, .argument: break
      }
    }
    check(ManifestHead.fields.shape, at: "manifest")
    check(LabelRecord.fields.shape, at: "label")
  }

  @Test func keysNotYetDrawnExist() {
    for key in LabelRecord.notYetDrawn {
      let parts = key.split(separator: ".").map(String.init)
      #expect(LabelRecord.fields[parts[0]] != nil)
      if parts.count > 1 { #expect(TitleRun.fields[parts[1]] != nil) }
    }
  }

  @Test func numbersOutOfRangeAreReported() throws {
    for (key, value) in [
      ("scale", 0), ("scale", .infinity), ("scale", .nan), ("numberOfLines", -1), ("minimumScaleFactor", 1.1), ("width", -1),
    ] {
      #expect(try decoded(key, .number(value, text: "")).diagnostics.map(\.code) == [.invalidNumber], "\(key) \(value)")
    }
  }
}
