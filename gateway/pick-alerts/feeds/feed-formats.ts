import { type CalendarEvent, calendarEvents } from './calendar-events.ts';
import { calendarText } from './calendar-text.ts';
import { feedItems } from './feed-items.ts';
import { CALENDAR_PATH, RSS_PATH } from './feed-links.ts';
import type { FeedWriter } from './kept-feeds.ts';
import { rssText } from './rss-text.ts';

export interface FeedFormat {
  path: string;
  type: string;
  write: FeedWriter;
}

export function feedFormats(publicUrl: string): FeedFormat[] {
  return [
    { path: CALENDAR_PATH, type: 'text/calendar; charset=utf-8', write: calendar },
    { path: RSS_PATH, type: 'application/rss+xml; charset=utf-8', write: rss },
  ];

  function calendar(...given: Parameters<FeedWriter>) {
    const events: CalendarEvent[] = calendarEvents(...given);
    return {
      body: calendarText(events, publicUrl),
      changedAt: lastOf(events.map(({ changedAt }) => changedAt)),
    };
  }

  function rss(...given: Parameters<FeedWriter>) {
    const items = feedItems(...given);
    return { body: rssText(items, publicUrl), changedAt: lastOf(items.map(({ at }) => at)) };
  }
}

function lastOf(moments: readonly Date[]): Date {
  return new Date(Math.max(0, ...moments.map(Number)));
}
