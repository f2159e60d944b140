# SPDX-License-Identifier: MIT
"""The executable in this package, and the environment that it runs in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Dict, List, Optional

_folder = Path(__file__).resolve().parent / "tool"


def executable() -> str:
    """The path of the executable; that of ``LABELKIT`` if it is set."""
    return os.environ.get("LABELKIT") or str(_folder / "labelkit")


def _has_fonts() -> bool:
    """Whether this machine has a font and fontconfig's rules for finding it."""
    if not os.path.exists("/etc/fonts/fonts.conf"):
        return False
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    for folder in ("/usr/share/fonts", "/usr/local/share/fonts", data + "/fonts", os.path.expanduser("~/.fonts")):
        for _, _, files in os.walk(folder):
            if any(name.lower().endswith((".otf", ".ttf", ".ttc", ".otc")) for name in files):
                return True
    return False


def environment() -> Dict[str, str]:
    """This process's environment. On a machine without fonts it names the rules and the font of this package."""
    variables = dict(os.environ)
    rules = _folder / "fonts.conf"
    if "FONTCONFIG_FILE" not in variables and "FONTCONFIG_PATH" not in variables and rules.exists() and not _has_fonts():
        variables["FONTCONFIG_FILE"] = str(rules)
    return variables


def version() -> str:
    """The version of the tool, such as ``0.1.0``."""
    return subprocess.run([executable(), "--version"], check=True, capture_output=True, text=True).stdout.strip()


def main(arguments: Optional[List[str]] = None) -> None:
    """The command ``labelkit``: becomes the executable."""
    program = executable()
    os.execve(program, ["labelkit", *(sys.argv[1:] if arguments is None else arguments)], environment())
