# SPDX-License-Identifier: MIT
"""Prints a bill of materials in SPDX's JSON: the Swift packages, and the packages of Debian that have the files of standard input, of which each
line has SPDX's name of a relationship and a path.
usage: bill_of_materials.py VERSION Package.resolved
"""

import datetime, hashlib, json, os, platform, re, subprocess, sys, urllib.parse

# By Debian's name of the source and by SwiftPM's of the package. Of several licences it is that of THIRD-PARTY-NOTICES.
LICENCES = {
    "brotli": "MIT", "cairo": "MPL-1.1", "expat": "MIT", "fontconfig": "HPND-sell-variant", "fonts-inter": "OFL-1.1", "freetype": "FTL",
    "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1", "glib2.0": "LGPL-2.1-or-later", "glibc": "LGPL-2.1-or-later",
    "graphite2": "LGPL-2.1-or-later OR MPL-1.1 OR GPL-2.0-or-later", "harfbuzz": "MIT-Modern-Variant", "icu": "MIT", "libdeflate": "MIT",
    "libjpeg-turbo": "IJG AND BSD-3-Clause AND Zlib", "libmd": "BSD-3-Clause", "libpng1.6": "libpng-2.0", "libwebp": "BSD-3-Clause",
    "libyaml": "MIT", "minizip": "Zlib", "pcre2": "BSD-3-Clause", "pixman": "MIT", "sqlite3": "blessing", "zlib": "Zlib",
    "flyingfox": "MIT", "swift": "Apache-2.0 WITH Swift-exception", "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-system": "Apache-2.0 WITH Swift-exception",
}  # fmt: skip
COMMENT = (
    "DYNAMIC_LINK: the shared libraries are in the wheel, the image and the bundle, those of glibc and GCC only in the image; the Debian package "
    "depends on them. The font Inter is in the wheel and the image. FlyingFox is in labelkit-server, which only the Debian package has."
)


def component(name, version, source, purl, location="NOASSERTION"):
    if source not in LICENCES:
        sys.exit(f"bill_of_materials.py: the licence of {source} is not known; add it to LICENCES and to THIRD-PARTY-NOTICES")
    return {
        "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.-]", "-", name), "name": name, "versionInfo": version, "downloadLocation": location,
        "filesAnalyzed": False, "licenseConcluded": LICENCES[source], "licenseDeclared": "NOASSERTION", "copyrightText": "NOASSERTION",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}],
    }  # fmt: skip


def ask(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def debian_package(path):
    """The component of the Debian package with a file, which dpkg knows by either of its names since /lib is a link to /usr/lib."""
    path = os.path.realpath(path)
    owner = (ask("dpkg-query", "-S", path) or ask("dpkg-query", "-S", path.removeprefix("/usr"))).split(": ")[0]
    fields = ask("dpkg-query", "-W", "-f", "${Package} ${Version} ${source:Package} ${Architecture}", owner or "-").split()
    if len(fields) != 4:
        sys.exit(f"bill_of_materials.py: no Debian package has {path}")
    name, version, source, architecture = fields
    system = platform.freedesktop_os_release()
    purl = f"pkg:deb/{system['ID']}/{name}@{urllib.parse.quote(version, safe='')}?arch={architecture}&distro={system['ID']}-{system['VERSION_ID']}"
    return component(name, version, re.sub("^gcc-[0-9]+$", "gcc", source), purl)


version, resolved = sys.argv[1:]
swift = os.environ["SWIFT_VERSION"]
links = [("STATIC_LINK", component("swift", swift, "swift", f"pkg:github/swiftlang/swift@swift-{swift}-RELEASE"))]
with open(resolved, encoding="utf-8") as file:
    for pin in json.load(file)["pins"]:
        state, address = pin["state"], pin["location"].removesuffix(".git")
        purl = f"pkg:swift/{address.removeprefix('https://')}@{state['version']}"
        location = f"git+{address}@{state['revision']}"
        links.append(("STATIC_LINK", component(pin["identity"], state["version"], pin["identity"], purl, location)))
links += [(link, debian_package(path)) for link, path in (line.split() for line in sys.stdin)]

LICENCES["labelkit"] = "MIT"
own = component("labelkit", version, "labelkit", f"pkg:generic/labelkit@{version}")
packages = {package["SPDXID"]: package for package in [own] + [package for _, package in links]}
relationships = {("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"])} | {(own["SPDXID"], link, package["SPDXID"]) for link, package in links}
content = {
    "packages": [packages[id] for id in sorted(packages)],
    "relationships": [
        {"spdxElementId": element, "relationshipType": kind, "relatedSpdxElement": other} for element, kind, other in sorted(relationships)
    ],
}
digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
print(json.dumps({
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"labelkit-{version}", "comment": COMMENT,
    "documentNamespace": f"https://labelkit.invalid/spdx/labelkit-{version}-{digest}",
    "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: labelkit-bill_of_materials"]},
    **content,
}, indent=2))  # fmt: skip
