/** Runs tasks one after the other. One that fails is told to `failed` and does not stop those behind it. */
export function serialQueue(
  failed: (failure: unknown) => void,
): (task: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(failed);
    return last;
  };
}

/** Collects what is waiting into one task: however many ask while it waits, it runs once for all of them. */
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
