# SPDX-License-Identifier: MIT
#
# What the scripts that make packages share. They are called as `Packaging/make-… EXECUTABLE …` and read:
#   SOURCE_DATE_EPOCH   the time of every file in a package; by default that of the last commit
#   PACKAGES            the folder to write into; by default .build/packages
# The same executable and the same time give the same bytes.
# shellcheck shell=bash
set -euo pipefail
umask 022
export LC_ALL=C TZ=UTC
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
packages=${PACKAGES:-$repository/.build/packages}

say() { echo "${0##*/}: $*" >&2; }

# Ends if a program is missing: its name and the package that has it.
need() { command -v "$1" >/dev/null || { say "$1 is missing; apt-get install $2"; exit 69; }; }

executable=${1:?usage: ${0##*/} EXECUTABLE}
[ -x "$executable" ] || { say "$executable is missing; run make build"; exit 66; }
executable=$(realpath "$executable")
version=$("$executable" --version)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$repository" log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$packages"

# Copies an executable without its symbols, and without what depends on the folder of the build: the hashes by which Swift sees that a module has
# to be compiled again, and the linker's build ID, in whose place comes a digest of what is left.
# usage: install_executable COPY [EXECUTABLE]
install_executable() {
  need objcopy binutils
  local id=$work/build-id hashes=$work/hashes size
  mkdir -p "${1%/*}"
  objcopy --strip-all --dump-section .note.gnu.build-id="$id" --dump-section .swift_modhash="$hashes" "${2:-$executable}" "$1"
  size=$(stat -c %s "$hashes")
  truncate -s 0 "$hashes"
  truncate -s "$size" "$hashes"
  # The first 16 bytes are the head of a note.
  size=$(stat -c %s "$id")
  truncate -s 16 "$id"
  truncate -s "$size" "$id"
  objcopy --update-section .note.gnu.build-id="$id" --update-section .swift_modhash="$hashes" "$1"
  truncate -s 16 "$id"
  printf '%b' "$(sha256sum <"$1" | cut -c "-$((2 * size - 32))" | sed 's/../\\x&/g')" >>"$id"
  objcopy --update-section .note.gnu.build-id="$id" "$1"
  chmod 755 "$1"
}

# Writes a tar archive of a folder: sorted, of root, with one time.
write_tar() {
  tar --create --file "$2" --directory "$1" --sort name --owner 0 --group 0 --numeric-owner --mtime "@$SOURCE_DATE_EPOCH" --format posix \
    --pax-option 'exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime' .
}

# Prints the completion script of a shell, or nothing if the tool has none.
completions() { "$executable" completions "$1" 2>/dev/null || "$executable" --generate-completion-script "$1" 2>/dev/null || true; }

# Moves a finished package to its place, and prints its path and size.
finish() {
  mv "$1" "$packages/${1##*/}"
  echo "$packages/${1##*/}: $(stat -c %s "$packages/${1##*/}") bytes"
}
