# SPDX-License-Identifier: MIT
"""Headless Chromium for the benchmarks of pages, driven through two pipes; it needs no package."""

import json
import os
import shutil
import subprocess
import sys


class Browser:
    """Chromium without a window: each message of the DevTools protocol ends with a zero byte."""

    def __init__(self, folder):
        program = next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)
        if not program:
            sys.exit("There is no Chromium; scripts/install-deps --with-chromium installs it.")
        to_read, self.to_write = os.pipe()
        self.from_read, from_write = os.pipe()
        # The protocol is on descriptors 3 and 4.
        command = 'exec "$0" "$@" 3<&%d 4>&%d' % (to_read, from_write)
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe"]
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", command, program, *flags, f"--user-data-dir={folder}/profile", "about:blank"],
            pass_fds=(to_read, from_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.received, self.last, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=1280, height=800, deviceScaleFactor=1, mobile=False)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_write, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.received:
                data = os.read(self.from_read, 1 << 16)
                if not data:
                    sys.exit("The browser has ended.")
                self.received += data
            text, self.received = self.received.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def press(self, key):
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=key)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def close(self):
        self.process.terminate()
        self.process.wait()
