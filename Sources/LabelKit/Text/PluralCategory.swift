// SPDX-License-Identifier: MIT

internal import Foundation

/// The form of a word that a number takes: CLDR's cardinal plural categories.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number in a language, after CLDR's rules; English's where a language has none here.
  ///
  /// A number without fraction counts as written without one.
  init(of number: Double, language: String) {
    guard number.isFinite else {
      self = .other
      return
    }
    let n = abs(number)
    let isWhole = n == n.rounded()
    // Rules look at the last two digits of whole numbers.
    let i = n < 1e15 ? Int(n) : 0
    let (ones, hundreds) = (i % 10, i % 100)
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue", "jv", "su", "to", "wo", "yo", "ig", "bo", "dz", "sah", "ses":
      self = .other
    case "fr", "hy", "kab", "pt": self = i < 2 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "doi": self = i == 0 || n == 1 ? .one : .other
    case "tr", "az", "hu", "ka", "kk", "ky", "uz", "tk", "ug", "mn", "ml", "mr", "ta", "te", "ne", "eo", "eu", "sq", "el", "bg", "af", "nb",
      "nn", "no", "es":
      self = n == 1 ? .one : .other
    case "da": self = n == 1 || !isWhole && i < 2 ? .one : .other
    case "is": self = isWhole && ones == 1 && hundreds != 11 ? .one : .other
    case "ru", "uk", "be":
      if !isWhole {
        self = .other
      } else if ones == 1, hundreds != 11 {
        self = .one
      } else {
        self = (2...4).contains(ones) && !(12...14).contains(hundreds) ? .few : .many
      }
    case "pl":
      if !isWhole {
        self = .other
      } else if i == 1 {
        self = .one
      } else {
        self = (2...4).contains(ones) && !(12...14).contains(hundreds) ? .few : .many
      }
    case "hr", "sr", "bs":
      if !isWhole {
        self = .other
      } else if ones == 1, hundreds != 11 {
        self = .one
      } else {
        self = (2...4).contains(ones) && !(12...14).contains(hundreds) ? .few : .other
      }
    case "cs", "sk":
      if !isWhole { self = .many } else { self = i == 1 ? .one : (2...4).contains(i) ? .few : .other }
    case "sl":
      if !isWhole {
        self = .few
      } else {
        self = hundreds == 1 ? .one : hundreds == 2 ? .two : hundreds == 3 || hundreds == 4 ? .few : .other
      }
    case "ro": self = isWhole && i == 1 ? .one : !isWhole || n == 0 || (1...19).contains(hundreds) ? .few : .other
    case "lt":
      if !isWhole {
        self = .many
      } else if ones == 1, !(11...19).contains(hundreds) {
        self = .one
      } else {
        self = ones > 1 && !(11...19).contains(hundreds) ? .few : .other
      }
    case "lv": self = !isWhole ? .other : ones == 0 || (11...19).contains(hundreds) ? .zero : ones == 1 ? .one : .other
    case "ar":
      if !isWhole {
        self = .other
      } else if i < 3 {
        self = [.zero, .one, .two][i]
      } else {
        self = (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
      }
    case "he": self = isWhole && i == 1 || i == 0 && !isWhole ? .one : n == 2 ? .two : .other
    case "ga":
      self = n == 1 ? .one : n == 2 ? .two : isWhole && (3...6).contains(i) ? .few : isWhole && (7...10).contains(i) ? .many : .other
    case "cy":
      self = !isWhole || i > 6 ? .other : [.zero, .one, .two, .few, .other, .other, .many][i]
    default: self = n == 1 ? .one : .other
    }
  }
}
