import { setServerNow } from '#frontend/app/server-clock.ts';

const CHECK_MS = 2_000;

/**
 * In the local world the clock can be moved (/local/clock). Pages with a live stream learn of it because the stream
 * ends; the others check. Production builds contain nothing of this. Returns how to stop.
 */
export function followLocalClock(moved: () => void): () => void {
  let last: number | null = null;
  const check = async () => {
    if (document.hidden || navigator.onLine === false) return;
    const answer = await fetch('/local/clock').catch(() => null);
    if (!answer?.ok) return;
    const { now, offsetMs } = (await answer.json()) as { now: string; offsetMs: number };
    // A move before the first check shows as a jump from the time that the page was loaded with.
    if (last === null) setServerNow(now);
    else if (offsetMs !== last) moved();
    last = offsetMs;
  };
  const tick = () => void check().catch(() => {});
  tick();
  const timer = setInterval(tick, CHECK_MS);
  return () => clearInterval(timer);
}
