/** When checkpoints were seen by witnesses: what a leaf's own time is held against. */
export class WitnessedTimes {
  #seen: { size: number; at: number }[] = [];
  #isSorted = true;
  /** Of all, in milliseconds; 0 when there are none. */
  latest = 0;
  /** Infinite when there are none. */
  first = Number.POSITIVE_INFINITY;

  /** A quorum of witnesses had seen the tree of a size, at a time in milliseconds. */
  add(size: number, at: number): void {
    this.#seen.push({ size, at });
    this.#isSorted = false;
    this.latest = Math.max(this.latest, at);
    this.first = Math.min(this.first, at);
  }

  /** The earliest time by which the leaf was in a tree that witnesses had seen; infinite without one. */
  of(index: number): number {
    this.#sort();
    let [low, high] = [0, this.#seen.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#seen[middle]?.size ?? 0) > index) high = middle;
      else low = middle + 1;
    }
    return this.#seen[low]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** By size, each with the earliest time of it and all larger ones, which hold its leaves too. */
  #sort(): void {
    if (this.#isSorted) return;
    this.#seen.sort((one, other) => one.size - other.size);
    let earliest = Number.POSITIVE_INFINITY;
    for (const seen of this.#seen.toReversed()) {
      earliest = Math.min(earliest, seen.at);
      seen.at = earliest;
    }
    this.#isSorted = true;
  }
}
