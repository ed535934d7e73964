#!/usr/bin/env bash
# Installs what the tests of the table server can use beside Python: PostgreSQL, and nginx in front of it.
# Does nothing where they are already there, or where they cannot be installed this way.
set -euo pipefail

missing=()
command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
[ ${#missing[@]} -gt 0 ] || exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "Not here, and this is not Debian as root, so their tests will be left out: ${missing[*]}" >&2
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
for package in "${missing[@]}"; do
    echo "installing $package (for the tests of servers)"
    apt-get install -y -qq "$package" >/dev/null || {
        apt-get update -qq && apt-get install -y -qq "$package" >/dev/null
    } || echo "$package could not be installed: its tests will be left out." >&2
done
