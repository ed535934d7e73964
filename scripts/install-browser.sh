#!/usr/bin/env bash
# Installs a browser for the tests of the pages: Debian's Chromium without windows, which opens a page with a quarter of the
# processor time of the one that draws them. Where it cannot be had, the Chromium that is there will do.
set -euo pipefail

command -v chromium-headless-shell >/dev/null && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    echo "installing a browser (for the tests of the pages)"
    apt-get update -qq || true
    for package in chromium-headless-shell chromium; do
        apt-get install -y -qq "$package" >/dev/null && exit 0
    done
fi
command -v chromium google-chrome chrome >/dev/null || {
    echo 'The browser tests need Chromium; on Debian and Ubuntu: apt install chromium-headless-shell' >&2
    exit 1
}
