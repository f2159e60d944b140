// SPDX-License-Identifier: MIT

#pragma once
#include <unicode/ubrk.h>
