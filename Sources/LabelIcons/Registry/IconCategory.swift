// SPDX-License-Identifier: MIT

/// The subject of an icon. Sheets and lists group icons by it.
package enum IconCategory: String, Hashable, Sendable, CaseIterable {
  /// Marks, signs and plain shapes.
  case symbols
  /// Directions.
  case arrows
  /// Documents and writing tools.
  case documents
  /// People, their bodies and gestures.
  case people
  /// Messages, calls, locations and networks.
  case communication
  /// Photos, video, sound and games.
  case media
  /// Weather, plants and animals.
  case nature
  /// Household objects and tools.
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

  /// The category of a built-in name, drawn or generated: the category of the drawn name that it starts with. Nil for prefixed and
  /// unknown names.
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

  /// The drawn names of the category, in the order of a sheet: related icons are next to each other.
  package var names: [String] { Self.names(in: table) }

  private static let categories: [String: IconCategory] = {
    let pairs = allCases.flatMap { category in category.names.map { ($0, category) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  private static func names(in text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
