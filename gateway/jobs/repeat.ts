/**
 * Does something now and again so many seconds after it was done, never two at once. `act` must not reject. What is
 * answered stops it, and resolves when nothing runs any more.
 */
export function repeat(seconds: number, act: () => Promise<void>): () => Promise<void> {
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
