import { AppError } from '#gateway/app-error.ts';

/** How many streams one process holds open. Members and keys count per member, visitors per network. */
export const STREAM_LIMITS = { member: 10, network: 20, process: 6_000 } as const;

/** Counts open streams. Throws TOO_MANY_STREAMS, or UNAVAILABLE when this process is full. */
export class StreamCount {
  readonly #counts = new Map<string, number>();
  #total = 0;

  /** Takes a slot; answers a function that releases it, which may be called more than once. */
  take(owner: { member: string } | { network: string }): () => void {
    const [kind, limit] =
      'member' in owner
        ? (['member', STREAM_LIMITS.member] as const)
        : (['network', STREAM_LIMITS.network] as const);
    const key = JSON.stringify(owner);
    const count = this.#counts.get(key) ?? 0;
    if (count >= limit) throw new AppError('TOO_MANY_STREAMS', undefined, { limit: kind, allowed: limit });
    if (this.#total >= STREAM_LIMITS.process) throw new AppError('UNAVAILABLE');
    this.#counts.set(key, count + 1);
    this.#total += 1;
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      this.#total -= 1;
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
