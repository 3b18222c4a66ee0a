import { useEffect, useSyncExternalStore } from 'react';
import { easternDay, nextMidnight } from '#schema/rules/time/eastern-time.ts';
import { onServerClock, serverNow } from './server-clock.ts';

/** A little more than what a clock and a network may differ by between two answers. */
const AFTER_MS = 250;

/**
 * Today in New York by the server's clock. It updates automatically: at midnight, when an answer shows that another day
 * has begun, and when the viewer returns to a page whose timers had slept.
 */
export function useServerDay(): string {
  return useSyncExternalStore(follow, presentDay);
}

/** Acts when the day that was shown as today is over. */
export function useWhenDayEnds(shown: string | undefined, act: () => unknown): void {
  const today = useServerDay();
  useEffect(() => {
    if (shown && shown < today) act();
  }, [shown, today, act]);
}

function presentDay(): string {
  return easternDay(serverNow());
}

function follow(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = serverNow();
    timer = setTimeout(update, nextMidnight(now).getTime() - now.getTime() + AFTER_MS);
    changed();
  };
  const forget = onServerClock(update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', update);
  };
}
