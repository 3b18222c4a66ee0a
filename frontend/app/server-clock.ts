import { useEffect, useState } from 'react';

/** Server's clock minus this browser's, in milliseconds. Browsers' clocks may be wrong by hours. */
let offset = 0;
/** The answer that it was last set by. */
let lastAnswer = '';
const listeners = new Set<() => void>();
const jumpListeners = new Set<() => void>();
/** No network delays an answer by as much. */
const JUMP_MS = 5 * 60_000;

/** Sets the clock by an answer's `today.now`; the same answer again, from the cache, changes nothing. */
export function setServerNow(now: string): void {
  if (now === lastAnswer) return;
  const isFirst = lastAnswer === '';
  const before = offset;
  lastAnswer = now;
  offset = new Date(now).getTime() - Date.now();
  for (const listener of listeners) listener();
  if (!isFirst && Math.abs(offset - before) > JUMP_MS) for (const listener of jumpListeners) listener();
}

/** Calls when the server's clock was moved, or this device's: what is on screen may be out of date. Returns how to stop. */
export function onClockJump(listener: () => void): () => void {
  jumpListeners.add(listener);
  return () => void jumpListeners.delete(listener);
}

/** Calls whenever the clock is set. Returns how to stop. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The present moment as the server sees it. */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

/** The server's present time while the component is on screen, updated every `everyMs` and whenever the clock is set. */
export function useServerNow(everyMs = 1_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    update();
    const forget = onServerClock(update);
    const timer = setInterval(update, everyMs);
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
}

/** The longest wait that the browser's timers can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A little more than what two clocks may differ by. */
const AFTER_MS = 250;

/** The server's present time, updated when `nextTurn` says that what is on screen changes, and whenever the clock is set. */
export function useTurns(nextTurn: (now: Date) => Date | null): Date {
  const [now, setNow] = useState(serverNow);
  const next = nextTurn(now)?.getTime() ?? null;
  useEffect(() => onServerClock(() => setNow(serverNow())), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a timer that fired early another one is set.
  useEffect(() => {
    if (next === null) return;
    const wait = Math.max(next - serverNow().getTime(), 0) + AFTER_MS;
    const timer = setTimeout(() => setNow(serverNow()), Math.min(wait, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
