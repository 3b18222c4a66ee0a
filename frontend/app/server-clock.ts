import { useEffect, useState } from 'react';

/** Server's clock minus this browser's, in milliseconds. Browsers' clocks may be wrong by hours. */
let offset = 0;
/** The answer that it was set by. */
let heard = '';
const listeners = new Set<() => void>();

/** Sets the clock by an answer's `today.now`; one that was heard before, and is shown from the cache, says nothing new. */
export function setServerNow(now: string): void {
  if (now === heard) return;
  heard = now;
  offset = new Date(now).getTime() - Date.now();
  for (const listener of listeners) listener();
}

/** Calls whenever the clock is set. Answers how to stop. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The present moment as the server sees it. */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

/** The server's present, renewed every `everyMs` while the component is on screen. */
export function useServerNow(everyMs = 1_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
