import type { Rows } from '#gateway/database/rows.ts';
import { changesAfter, newestChanges, OVERLAP } from './change-rows.ts';
import type { PickChange } from './notifications.ts';

/** Which changes were already sent, so that none is lost or sent twice when listening starts again. */
export class SeenChanges {
  readonly #ids = new Set<number>();
  #highest = 0;

  has({ id }: PickChange): boolean {
    return this.#ids.has(id);
  }

  add({ id }: PickChange): void {
    this.#ids.add(id);
    this.#highest = Math.max(this.#highest, id);
    for (const oldest of this.#ids) {
      if (this.#ids.size <= 2 * OVERLAP) return;
      this.#ids.delete(oldest);
    }
  }

  /** Marks past changes as seen: nobody was subscribed when they happened. */
  async begin(rows: Rows): Promise<void> {
    for (const change of await newestChanges(rows)) this.add(change);
  }

  /** The changes committed while not listening, in order. */
  async missed(rows: Rows): Promise<PickChange[]> {
    const recent = await changesAfter(rows, this.#highest - OVERLAP);
    return recent.filter((change) => !this.has(change));
  }
}
