// SPDX-License-Identifier: MIT

#pragma once
// jpeglib.h needs the declarations of stdio.h and does not include them.
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
