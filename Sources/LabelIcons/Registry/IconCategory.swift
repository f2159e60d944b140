// SPDX-License-Identifier: MIT

/// What an icon is about, by which sheets and lists group them.
package enum IconCategory: String, Hashable, Sendable, CaseIterable {
  /// Marks, signs and plain shapes.
  case symbols
  /// Directions.
  case arrows
  /// What is written, and what writes it.
  case documents
  /// People, their bodies and gestures.
  case people
  /// Messages, calls, places and networks.
  case communication
  /// Pictures, sound and play.
  case media
  /// Weather, plants and animals.
  case nature
  /// Things about the house and in the hand.
  case objects
  /// Computers and their parts.
  case devices
  /// Vehicles, health, money and sport.
  case transport

  /// The heading over the category's icons.
  package var title: String {
    switch self {
    case .symbols: "Symbols and status"
    case .arrows: "Arrows and chevrons"
    case .documents: "Editing and documents"
    case .people: "People"
    case .communication: "Communication"
    case .media: "Media"
    case .nature: "Weather and nature"
    case .objects: "Objects, home and tools"
    case .devices: "Devices and technology"
    case .transport: "Transport, health and commerce"
    }
  }

  /// The category of a name of ours: that of the drawn name which the name begins with; nil for prefixed and unknown names.
  ///
  ///     IconCategory.of("bell.badge.slash.fill")  // communication
  package static func of(_ name: String) -> IconCategory? {
    var part = name[...]
    while true {
      if let category = categories[String(part)] { return category }
      guard let dot = part.lastIndex(of: ".") else { return EnclosedCharacters(name: part) == nil ? nil : .symbols }
      part = part[..<dot]
    }
  }

  /// The drawn names of the category, in the order in which a sheet shows them: what belongs together stands together.
  package var names: [String] { Self.words(table) }

  private static let categories: [String: IconCategory] = {
    let pairs = allCases.flatMap { category in category.names.map { ($0, category) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
