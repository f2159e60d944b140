// SPDX-License-Identifier: MIT

import ArgumentParser

/// `--strict`, which several commands have. It is no option group, because ArgumentParser looks each up five times at start.
enum StrictOption {
  static let help: ArgumentHelp = """
    Treats warnings as errors, and reports substituted fonts, text that is not fully visible, and too little contrast with the background.
    """
}
