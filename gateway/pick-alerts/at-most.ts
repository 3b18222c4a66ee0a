/** Does the work for each value, for at most so many at once, in their order. */
export async function atMost<T>(
  limit: number,
  values: readonly T[],
  work: (value: T) => Promise<void>,
): Promise<void> {
  const waiting = values.values();
  const workers = Array.from({ length: Math.min(limit, values.length) }, async () => {
    for (const value of waiting) await work(value);
  });
  await Promise.all(workers);
}
