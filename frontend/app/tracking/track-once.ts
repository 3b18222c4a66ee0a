import { pageConfig } from '#frontend/app/page-config.ts';
import { type TrackingEvent, trackerOf } from './adapters.ts';

const KEY = 'tracked';
const told = new Set<string>();

/**
 * Tells an event once for `occasion`, such as one visit to the checkout, however often the page is drawn or
 * reloaded in this tab.
 */
export function trackOnce(event: TrackingEvent, occasion: string): void {
  const mark = `${event.name}:${occasion}`;
  if (told.has(mark) || readTold().includes(mark)) return;
  told.add(mark);
  writeTold([...readTold(), mark]);
  trackerOf(pageConfig().tracking)(event);
}

function readTold(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function writeTold(marks: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Without storage it is once a page load.
  }
}
