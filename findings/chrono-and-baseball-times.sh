#!/usr/bin/env bash
# chrono-node, a reader of dates and times in running English, on starts as schedules and pick sheets write them.
# Guess: '1:05p' and '7p' are 13:05 and 19:00, as '1:05pm' is; and a team's name is never a day.
# Seen: '1:05p' and 'Celtics +3.5 7p' give nothing at all; 'Suns +3 8:30 PM' is 20:30, but in 'March Madness' it finds a month.
# Ours: one reader of times of our own, with a table of examples; what it cannot read with certainty it asks.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat >read.mjs <<'JS'
import * as chrono from 'chrono-node';
console.log('chrono-node 2.10.3');
for (const text of ['1:05pm', '1:05p', 'Celtics +3.5 7p', 'Suns +3 8:30 PM', 'March Madness'])
  console.log(`${text}:`, chrono.parse(text, new Date('2026-12-02T12:00:00Z')).map((found) => found.text).join(', ') || 'nothing');
JS
TZ=UTC node read.mjs | tee seen.txt
grep -q '^1:05pm: 1:05pm$' seen.txt
grep -q '^1:05p: nothing$' seen.txt
grep -q '^Celtics +3.5 7p: nothing$' seen.txt
grep -q '^Suns +3 8:30 PM: 8:30 PM$' seen.txt
grep -q '^March Madness: March$' seen.txt
