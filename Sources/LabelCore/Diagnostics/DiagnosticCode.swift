// SPDX-License-Identifier: MIT

/// The stable code of a diagnostic, such as `LK0102`. A number never changes its meaning.
///
/// 01xx: names and text, 02xx: manifests, 03xx: sizes, 04xx: system, 05xx: warnings, 06xx: command line, 07xx: audits. Each module declares the codes of
/// its errors beside their sentences.
public struct DiagnosticCode: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The code as it is printed, such as `LK0102`.
  public let rawValue: String

  /// Creates a code from its text, such as `LK0102`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a code from its text, such as `LK0102`.
  public init(stringLiteral text: String) { rawValue = text }
}
