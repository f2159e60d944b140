// SPDX-License-Identifier: MIT

/// The fields of a request or an answer, in their order.
package struct Headers: Sendable, ExpressibleByDictionaryLiteral {
  /// The name of a field, in which case does not matter.
  package struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as it is written.
    package let text: String

    /// Creates a name from its text, such as `Content-Type`.
    package init(_ text: String) { self.text = text }

    /// Creates a name from its text.
    package init(stringLiteral text: String) { self.text = text }

    /// Whether two names have the same letters.
    package static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }

    /// Hashes the letters of a name.
    package func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  }

  /// The names and their values; a name may be there several times.
  package private(set) var fields: [(name: Name, value: String)] = []

  /// Creates fields with the given names and values.
  package init(dictionaryLiteral fields: (Name, String)...) { self.fields = fields.map { (name: $0.0, value: $0.1) } }

  /// The values of a name, joined by commas; nil if there are none. A new value replaces all of them.
  package subscript(name: Name) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { add(newValue, to: name) }
    }
  }

  /// Returns the values of all fields of a name.
  package func values(of name: Name) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// Adds a field after the others.
  mutating func add(_ value: String, to name: Name) { fields.append((name, value)) }
}

extension Headers.Name {
  /// The methods of a path.
  package static let allow: Self = "Allow"
  static let cacheControl: Self = "Cache-Control"
  static let connection: Self = "Connection"
  static let contentLength: Self = "Content-Length"
  /// What a page may load.
  package static let contentSecurityPolicy: Self = "Content-Security-Policy"
  /// The type of the content.
  package static let contentType: Self = "Content-Type"
  /// What a page was given by Set-Cookie.
  package static let cookie: Self = "Cookie"
  static let date: Self = "Date"
  /// The version of the content.
  package static let eTag: Self = "ETag"
  /// The name and the port of the server as the client knows them.
  package static let host: Self = "Host"
  static let ifNoneMatch: Self = "If-None-Match"
  /// Where the page is.
  package static let location: Self = "Location"
  static let origin: Self = "Origin"
  /// What a page tells others about where a link was.
  package static let referrerPolicy: Self = "Referrer-Policy"
  /// Whether a request comes from a page of the same origin, as browsers say.
  static let secFetchSite: Self = "Sec-Fetch-Site"
  /// What a page sends with its next requests.
  package static let setCookie: Self = "Set-Cookie"
  static let transferEncoding: Self = "Transfer-Encoding"
  /// Whether a browser may guess the type of the content.
  package static let xContentTypeOptions: Self = "X-Content-Type-Options"
  /// What the page has to know about an image.
  static let facts: Self = "X-LabelKit-Facts"
}
