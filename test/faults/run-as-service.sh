#!/usr/bin/env bash
# Runs the example units of systemd where there is no systemd: their commands, as their user, with their environment, on
# a file system that is read-only but for their folders, with no privileges to gain. As root, on Linux, with the build
# in /opt/storyfolio and the user storyfolio: test/faults/run-as-service.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
units=docs/examples
state=/var/lib/storyfolio backups=/var/backups/storyfolio
# Nothing of an installation that is in use may be touched.
[ ! -e "$state" ] && [ ! -e "$backups" ] || { echo "$state or $backups exists already"; exit 2; }
cleanup() { [ -z "${pid:-}" ] || kill -KILL "$pid" 2>/dev/null || true; rm -rf "$state" "$backups"; }
trap cleanup EXIT

setting() { sed -n "s/^$2=//p" "$units/$1"; }

# in_unit UNIT COMMAND: what systemd does around ExecStart.
in_unit() {
  user=$(setting "$1" User)
  export state backups user
  unshare --mount --kill-child sh -c '
    mount --make-rprivate / &&
    for folder in "$state" "$backups"; do mount --bind "$folder" "$folder"; done &&
    mount -o remount,bind,ro / &&
    mount -t tmpfs -o mode=1777 tmpfs /tmp && mount -t tmpfs -o mode=755 tmpfs /home && mount -t tmpfs tmpfs /root &&
    cd "$1" && shift &&
    exec setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --bounding-set=-all "$@"
  ' unit "$(setting "$1" WorkingDirectory)" \
    env -i PATH=/usr/local/bin:/usr/bin:/bin $(grep -v '^#' "$units/storyfolio.env") PORT="$port" sh -c "exec $2"
}

command_of() { setting "$1" "$2" | sed 's/%%/%/g'; }
step() { printf '%s\n' "$*"; }

port=3918
install --directory --owner storyfolio --mode "$(setting storyfolio.service StateDirectoryMode)" "$state"
install --directory --owner storyfolio --mode 700 "$backups"

log=$(mktemp)
in_unit storyfolio.service "$(command_of storyfolio.service ExecStart)" >"$log" 2>&1 &
pid=$!
for _ in $(seq 300); do grep -q 'is ready' "$log" && break; sleep 0.2; done
grep -q 'is ready' "$log" || { cat "$log"; exit 1; }
main=$(pgrep --full --uid storyfolio '^node .*dist/server/main.js' | head -1)
step "the server is ready, as $(ps -o user= -p "$main"); /readyz says $(curl -s "http://127.0.0.1:$port/readyz")"

in_unit storyfolio-backup.service "$(command_of storyfolio-backup.service ExecStart)"
in_unit storyfolio-backup.service "$(command_of storyfolio-backup.service ExecStartPost)"
step "in $backups: $(ls -l "$backups" | tail -n +2)"

kill -TERM "$main"
wait "$pid" && step "stopped with 0" || step "stopped with $?"
pid=
step "processes of the user that are left: $(pgrep --uid storyfolio | wc -l)"
rm -f "$log"
