import { PRODUCT } from '#schema/rules/text/product.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { FeedGame } from './feed-games.ts';

/** How long a calendar blocks for a game. */
const GAME_MILLISECONDS = 3 * HOUR;
/** RFC 5545: a line has at most 75 octets. */
const MAX_OCTETS = 75;

/** Games as a calendar, RFC 5545. */
export function calendarText(games: readonly FeedGame[], publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${value(PRODUCT.name)}//Picks//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${value(`${PRODUCT.name} picks`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...games.flatMap((game) => [
      'BEGIN:VEVENT',
      `UID:${game.id}@${host}`,
      `DTSTAMP:${utc(game.updatedAt)}`,
      `LAST-MODIFIED:${utc(game.updatedAt)}`,
      `DTSTART:${utc(game.startsAt)}`,
      `DTEND:${utc(new Date(game.startsAt.getTime() + GAME_MILLISECONDS))}`,
      `SUMMARY:${value(game.title)}`,
      `DESCRIPTION:${value(game.lines.join('\n'))}`,
      `URL:${publicUrl}/dashboard`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A text, with what has a meaning in it escaped. */
function value(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A long line goes on after a line break and a space; a character is never cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // The space counts, too.
    if (Buffer.byteLength(part + character) > MAX_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
