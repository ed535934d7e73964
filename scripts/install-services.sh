#!/usr/bin/env bash
# Installs what the tests of the table server can use beside Python: PostgreSQL.
# Does nothing where it is already there, or where it cannot be installed this way.
set -euo pipefail

if command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo 'PostgreSQL is not here, and this is not Debian as root: its tests will be left out.' >&2
    exit 0
fi
echo 'installing PostgreSQL (for the tests of the shared store)'
export DEBIAN_FRONTEND=noninteractive
apt-get install -y -qq postgresql >/dev/null || {
    apt-get update -qq && apt-get install -y -qq postgresql >/dev/null
} || echo 'PostgreSQL could not be installed: its tests will be left out.' >&2
