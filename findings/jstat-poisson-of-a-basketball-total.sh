#!/usr/bin/env bash
# jstat's Poisson distribution, asked how likely a game stays under its total: 8.5 runs, 44.5 points, 230.5 points.
# Guess: a bit more than one half each time, at any size of the total.
# Seen: right for baseball and football; at 170 points a "probability" of Infinity, and from 171 on NaN, so an NBA total has none.
# Ours: no price is made from a distribution of points, and what is no number is refused wherever numbers come in.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jstat@1.9.6
cat >ask.mjs <<'JS'
import jStat from 'jstat';
console.log('jstat 1.9.6');
for (const [points, mean] of [[8, 8.5], [44, 44.5], [170, 170.5], [230, 230.5]]) console.log(points, mean, jStat.poisson.cdf(points, mean));
JS
node ask.mjs | tee seen.txt
grep -q '^8 8.5 0.5231' seen.txt
grep -q '^44 44.5 0.5' seen.txt
grep -q '^170 170.5 Infinity' seen.txt
grep -q '^230 230.5 NaN' seen.txt
