#!/usr/bin/env bash
# Three npm libraries that ship zone data of their own, asked for Winnipeg in December 2026.
# Guess: since Manitoba's law (UTC-5 all year from October 31, 2026) has been in the zone data since tz 2026e, they agree.
# Seen: only moment-timezone does it; the newest release of the two others still goes back to UTC-6 in winter.
# Ours: alerts and digests of members go by zone data that we keep current and name in /livez.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-timezone@0.6.6 @js-joda/core@6.0.1 @js-joda/timezone@2.25.2 spacetime@7.15.0
cat >ask.mjs <<'JS'
import moment from 'moment-timezone';
import { Instant, ZoneId } from '@js-joda/core';
import '@js-joda/timezone';
import spacetime from 'spacetime';
const at = Date.UTC(2026, 11, 15, 18);
const zone = 'America/Winnipeg';
console.log('moment-timezone 0.6.6, data', moment.tz.dataVersion, moment.tz(at, zone).format('HH:mm Z'));
console.log('@js-joda/timezone 2.25.2', Instant.ofEpochMilli(at).atZone(ZoneId.of(zone)).offset().toString());
console.log('spacetime 7.15.0', spacetime(at, zone).format('{time-24} {offset}'), spacetime(at, zone).hour());
JS
node ask.mjs | tee seen.txt
grep -q 'moment-timezone 0.6.6, data 2026f 13:00 -05:00' seen.txt
grep -q '@js-joda/timezone 2.25.2 -06:00' seen.txt
grep -qE 'spacetime 7.15.0 .* 12$' seen.txt
