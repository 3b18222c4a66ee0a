#!/usr/bin/env bash
# nfl-teams turns what people call a team into its full name, and promises a best guess for malformed names.
# Guess: cities, nicknames and today's names are known; a team of another sport gets an empty text.
# Seen: by sound alone "Kansas City" is Baltimore, "Washington Commanders" the New York Giants, GB the Giants too, and the Celtics are the
# Colts: no answer is empty, and nothing tells a guess from a certainty.
# Ours: a name has one certain team or is asked about, with the three nearest as buttons.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nfl-teams@0.0.3 2>/dev/null
cat >ask.cjs <<'JS'
const { matchTeam } = require('nfl-teams');
console.log('nfl-teams 0.0.3');
for (const name of ['Jags', 'Kansas City', 'Washington Commanders', 'GB', 'Celtics', 'Over 48.5']) console.log(name, '=', matchTeam(name));
JS
node ask.cjs | tee seen.txt
grep -q '^Jags = Jacksonville Jaguars' seen.txt
grep -q '^Kansas City = Baltimore Ravens' seen.txt
grep -q '^Washington Commanders = New York Giants' seen.txt
grep -q '^Celtics = Indianapolis Colts' seen.txt
