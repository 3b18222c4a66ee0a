import { useEffect, useState } from 'react';

/** Server's clock minus this browser's, in milliseconds. Browsers' clocks may be wrong by hours. */
let offset = 0;
const listeners = new Set<() => void>();

/** Sets the clock by an answer's `today.now`. */
export function setServerNow(now: string): void {
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
