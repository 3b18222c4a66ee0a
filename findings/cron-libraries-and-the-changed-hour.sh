#!/usr/bin/env bash
# Three schedulers, asked in New York for a job at 2:30 AM on the day that has no 2:30, and for every 20 minutes of an hour that comes twice.
# Guess: all three run the first at 3:30 and the second in both hours.
# Seen: cron-parser says 3:30, croner and cron say 3:00; in autumn only croner runs in the second 1 AM hour as well.
# Ours: no line of cron anywhere; a job is due after a length of time or at a moment of New York that is tested on both days.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cron-parser@5.10.6 croner@11.0.1 cron@4.4.0
cat >ask.mjs <<'JS'
import { CronTime } from 'cron';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
import { DateTime } from 'luxon';
const tz = 'America/New_York';
const ways = {
  'cron-parser 5.10.6': (line, from) => {
    const found = CronExpressionParser.parse(line, { currentDate: from, tz });
    return [1, 2, 3].map(() => found.next().toDate());
  },
  'croner 11.0.1': (line, from) => new Cron(line, { timezone: tz, paused: true }).nextRuns(3, from),
  'cron 4.4.0': (line, from) => {
    let at = DateTime.fromJSDate(from, { zone: tz });
    return [1, 2, 3].map(() => (at = new CronTime(line, tz).getNextDateFrom(at, tz)).toJSDate());
  },
};
const wall = (at) => DateTime.fromJSDate(at, { zone: tz }).toFormat('LLL d h:mm ZZZZ');
for (const [line, from] of [['30 2 * * *', '2027-03-13T12:00:00-05:00'], ['*/20 1 * * *', '2026-11-01T01:10:00-04:00']])
  for (const [name, next] of Object.entries(ways)) console.log(name, line, next(line, new Date(from)).map(wall).join(', '));
JS
node ask.mjs | tee seen.txt
grep -qF 'cron-parser 5.10.6 30 2 * * * Mar 14 3:30 EDT' seen.txt
grep -qF 'croner 11.0.1 30 2 * * * Mar 14 3:00 EDT' seen.txt
grep -qF 'cron 4.4.0 30 2 * * * Mar 14 3:00 EDT' seen.txt
grep -qF 'cron-parser 5.10.6 */20 1 * * * Nov 1 1:20 EDT, Nov 1 1:40 EDT, Nov 2 1:00 EST' seen.txt
grep -qF 'croner 11.0.1 */20 1 * * * Nov 1 1:20 EDT, Nov 1 1:40 EDT, Nov 1 1:00 EST' seen.txt
grep -qF 'cron 4.4.0 */20 1 * * * Nov 1 1:20 EDT, Nov 1 1:40 EDT, Nov 2 1:00 EST' seen.txt
