import type { Rows } from '#gateway/database/rows.ts';
import { changesAfter, newestChanges, OVERLAP } from './change-rows.ts';
import type { PickChange } from './notifications.ts';

/** Which changes were told already, so that none is lost and none told twice when the database is heard again. */
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

  /** Nobody listened before now: what has happened is no news. */
  async begin(rows: Rows): Promise<void> {
    for (const change of await newestChanges(rows)) this.add(change);
  }

  /** What was committed while nothing was heard, in its order. */
  async missed(rows: Rows): Promise<PickChange[]> {
    const recent = await changesAfter(rows, this.#highest - OVERLAP);
    return recent.filter((change) => !this.has(change));
  }
}
