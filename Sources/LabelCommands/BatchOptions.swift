// SPDX-License-Identifier: MIT

import ArgumentParser

/// Where `labelkit batch` writes to, and how much.
struct BatchOptions: ParsableArguments {
  @Option(name: [.short, .long], help: "The folder to write into; made when it does not exist.")
  var output: String?

  @Option(help: ArgumentHelp("A tar file to write instead of a folder; - for standard output.", valueName: "out.tar"))
  var archive: String?

  @Option(help: ArgumentHelp("Makes only the labels of one part of several, by their ids.", valueName: "i/n"))
  var shard: String?
}
