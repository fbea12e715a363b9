#!/bin/sh
# Prepares a version beside the running one, then lets one shop after the other go over to it; when one of
# them is not ready, all go back to the version before:
#   release.sh <address of the repository> <tag>
set -eu
# Where install.sh puts npm.
PATH=$PATH:/opt/mathappu/bin
home=${MATHAPPU_HOME:-/srv/mathappu}
releases=$home/releases
current=$home/current
release=$releases/$2
before=$(readlink "$current" || true)

if [ "$before" = "$release" ]; then
  echo "$2 is what runs" >&2
  exit 1
fi
# What a try before has left.
rm --recursive --force "$release"
# A tag, or a commit that the repository has.
git -c advice.detachedHead=false clone --quiet --no-checkout "$1" "$release"
git -C "$release" -c advice.detachedHead=false checkout --quiet "$2"
# Pages that customers have open go on finding their files.
if [ -d "$current/packages/web/build" ]; then
  cp --archive "$current/packages/web/build" "$release/packages/web/build"
fi
# Wrong settings are said before the build, which takes minutes, and while the shop runs on.
settings=${MATHAPPU_SETTINGS:-/etc/mathappu/shop.env}
if ! (cd "$release" && NODE_ENV=production npm run --silent check-settings -- "$settings"); then
  echo "$2 does not start with $settings; nothing has changed" >&2
  exit 1
fi
(cd "$release" && npm run build)
# What only developing needs stays out, but for the pinned Node, which is listed there and runs the shop.
(
  cd "$release"
  mv node_modules/node .node
  npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
  mv .node node_modules/node
)

lead_to() {
  ln --symbolic --no-dereference "$1" "$current.$$"
  mv --no-target-directory "$current.$$" "$current"
}
go_back() {
  echo "$2 is not ready" >&2
  if [ -n "$before" ]; then lead_to "$before"; else rm "$current"; fi
  for unit in $restarted; do systemctl restart "$unit" || true; done
  rm --recursive --force "$release"
  exit 1
}

if [ -n "$before" ]; then systemctl start mathappu-backup; fi
lead_to "$release"
restarted=
# Each is ready before the next one restarts. The first one migrates.
for unit in mathappu@3000 mathappu@3001 mathappu-worker; do
  restarted="$restarted $unit"
  systemctl restart "$unit" || go_back "$@"
done
# A process that runs keeps the folder it began in; this release, the one that ran before and the newest of
# the others stay. The one before may be the oldest, after a way back by hand.
if [ -d "$before" ]; then touch "$before"; fi
touch "$release"
ls -t "$releases" | tail --lines=+4 | while read -r old; do rm --recursive --force "${releases:?}/$old"; done
# Compiled code of the versions before.
cache=${MATHAPPU_CACHE:-/var/cache/mathappu}
if [ -d "$cache" ]; then find "$cache" -type f -delete; fi
