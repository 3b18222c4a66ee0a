import { tabStorage } from '#frontend/app/browser-storage.ts';
import { pageConfig } from '#frontend/app/page-config.ts';
import { type TrackingEvent, trackerOf } from './adapters.ts';

const KEY = 'tracked';
const sent = new Set<string>();

/**
 * Tells an event once for `occasion`, such as one visit to the checkout, however often the page is drawn or
 * reloaded in this tab.
 */
export function trackOnce(event: TrackingEvent, occasion: string): void {
  const mark = `${event.name}:${occasion}`;
  if (sent.has(mark) || readSent().includes(mark)) return;
  sent.add(mark);
  tabStorage.writeJson(KEY, [...readSent(), mark]);
  trackerOf(pageConfig().tracking)(event);
}

function readSent(): string[] {
  const stored = tabStorage.readJson<unknown>(KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}
