/** −1000 and +1000 as decimals. Odds beyond them are seldom offered, and more often a slip of the hand. */
const USUAL = { least: 1.1, most: 11 };

/** Whether decimal odds are to be confirmed before they are saved. */
export function areUnusualOdds(odds: number): boolean {
  return odds < USUAL.least || odds > USUAL.most;
}
