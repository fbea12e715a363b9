#!/bin/sh
# Runs a program of the shop that is installed, as root, with the shop's settings and then its user:
#   as-shop.sh cli/admin-link.ts EMAIL · as-shop.sh cli/backup.ts · as-shop.sh cli/restore.ts FOLDER
set -eu
settings=${MATHAPPU_SETTINGS:-/etc/mathappu/shop.env}
program=$1
shift
cd "${MATHAPPU_RELEASE:-${MATHAPPU_HOME:-/srv/mathappu}/current}"
export NODE_ENV=production DATA_DIR="${DATA_DIR:-/var/lib/mathappu}"
# Root reads the settings and becomes the shop's user before the program is loaded.
become='data:text/javascript,process.initgroups("mathappu","mathappu");process.setgid("mathappu");process.setuid("mathappu")'
exec node_modules/node/bin/node --env-file="$settings" --import="$become" "packages/server/src/$program" "$@"
