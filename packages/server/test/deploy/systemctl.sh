#!/bin/sh
# Stands for systemctl in a Debian tree without systemd: starts and stops what the units of the shop name, as
# their users and with their settings, and hands Debian's own services to their scripts.
set -eu
run=/run/stand-in
mkdir -p "$run"
verb=$1
shift

value() { sed -n "s/^$2=//p" "$1" | sed "s/%i/$instance/g"; }
stop() {
  [ -e "$run/$1" ] || return 0
  kill "$(cat "$run/$1")" 2>/dev/null || true
  while kill -0 "$(cat "$run/$1")" 2>/dev/null; do sleep 0.2; done
  rm "$run/$1"
}
# as_unit FILE COMMAND…: with the unit's user, folder and environment.
as_unit() (
  file=$1
  shift
  for pair in $(value "$file" Environment); do export "${pair?}"; done
  set -a
  . "$(value "$file" EnvironmentFile)"
  set +a
  cd "$(value "$file" WorkingDirectory)"
  exec setpriv --reuid mathappu --regid mathappu --init-groups "$@"
)
start() {
  runtime=$(value "$2" RuntimeDirectory)
  if [ -n "$runtime" ]; then rm -rf "/run/$runtime"; install -d -o mathappu -g mathappu "/run/$runtime"; fi
  if [ "$(value "$2" Type)" = oneshot ]; then
    as_unit "$2" sh -c "$(value "$2" ExecStart)"
  else
    # The id is that of the program itself, said in the first line.
    rm -f "$run/$1.log"
    as_unit "$2" setsid sh -c "echo \$\$; exec $(value "$2" ExecStart)" >"$run/$1.log" 2>&1 &
    until [ -s "$run/$1.log" ]; do sleep 0.1; done
    head -n 1 "$run/$1.log" >"$run/$1"
  fi
  MAINPID=$(cat "$run/$1" 2>/dev/null || true)
  export MAINPID
  after=$(value "$2" ExecStartPost)
  [ -z "$after" ] || as_unit "$2" sh -c "$after"
}

for unit in "$@"; do
  name=${unit%.service}
  instance=
  case $name in
    -* | *.timer) continue ;;
    *@*) instance=${name#*@}; file=/etc/systemd/system/${name%@*}@.service ;;
    *) file=/etc/systemd/system/$name.service ;;
  esac
  case $verb-$name in
    enable-*) ;;
    *-nginx | *-postgresql | *-redis-server) service "$name" "$verb" >/dev/null ;;
    start-*) start "$name" "$file" ;;
    restart-*) stop "$name"; start "$name" "$file" ;;
    stop-*) stop "$name" ;;
  esac
done
