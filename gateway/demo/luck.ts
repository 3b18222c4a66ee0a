import { seededRandom } from '#schema/rules/stats/seeded-random.ts';

/** Chances and choices, the same for the same seed. */
export class Luck {
  readonly #draw: () => number;

  constructor(seed: string) {
    this.#draw = seededRandom(seed);
  }

  /** From 0 until 1. */
  share(): number {
    return this.#draw() / 2 ** 32;
  }

  happens(chance: number): boolean {
    return this.share() < chance;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.share();
  }

  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.share() * choices.length)] as T;
  }
}
