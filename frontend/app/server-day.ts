import { useEffect, useSyncExternalStore } from 'react';
import { easternDay, nextMidnight } from '#schema/rules/eastern-time.ts';
import { onServerClock, serverNow } from './server-clock.ts';

/** A little more than what a clock and a network may differ by between two answers. */
const AFTER_MS = 250;

/**
 * Today in New York as the server has it. It changes by itself: at midnight, when an answer says that another day
 * has begun, and when the reader comes back to a page whose timers had slept.
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
  const look = () => {
    clearTimeout(timer);
    const now = serverNow();
    timer = setTimeout(look, nextMidnight(now).getTime() - now.getTime() + AFTER_MS);
    changed();
  };
  const forget = onServerClock(look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', look);
  };
}
