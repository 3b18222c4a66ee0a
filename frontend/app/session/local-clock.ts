const CHECK_MS = 2_000;

/**
 * In the local world the clock can be moved (/local/clock): open pages follow it within seconds. Production builds
 * contain nothing of this. Returns how to stop.
 */
export function followLocalClock(moved: () => void): () => void {
  let last: number | null = null;
  const check = async () => {
    if (document.hidden || navigator.onLine === false) return;
    const answer = await fetch('/local/clock').catch(() => null);
    if (!answer?.ok) return;
    const { offsetMs } = (await answer.json()) as { offsetMs: number };
    if (last !== null && offsetMs !== last) moved();
    last = offsetMs;
  };
  const timer = setInterval(() => void check().catch(() => {}), CHECK_MS);
  return () => clearInterval(timer);
}
