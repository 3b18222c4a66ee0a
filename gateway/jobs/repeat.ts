/**
 * Runs `act` repeatedly, so many seconds after it last finished, never twice at once. `act` must not reject. The
 * returned function stops it and resolves when nothing runs any more.
 */
export function repeat(seconds: number, act: () => Promise<unknown>): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = act().then(() => {
      if (!stopped) timer = setTimeout(next, seconds * 1_000);
    });
  };
  let timer = setTimeout(next, 0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
