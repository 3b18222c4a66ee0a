/** Numbers that look random and are the same each time for the same name. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** True this often, from 0 to 1. */
  chance(share: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
};

/** The generator mulberry32, started from the FNV-1a hash of `name`. */
export function randomFor(name: string): Random {
  let state = 0x811c9dc5;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  return {
    next,
    whole,
    chance: (share) => next() < share,
    oneOf: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to choose from');
      return item;
    },
    shuffled: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
    },
  };
}
