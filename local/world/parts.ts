export type Part = { stop(): Promise<void> };

/** The running parts of a world, so that whatever happens, and however far it has come, all of it can be stopped. */
export type Parts = {
  /** Starts a part; it is stopped when the world stops, at once if that is already so. */
  start<Started extends Part>(start: () => Promise<Started>): Promise<Started>;
  /** Stops everything, the last started first. A failure to stop one part does not spare the others. */
  stopAll(): Promise<void>;
  /** Aborted when stopping has begun. */
  signal: AbortSignal;
};

export function createParts(report: (error: unknown) => void): Parts {
  const stopping = new AbortController();
  const starting = new Set<Promise<unknown>>();
  const running: Part[] = [];
  let stopped: Promise<void> | undefined;

  async function stopEach(): Promise<void> {
    await Promise.allSettled(starting);
    for (const part of running.reverse()) await part.stop().catch(report);
  }

  return {
    signal: stopping.signal,
    start: (start) => {
      stopping.signal.throwIfAborted();
      const begun = start().then((part) => {
        running.push(part);
        return part;
      });
      starting.add(begun);
      return begun;
    },
    stopAll: () => {
      stopping.abort();
      stopped ??= stopEach();
      return stopped;
    },
  };
}
