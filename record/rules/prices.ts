import type { PriceLeaf } from '#record/leaf/leaf.ts';
import { parsePrice } from '#record/leaf/price.ts';
import { Malformed } from '#record/malformed.ts';
import { isPriceMoment, PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';
import type { Problem } from './events.ts';
import type { PickState } from './pick-state.ts';
import type { WitnessedTimes } from './witnessed-times.ts';

/** The prices of a log: how many it holds, and which of them are not open. */
export class PriceList {
  /** Opened ones, and how many of all replaced an earlier one of the same pick and moment. */
  opened = 0;
  replaced = 0;
  readonly #closed: { pick: PickState; index: number }[] = [];
  /** Of posting or of an opening, each as its leaf and the start of its pick: a million prices need no million objects. */
  readonly #ofMoments: number[] = [];
  readonly #closes: number[] = [];

  take(
    pick: PickState,
    index: number,
    { moment }: PriceLeaf,
    opening: { price: string } | null,
  ): Problem | null {
    if (!isPriceMoment(moment)) return { rule: 'price-moment', says: `'${moment}' is no moment of a price.` };
    const place = PRICE_MOMENTS.indexOf(moment);
    if (pick.isPriced(place)) this.replaced += 1;
    pick.setPriced(place);
    if (!opening) {
      this.#closed.push({ pick, index });
      return null;
    }
    try {
      parsePrice(opening.price);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return { rule: 'opening', says: error.message };
    }
    this.opened += 1;
    (moment === 'CLOSE' ? this.#closes : this.#ofMoments).push(index, pick.firstStart);
    return null;
  }

  /** How many prices of posting or of an opening no witness had seen before the start, when a result could not be known. */
  afterStart(witnessed: WitnessedTimes): number {
    return afterStart(this.#ofMoments, witnessed);
  }

  /** The closes that are open, and how many of them witnesses had seen before the start. */
  closes(witnessed: WitnessedTimes): { closes: number; closesBeforeStart: number } {
    const closes = this.#closes.length / 2;
    return { closes, closesBeforeStart: closes - afterStart(this.#closes, witnessed) };
  }

  /** The leaves that should be open, because their picks are. */
  withheld(isOpen: (pick: PickState) => boolean): number[] {
    return this.#closed.filter(({ pick }) => isOpen(pick)).map(({ index }) => index);
  }
}

/** Of leaves and the starts of their picks in turn: those that no witness had seen by the start. */
function afterStart(leaves: readonly number[], witnessed: WitnessedTimes): number {
  let count = 0;
  for (let at = 0; at < leaves.length; at += 2)
    if (witnessed.of(leaves[at] ?? 0) >= (leaves[at + 1] ?? 0)) count += 1;
  return count;
}
