#!/usr/bin/env bash
# How likely is a record of 540 wins in 1,000 bets, or fewer, for somebody who wins 52.38 %? Three libraries beside exact fractions.
# Guess: the port of R's own algorithms is exact to the last digits, and jstat the roughest.
# Seen: the port differs from the exact value at the eighth digit for 100 bets and more; jstat has ten digits right, stdlib thirteen.
# Ours: the record states an interval for its units and no such tail, and its figures are recounted by a second program.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lib-r-math.js@2.0.3 jstat@1.9.6 @stdlib/stats-base-dists-binomial-cdf@0.2.3
cat >ask.mjs <<'JS'
import stdlib from '@stdlib/stats-base-dists-binomial-cdf';
import jStat from 'jstat';
import { pbinom } from 'lib-r-math.js';
/** The sum of exact fractions, to eighteen digits. */
function exact(wins, bets) {
  let [sum, ways] = [0n, 1n];
  for (let k = 0; k <= wins; k += 1) {
    sum += ways * 5238n ** BigInt(k) * 4762n ** BigInt(bets - k);
    ways = (ways * BigInt(bets - k)) / BigInt(k + 1);
  }
  return Number((sum * 10n ** 18n) / 10_000n ** BigInt(bets)) / 1e18;
}
console.log('lib-r-math.js 2.0.3, jstat 1.9.6, @stdlib/stats-base-dists-binomial-cdf 0.2.3');
for (const [wins, bets] of [[6, 10], [60, 100], [540, 1000]]) {
  const digits = (value) => Math.min(15, Math.floor(-Math.log10(Math.abs(value - exact(wins, bets)) + 1e-15)));
  const p = 0.5238;
  console.log(bets, 'exact', exact(wins, bets), 'right digits:', 'R', digits(pbinom(wins, bets, p)),
    'jstat', digits(jStat.binomial.cdf(wins, bets, p)), 'stdlib', digits(stdlib(wins, bets, p)));
}
JS
node ask.mjs | tee seen.txt
grep -qE '^100 exact 0.94852835731695.* R 8 ' seen.txt
grep -qE '^1000 exact 0.85485128634102.* R 7 ' seen.txt
