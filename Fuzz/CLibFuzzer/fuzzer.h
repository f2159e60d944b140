// SPDX-License-Identifier: MIT

#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's entry for programs with a main function of their own. Its runtime comes without a header.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*run)(const uint8_t *bytes, size_t count));
