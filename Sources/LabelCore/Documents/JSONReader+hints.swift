// SPDX-License-Identifier: MIT

/// Advice about what other formats allow and JSON does not.
extension JSONReader {
  /// The advice where a value is expected.
  var hintForValue: String? {
    switch peek {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): "leave out the comma before it, or write the value"
    case UInt8(ascii: ","): "write a value before the comma, or leave it out"
    case UInt8(ascii: "+"), UInt8(ascii: "."): "write a number such as 0.5"
    default: hintForQuotes
    }
  }

  /// The advice where a key is expected.
  var hintForKey: String? {
    guard let byte = peek else { return hintForEnd("}") }
    return switch byte {
    case UInt8(ascii: "}"): "leave out the comma before it"
    case UInt8(ascii: ","): "leave out one of the commas"
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      "write \"\(String(decoding: bytes[index...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }.prefix(40), as: UTF8.self))\""
    default: hintForQuotes ?? "write a key such as \"title\""
    }
  }

  /// The advice where a comma or the end of an object or a list is expected.
  func hintForEnd(_ bracket: Character) -> String? {
    switch peek {
    case nil: "write \(bracket) at its end"
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): "write a comma before it"
    case UInt8(ascii: ";"): "write a comma in place of the semicolon"
    case UInt8(ascii: ":"): bracket == "]" ? "keys are in braces: { \"key\": … }" : nil
    default: hintForQuotes
    }
  }

  /// The advice inside of a string.
  static let hintForString = "close the quote on its line; a line break in a text is written \\n, and a tab \\t"

  /// The advice about what follows the value of the text.
  var hintForMore: String? {
    switch peek {
    case UInt8(ascii: "{"): "records on lines of their own are in a file with the extension .ndjson"
    case UInt8(ascii: ","): "leave the comma out"
    case UInt8(ascii: "}"), UInt8(ascii: "]"): "leave it out: it closes nothing"
    default: hintForQuotes
    }
  }

  /// The advice about a word that is no value.
  func hint(for word: String) -> String? {
    switch word {
    case "True", "TRUE", "yes", "Yes", "on": "write true"
    case "False", "FALSE", "no", "No", "off": "write false"
    case "None", "NULL", "Null", "nil", "undefined": "write null, or leave the key out"
    case "NaN", "Infinity", "inf": "JSON has no such number; leave the key out"
    default: "write \"\(word.shortened(to: 40))\""
    }
  }

  /// The advice about comments and other quotes.
  private var hintForQuotes: String? {
    switch peek {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments; leave it out"
    case UInt8(ascii: "'"), UInt8(ascii: "`"): "write double quotes in place of single ones"
    // The first byte of curly quotes, among others.
    case 0xE2: "write straight double quotes"
    case UInt8(ascii: "{") where bytes[index...].starts(with: "{{".utf8): "the value of a template has not been filled in"
    default: nil
    }
  }
}
