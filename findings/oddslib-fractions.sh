#!/usr/bin/env bash
# oddslib turns American odds into the fractions that British books print.
# Guess: -110 is 10/11, -120 is 5/6 and +145 is 29/20.
# Seen: only odds above even come out as fractions; -110 is 90901009759/99991110735, the nearest fraction of a rounded float.
# Ours: a fraction has the shortest denominator that is near enough, below 100 as bookmakers write it.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oddslib@2.1.1
cat >convert.cjs <<'JS'
const oddslib = require('oddslib');
console.log('oddslib 2.1.1');
for (const american of [-110, -120, 145]) console.log(american, oddslib.from('moneyline', american).to('fractional'));
JS
node convert.cjs | tee seen.txt
grep -q -- '-110 90901009759/99991110735' seen.txt
grep -q -- '-120 41665738054/49998885665' seen.txt
grep -q '145 29/20' seen.txt
