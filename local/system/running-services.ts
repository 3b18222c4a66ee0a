export type Service = { stop(): Promise<void> };

/** The running services of a world. However far a start has come, all of them can be stopped. */
export type RunningServices = {
  /** Starts a service; it is stopped when the world stops, at once if that is already so. */
  start<Started extends Service>(start: () => Promise<Started>): Promise<Started>;
  /** Stops everything, the last started first. If one fails to stop, the others are stopped all the same. */
  stopAll(): Promise<void>;
  /** Aborted when stopping has begun. */
  signal: AbortSignal;
};

export function createRunningServices(report: (error: unknown) => void): RunningServices {
  const stopping = new AbortController();
  const starting = new Set<Promise<unknown>>();
  const running: Service[] = [];
  let stopped: Promise<void> | undefined;

  async function stopEach(): Promise<void> {
    await Promise.allSettled(starting);
    for (const service of running.reverse()) await service.stop().catch(report);
  }

  return {
    signal: stopping.signal,
    start: (start) => {
      stopping.signal.throwIfAborted();
      const begun = start().then((service) => {
        running.push(service);
        return service;
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
