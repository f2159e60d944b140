// SPDX-License-Identifier: MIT

#pragma once
#include <minizip/unzip.h>
