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

/** The server's present time, updated every `everyMs` while the component is on screen. */
export function useServerNow(everyMs = 1_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
