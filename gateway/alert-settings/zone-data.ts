import data from 'moment-timezone/data/packed/latest.json' with { type: 'json' };
import { MINUTE } from '#schema/rules/time/durations.ts';
import { NEW_YORK } from '#schema/rules/time/eastern-time.ts';
import { isZone } from '#schema/rules/time/shown-time.ts';
import { runtimeZone, type ZoneOffset } from '#schema/rules/time/zoned-time.ts';

/** Which release of the time zone database members' clocks go by, such as 2026f. */
export const ZONE_DATA = data.version;

const packed = new Map(data.zones.map((zone) => [zone.slice(0, zone.indexOf('|')), zone]));
for (const link of data.links) {
  const [zone = '', name = ''] = link.split('|');
  packed.set(name, packed.get(zone) ?? '');
}
const opened = new Map<string, ZoneOffset>();

/** The clocks of a zone that a member chose; New York's for none. What the data do not name is as Node knows it. */
export function zoneOf(chosen: string | null): ZoneOffset {
  const name = chosen ?? NEW_YORK;
  const known = opened.get(name);
  if (known) return known;
  const line = packed.get(name);
  const zone = line ? unpack(line) : runtimeZone(isZone(name) ? name : NEW_YORK);
  opened.set(name, zone);
  return zone;
}

/** Every zone that the data name. */
export function zoneNames(): string[] {
  return [...packed.keys()];
}

/** `name|abbreviations|minutes behind UTC|which of them, in order|minutes from one change to the next|people` */
function unpack(line: string): ZoneOffset {
  const [, , behind = '', order = '', changes = ''] = line.split('|');
  const offsets = behind.split(' ').map((minutes) => -numberOf(minutes) * MINUTE);
  let at = 0;
  const until =
    changes === ''
      ? []
      : changes.split(' ').map((minutes) => {
          at += numberOf(minutes);
          return Math.round(at * MINUTE);
        });
  const ordered = [...order].map((place) => Math.round(offsets[numberOf(place)] ?? 0));
  return (instant) => {
    const next = until.findIndex((change) => instant.getTime() < change);
    return ordered.at(next === -1 ? -1 : next) ?? 0;
  };
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';

/** A number to the base of 60. */
function numberOf(text: string): number {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const value =
    [...whole].reduce((sum, digit) => 60 * sum + DIGITS.indexOf(digit), 0) +
    [...fraction].reduceRight((sum, digit) => (sum + DIGITS.indexOf(digit)) / 60, 0);
  return text.startsWith('-') ? -value : value;
}
