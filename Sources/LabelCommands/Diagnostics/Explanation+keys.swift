// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the keys of manifests.
extension Explanation {
  static let syntax = Explanation(
    .syntax, "a manifest that is not well-formed",
    """
    The file is not valid YAML, JSON or CSV, so it cannot be read from the reported location on. Common causes: a tab in \
    YAML's indentation, a colon followed by a space inside an unquoted YAML string, a comma after the last element in \
    JSON, a quote that is not doubled inside a quoted CSV cell, a duplicate key, a file that is not UTF-8. Files that are \
    nested deeper than 256 levels, or have more than a million values after YAML aliases are expanded, give this error too.
    """,
    example: """
      - title: Wind: strong      # LK0201: quote it
      - title: "Wind: strong"
      """)

  static let unknownKey = Explanation(
    .unknownKey, "a key that does not exist",
    """
    The object has no key with this name. Keys are in camel case, as in Swift, and case-sensitive. Keys for text and line \
    breaking have UILabel's names. Unknown keys are errors, because ignoring a mistyped key would give an image other than \
    the one you asked for. `labelkit explain` lists all keys, and `labelkit schema` prints a JSON Schema of them, which \
    editors use to complete them.
    """,
    example: """
      labels:
        - { id: a, title: A, numberoflines: 2 }     # LK0202: did you mean "numberOfLines"?
      """)

  static let wrongType = Explanation(
    .wrongType, "a value of the wrong type",
    """
    The key takes a value of another type: a string instead of a number, or an object instead of a list. In YAML, unquoted \
    2024, 1.0, true and null are not strings; put them in quotes to make them strings. In CSV, a cell's text is converted \
    to the type of its key, and this text cannot be converted.
    """,
    example: """
      title: 2024                                   # LK0203: a number
      title: "2024"
      """)

  static let invalidValue = Explanation(
    .invalidValue, "an invalid value",
    """
    The key takes one of a list of values, and this is not one of them. Values are case-sensitive. The message lists the \
    valid values, and the help line suggests the nearest ones.
    """,
    example: """
      textAlignment: centre                         # LK0204: did you mean "center"?
      """)

  static let missingKey = Explanation(
    .missingKey, "a missing key",
    """
    The object needs this key. A manifest needs `version` (which is 1) and `labels`. Every label of a batch needs an `id`, \
    which names its file. A colour for two colour schemes needs both `light` and `dark`. A `titleKey` needs `strings`, and \
    also `titleArguments` if its text has plural forms.
    """,
    example: """
      version: 1
      labels:
        - { title: Rain }                           # LK0205: the key "id" is missing
      """)

  static let commentedValue = Explanation(
    .commentedValue, "a value that YAML reads as a comment",
    """
    In YAML, a # after a space begins a comment to the end of the line. So a colour such as #ff0000 without quotes is a \
    comment: the key has no value, and its default is used. Put the value in quotes. There is no warning for a # that is \
    followed by a space, as in `color:   # the default`.
    """,
    example: """
      color: #ff0000                                # LK0506: the key has no value
      color: "#ff0000"
      """)

  static let unknownColumn = Explanation(
    .unknownColumn, "a CSV column that is not a key",
    """
    The first row of a CSV file names the columns, and each name is a key of a label: title, color, or font.size for the \
    key size of the object font. No row is read while a column has another name. Columns may be separated by commas, \
    semicolons or tabs. `labelkit explain` lists the keys, and `labelkit explain font.size` explains one.
    """,
    example: """
      id,titel,font.size                            # LK0211: did you mean "title"?
      rain,Rain,17
      """)

  static let missingFolder = Explanation(
    .missingFolder, "a folder that does not exist",
    """
    A manifest names a folder of icons or fonts that does not exist, so none of its labels can be rendered. Paths are \
    relative to the folder of the manifest, not to the folder that the command is run in. The message has the path that \
    was looked for.
    """,
    example: """
      icons: { brand: icons/brnad }                 # LK0212: there is no folder icons/brnad
      fonts: [fonts]
      """)

  static let unusableNaming = Explanation(
    .unusableNaming, "a naming.json that cannot be used",
    """
    The file naming.json in a folder of icons maps LabelKit's icon names to the names of the files, without their \
    extension. It is an object of strings in JSON. The message has the line of the first error; it is shown once, although \
    every label with an icon of this folder fails.
    """,
    example: """
      { "trash": "trash-2", "gear": "settings" }
      { trash: "trash-2" }                          LK0213: the name has no quotes
      """)

  static let missingNamedIcons = Explanation(
    .missingNamedIcons, "names of a naming.json that lead nowhere",
    """
    The file naming.json in a folder of icons maps a name to a file that is not in the folder. Labels with other icons are \
    rendered. A label that uses the name gets an error of its own. Write the name of the file without its folder and \
    extension, or remove the line.
    """,
    example: """
      { "trash": "binn" }                           LK0214: there is neither binn.svg nor binn.png
      """)
}
