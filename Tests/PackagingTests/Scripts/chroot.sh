# SPDX-License-Identifier: MIT
#
# A bare Debian 12 for the tests of packages: no fonts, no libraries beyond those of every installation. The exit status 77 means that there can
# be none here; the last line says why.
# shellcheck shell=bash
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)

skip() { echo "skipped: $*"; exit 77; }

[ "$(id -u)" -eq 0 ] || skip "only root can use a chroot"
PATH=$PATH:/usr/sbin
command -v debootstrap >/dev/null || skip "there is no debootstrap; apt-get install debootstrap"

# Mounts are of this process alone, and end with it.
[ -n "${LABELKIT_IN_NAMESPACE:-}" ] || LABELKIT_IN_NAMESPACE=1 exec unshare --mount "$BASH" "$0" "$@"

base=${LABELKIT_CHROOT:-$repository/.build/chroot/bookworm}
if [ ! -e "$base/etc/debian_version" ]; then
  rm -rf "$base" "$base.new"
  mkdir -p "${base%/*}"
  mirror=$(awk '/^URIs:/ { print $2; exit } $1 == "deb" { print $2; exit }' /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null)
  debootstrap --variant=minbase bookworm "$base.new" "${mirror:-http://deb.debian.org/debian}" >"$base.log" 2>&1 ||
    skip "debootstrap failed, so there is no network: $(tail -n 1 "$base.log")"
  mv "$base.new" "$base"
fi

# A layer over the bare system, which is discarded at the end.
layers=$(mktemp -d)
root=$layers/root
mkdir "$root" "$layers/memory"
trap 'umount -R -l "$root" "$layers/memory" 2>/dev/null || true; rm -rf "$layers"' EXIT
mount -t tmpfs tmpfs "$layers/memory"
mkdir "$layers/memory/upper" "$layers/memory/work"
mount -t overlay overlay -o "lowerdir=$base,upperdir=$layers/memory/upper,workdir=$layers/memory/work" "$root" 2>/dev/null ||
  { mkdir -p "$root" && mount -t tmpfs tmpfs "$root" && cp -a "$base/." "$root/"; }
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"

inside() {
  chroot "$root" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp/home DEBIAN_FRONTEND=noninteractive \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}

# Installs packages of Debian in the chroot.
apt_install() {
  inside apt-get -q update >"$layers/apt" 2>&1 && inside apt-get -q install -y --no-install-recommends "$@" >>"$layers/apt" 2>&1 ||
    skip "apt-get in the chroot failed, so there is no network: $(tail -n 1 "$layers/apt")"
}

# The type, the permissions and the bytes of everything in a chroot, except what dpkg and apt themselves write.
tree_of() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log \) \
    -prune -o -type f -printf '%M %p ' -exec cksum {} \; -o -printf '%M %p %l\n' | sort)
}

# Whether a file is a PNG image of more than an empty canvas.
is_image() { [ "$(head -c 8 "$1" | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ] && [ "$(stat -c %s "$1")" -gt 300 ]; }
