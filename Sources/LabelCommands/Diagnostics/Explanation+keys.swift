// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the keys of manifests.
extension Explanation {
  static let syntax = Explanation(
    .syntax, "a manifest that is not well-formed",
    """
    The file is not valid YAML, JSON or CSV, so that nothing after the place can be trusted. Frequent causes: a tab in \
    YAML's indentation, a colon followed by a space inside an unquoted YAML string, a comma after the last element in \
    JSON, a quote that is not doubled inside a quoted CSV cell, a key that stands twice, a file that is not UTF-8. Files \
    nested deeper than 256 levels, or that grow past a million values once YAML's aliases are replaced, are refused in the \
    same way.
    """,
    example: """
      - title: Wind: strong      # LK0201: quote it
      - title: "Wind: strong"
      """)

  static let unknownKey = Explanation(
    .unknownKey, "a key that does not exist",
    """
    The object has no key of this name. Keys are spelt as in Swift, in camel case, and capitals count. Keys of text and of \
    line breaking carry UILabel's names. Unknown keys are errors and not ignored, because a mistyped key would silently \
    give a picture that is not the one you asked for. `labelkit schema` prints all keys, and editors complete them from \
    it.
    """,
    example: """
      labels:
        - { id: a, title: A, numberoflines: 2 }     # LK0202: did you mean "numberOfLines"?
      """)

  static let wrongType = Explanation(
    .wrongType, "a value of the wrong type",
    """
    The key exists but takes another type of value: a number where a string stands, a list where an object is wanted. In \
    YAML, unquoted 2024, 1.0, true and null are not strings; put them in quotes to make them so. In CSV a cell becomes \
    whatever its key takes, and this says that the cell's text does not.
    """,
    example: """
      title: 2024                                   # LK0203: a number
      title: "2024"
      """)

  static let invalidValue = Explanation(
    .invalidValue, "a value that the key does not take",
    """
    The key takes one of a few words, and this is none of them. Capitals count. The message lists the words, the help line \
    those that look alike.
    """,
    example: """
      textAlignment: centre                         # LK0204: did you mean "center"?
      """)

  static let missingKey = Explanation(
    .missingKey, "a key that is missing",
    """
    The object cannot be understood without this key: a manifest needs `version` (which is 1) and `labels`, every label of \
    a batch needs an `id`, which names its file, and a colour for two schemes needs both `light` and `dark`. A \
    `titleKey` needs `strings`, and `titleArguments` if its text shows a number that it varies by.
    """,
    example: """
      version: 1
      labels:
        - { title: Rain }                           # LK0205: the key "id" is missing
      """)

  static let commentedValue = Explanation(
    .commentedValue, "a value that YAML reads as a comment",
    """
    In YAML a # behind a space begins a comment that goes on to the end of the line. So a colour such as #ff0000 without \
    quotes is no value: the key has none, and its default counts. Put the value in quotes. A comment that begins with a \
    space, as in `color:   # the default`, is left alone.
    """,
    example: """
      color: #ff0000                                # LK0506: the key has no value
      color: "#ff0000"
      """)
}
