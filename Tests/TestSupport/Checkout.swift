// SPDX-License-Identifier: MIT

public import Foundation

/// The package that the tests are built from.
public enum Checkout {
  /// Its folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
