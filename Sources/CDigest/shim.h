// SPDX-License-Identifier: MIT

#pragma once
#include <sha2.h>
