// SPDX-License-Identifier: MIT

#pragma once
#include <hyphen.h>
