// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics of `labelkit live` and its server.
extension Explanation {
  static let missingServer = Explanation(
    .missingServer, "no labelkit-server",
    """
    `labelkit live` starts the program labelkit-server, which serves the page. It is searched beside labelkit, then in the folders of \
    PATH; the variable LABELKIT_SERVER_PATH names another place. `make install` and the Debian package install both programs.
    """,
    example: """
      labelkit live weather.yaml                  # LK0620
      LABELKIT_SERVER_PATH=~/bin/labelkit-server labelkit live weather.yaml
      """)

  static let changedFile = Explanation(
    .changedFile, "a file that has changed meanwhile",
    """
    The page of `labelkit live` sent a change of a manifest, but the manifest is no longer as the page knew it: an editor or another \
    page has saved it. Nothing is written, so that no change is lost. The page shows the text of the file, and the change can be made again.
    """,
    example: """
      PUT /api/source {"manifest": 0, "etag": "…", "text": "…"}    409, LK0621
      """)

  static let unknownLiveName = Explanation(
    .unknownLiveName, "a label, variant or manifest that is not on the page",
    """
    A request of the page of `labelkit live` names a label, a variant or a manifest that does not exist. A label may have been renamed or \
    removed since the page was loaded; loading it again shows what is there.
    """,
    example: """
      GET /api/picture?id=rian&variant=0          404, LK0622
      """)

  static let uneditableValue = Explanation(
    .uneditableValue, "a value that cannot be changed by itself",
    """
    The page of `labelkit live` changes single values of YAML manifests and keeps everything else as it is. That cannot be done where the \
    value is shared by an alias, where the path leads through a value that is no mapping, and in JSON and CSV. The text of the manifest can \
    still be changed as a whole.
    """,
    example: """
      labels:
        - { id: rain, font: *large }              # LK0623: font.size belongs to the alias
      """)

  static let noFreePort = Explanation(
    .noFreePort, "an address that the server cannot listen at",
    """
    Another program listens at the port, all ports from 3000 to 3099 are taken, or the address of --host does not belong to this machine.
    """,
    example: """
      labelkit live weather.yaml --port 80        # LK0624 without the right to use port 80
      """)

  static let refusedRequest = Explanation(
    .refusedRequest, "a request that the server refuses",
    """
    The server of `labelkit live` answers only its own page: requests need the token of the address that was printed, the server's own \
    Host and Origin, a known path and method, a type of content that the path takes, and at most 4 MB. The status of the answer and its \
    message say what was wrong.
    """,
    example: """
      curl http://127.0.0.1:3000/api/state        403, LK0625: the token is missing
      """)
}
