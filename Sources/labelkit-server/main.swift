// SPDX-License-Identifier: MIT

import LabelServer
