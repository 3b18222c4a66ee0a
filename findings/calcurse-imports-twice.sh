#!/usr/bin/env bash
# calcurse imports a calendar file, then the same file after its event has moved (same UID, higher SEQUENCE), then the first again.
# Guess: one event is left, at the time of the highest SEQUENCE: UID is what tells events apart.
# Seen: three events. An import goes by neither UID nor SEQUENCE.
# Ours: nothing to change; a subscription by vdirsyncer or khal goes by UID, and a test holds that.
set -euo pipefail
command -v calcurse >/dev/null || apt-get install -y -qq --no-install-recommends calcurse >/dev/null
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
event() {
  printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Games//EN\r\nBEGIN:VEVENT\r\nUID:game-1@example.org\r\n'
  printf 'SEQUENCE:%s\r\nDTSTAMP:20261129T000000Z\r\nDTSTART:20261202T%s\r\nDTEND:20261202T050000Z\r\nSUMMARY:Game\r\n' "$1" "$2"
  printf 'END:VEVENT\r\nEND:VCALENDAR\r\n'
}
event 0 010000Z >first.ics
event 1 020000Z >moved.ics
for file in first moved first; do calcurse -D calendar -i "$file.ics" >/dev/null; done
calcurse --version | head -1
cat calendar/apts
test "$(wc -l <calendar/apts)" = 3
