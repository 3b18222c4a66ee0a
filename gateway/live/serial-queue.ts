/** Runs tasks one after the other. A failure is passed to `failed` and does not stop the following tasks. */
export function serialQueue(
  failed: (failure: unknown) => void,
): (task: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(failed);
    return last;
  };
}

/** Merges waiting requests into one task: however many call it while it waits, it runs once for all of them. */
export function batched<T>(
  enqueue: (task: () => Promise<void>) => Promise<void>,
  run: (all: Set<T>) => Promise<void>,
): (one: T) => Promise<void> {
  let waiting = new Set<T>();
  let task: Promise<void> | null = null;
  return (one) => {
    waiting.add(one);
    task ??= enqueue(() => {
      const all = waiting;
      waiting = new Set();
      task = null;
      return run(all);
    });
    return task;
  };
}
