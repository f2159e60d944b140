// SPDX-License-Identifier: MIT

// Swift Testing declares that a file which imports both it and UIKit imports this module too, where Apple puts attachments of UIImages.
// It has to exist, or such a file would not compile on Linux; there is nothing in it.
