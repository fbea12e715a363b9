#!/bin/sh
# Prepares a version beside the running one, then lets one shop after the other go over to it:
#   release.sh <address of the repository> <tag>
set -eu
home=${MATHAPPU_HOME:-/srv/mathappu}
releases=$home/releases
current=$home/current
release=$releases/$2

git -c advice.detachedHead=false clone --quiet --depth 1 --branch "$2" "$1" "$release"
# Pages that customers have open go on finding their files.
if [ -d "$current/packages/web/build" ]; then
  cp --archive "$current/packages/web/build" "$release/packages/web/build"
fi
(cd "$release" && npm run build)

ln --symbolic --no-dereference "$release" "$current.$$"
mv --no-target-directory "$current.$$" "$current"
# Each is ready before the next one restarts. The first one migrates.
for unit in mathappu@3000 mathappu@3001 mathappu-worker; do
  systemctl restart "$unit"
done
# A process that runs keeps the folder it began in; the last three stay.
ls -t "$releases" | tail --lines=+4 | while read -r old; do rm --recursive --force "${releases:?}/$old"; done
