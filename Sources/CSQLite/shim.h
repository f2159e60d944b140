// SPDX-License-Identifier: MIT

#pragma once
#include <sqlite3.h>

// Swift cannot import SQLITE_TRANSIENT, a cast of -1 to a function. Without an address SQLite would bind NULL, and an empty Swift string may
// have none.
static inline int labelkit_bind_copied_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text ? text : "", length, SQLITE_TRANSIENT);
}
