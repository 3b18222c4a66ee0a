import { PRODUCT } from '#schema/rules/text/product.ts';
import { HOUR, SECOND } from '#schema/rules/time/durations.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** How long a calendar blocks for a game. */
const GAME_MILLISECONDS = 3 * HOUR;
/** RFC 5545: a line has at most 75 octets. */
const MAX_OCTETS = 75;

/** Games as a calendar, RFC 5545. Without a METHOD, which would need an organizer in each event (RFC 5546). */
export function calendarText(events: readonly CalendarEvent[], publicUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${value(PRODUCT.name)}//Picks//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${value(`${PRODUCT.name} picks`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap((event) => eventLines(event, publicUrl)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(
  { id, title, startsAt, lines, cancelled, changedAt }: CalendarEvent,
  publicUrl: string,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + GAME_MILLISECONDS))}`,
    `SUMMARY:${value(title)}`,
    `DESCRIPTION:${value(lines.join('\n'))}`,
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
    `URL:${publicUrl}/dashboard`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Counted in seconds, so that each change has a higher one without anything being stored. Fits 32 bits until 2094. */
function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2026, 0, 1)) / SECOND));
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
