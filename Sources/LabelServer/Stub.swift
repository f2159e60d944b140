// SPDX-License-Identifier: MIT

import Hummingbird
