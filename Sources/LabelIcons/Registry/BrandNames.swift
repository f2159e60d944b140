// SPDX-License-Identifier: MIT

/// Names of brands that people look for. Their marks belong to them and are not among the built-in icons.
package enum BrandNames {
  private static let names: Set<String> = [
    "airbnb", "amazon", "android", "behance", "bitbucket", "bluesky", "chrome", "codepen", "discord", "docker", "dribbble", "dropbox",
    "facebook", "figma", "firefox", "github", "gitlab", "gmail", "google", "instagram", "linkedin", "mastercard", "mastodon",
    "microsoft", "netflix", "npm", "paypal", "pinterest", "reddit", "shopify", "skype", "slack", "snapchat", "soundcloud",
    "spotify", "stackoverflow", "stripe", "telegram", "tiktok", "trello", "tumblr", "twitch", "twitter", "viber", "vimeo", "visa",
    "wechat", "whatsapp", "wikipedia", "wordpress", "yelp", "youtube",
  ]

  /// Whether a name, or its first part as in `github.fill` and `github-logo`, is that of a brand.
  package static func contains(_ name: String) -> Bool { stem(of: name) != nil }

  /// Where to get the mark of a brand; nil for other names.
  package static func help(for name: String) -> String? {
    stem(of: name).map { "the marks of brands are not built in; take the SVG file from the brand itself and name its path: ./\($0).svg" }
  }

  private static func stem(of name: String) -> String? {
    let part = name.prefix(64).lowercased().split { ". -_".contains($0) }.first.map(String.init)
    return part.flatMap { names.contains($0) ? $0 : nil }
  }
}
