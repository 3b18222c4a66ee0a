import type { Bet } from '#record/leaf/bet.ts';
import type { Opening } from '#record/leaf/opening.ts';
import type { Price } from '#record/leaf/price.ts';

/** What a leaf was opened as, where that is what was sealed, and can be read. */
export type CheckedOpening = { bet: Bet; isReasonWithheld: boolean } | { price: Price };

export function isChecked(opening: Opening | CheckedOpening): opening is CheckedOpening {
  return !('salt' in opening);
}
