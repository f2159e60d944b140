# SPDX-License-Identifier: MIT
#
# For packages that run on a bare machine: the executable with the shared libraries, the font and the licences that such a machine lacks.
# shellcheck shell=bash

# The shared libraries of an executable that a bare Debian does not have, one path a line. Those that every Linux with glibc has stay outside,
# as the manylinux rules want.
bare_libraries() {
  ldd "$1" | awk '$3 ~ /^\// && $1 !~ /^(libc|libm|libdl|libpthread|librt|libgcc_s|libstdc\+\+)\.so/ { print $3 }' | sort -u
}

# The Debian package that has a file, by either of its names since /lib has become a link to /usr/lib.
package_of() {
  local path
  path=$(realpath "$1")
  { dpkg-query -S "$path" || dpkg-query -S "${path#/usr}"; } 2>/dev/null | head -n 1 | cut -d : -f 1
}

# Copies the licence of the Debian package that has a file into a folder.
copy_licence_of() {
  local package
  package=$(package_of "$1")
  [ -n "$package" ] && [ -f "/usr/share/doc/$package/copyright" ] || { say "the licence of $1 is not in /usr/share/doc"; exit 70; }
  install -m 644 "/usr/share/doc/$package/copyright" "$2/$package.txt"
}

# Copies the executable, its libraries and their licences. The libraries are found by their place relative to the executable.
# usage: install_bare TOOL-FOLDER LIBRARY-FOLDER LICENCE-FOLDER [LIBRARY ...]; the last ones are copied as well
install_bare() {
  need patchelf patchelf
  local tool=$1 folder=$2 licences=$3 library
  shift 3
  install_executable "$tool/labelkit"
  mkdir -p "$folder" "$licences"
  for library in $(bare_libraries "$tool/labelkit") "$@"; do
    install -m 755 "$(realpath "$library")" "$folder/${library##*/}"
    # The C library's own files are as they are: its loader must not be changed.
    [[ " $* " == *" $library "* ]] || patchelf --set-rpath '$ORIGIN' "$folder/${library##*/}"
    copy_licence_of "$library" "$licences"
  done
  patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to "$tool" "$folder")" "$tool/labelkit"
  # What Debian's copyright files refer to.
  install -m 644 /usr/share/common-licenses/LGPL-2.1 "$licences/LGPL-2.1.txt"
  install -m 644 "$repository/LICENSE" "$licences/LICENSE"
  install -m 644 "$repository/THIRD-PARTY-NOTICES" "$licences/THIRD-PARTY-NOTICES"
}

# Copies the font Inter, for machines without fonts.
# usage: install_font FONT-FOLDER LICENCE-FOLDER
install_font() {
  local font
  mkdir -p "$1" "$2"
  for font in /usr/share/fonts/opentype/inter/Inter-*.otf; do
    [ -f "$font" ] || { say "the font Inter is missing; apt-get install fonts-inter"; exit 69; }
    install -m 644 "$font" "$1/${font##*/}"
  done
  copy_licence_of "$font" "$2"
}
