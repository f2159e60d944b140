// SPDX-License-Identifier: MIT

import ArgumentParser

/// `--strict`, which several commands have. It is not a group of options: each costs a start of the tool five searches, as in `OptionChoice`.
enum StrictOption {
  static let help: ArgumentHelp = """
    Treats warnings as errors, and reports substituted fonts, text that is not fully visible, and too little contrast with the background.
    """
}
