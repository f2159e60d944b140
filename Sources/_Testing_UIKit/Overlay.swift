// SPDX-License-Identifier: MIT

// Swift Testing's cross-import overlay for UIKit, where Apple has attachments of UIImages: a file that imports both modules imports this one
// too. It is empty, but without it such a file would not compile on Linux.
