// SPDX-License-Identifier: MIT

#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SYSTEM_H
#include FT_TRUETYPE_TABLES_H
#include FT_SIZES_H
#include <stdlib.h>

static void *freetype_allocate(FT_Memory memory, long size) { return malloc((size_t)size); }
static void freetype_free(FT_Memory memory, void *block) { free(block); }
static void *freetype_reallocate(FT_Memory memory, long old_size, long new_size, void *block) { return realloc(block, (size_t)new_size); }
static struct FT_MemoryRec_ freetype_memory = {NULL, freetype_allocate, freetype_free, freetype_reallocate};

// FT_Init_FreeType would also read the variable FREETYPE_PROPERTIES, which changes pixels. End with FT_Done_Library.
static inline FT_Error freetype_open_library(FT_Library *library) {
  FT_Error error = FT_New_Library(&freetype_memory, library);
  if (error == 0) FT_Add_Default_Modules(*library);
  return error;
}

// FreeType's message of an error, which most builds of the library leave out; NULL for an unknown one.
static inline const char *freetype_message(FT_Error error) {
  switch (error) {
#undef FTERRORS_H_
#undef __FTERRORS_H__
#define FT_ERRORDEF(name, value, text) case value: return text;
#define FT_ERROR_START_LIST
#define FT_ERROR_END_LIST
#include FT_ERRORS_H
    default: return NULL;
  }
}
