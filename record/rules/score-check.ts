import type { Bet } from '#record/leaf/bet.ts';
import type { GradeLeaf } from '#record/leaf/leaf.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { scoreOf, selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { type Grade, regrade, SELECTIONS, type Selection } from '#schema/rules/stats/regrade.ts';
import type { PickState } from './pick-state.ts';

/** How many of the results that count follow from the scores beside them, do not, and cannot be checked by them. */
export interface ScoreCounts {
  follow: number;
  contradicted: number;
  unchecked: number;
  /** The first that is contradicted: the leaf of its grade, its result, and what the score says. */
  first: { leaf: number; result: Grade; says: Grade } | null;
}

const BY_SCORE: readonly (Market | null)[] = ['MONEYLINE', 'SPREAD', 'TOTAL'];
const RESULTS = ['WIN', 'LOSS', 'PUSH'] as const;
/** Verdicts on a score. From OTHERWISE on: what it says in place of the result, and whether that is certain. */
const [OPEN, FOLLOWS, OTHERWISE] = [0, 1, 2];

/** What a bet chooses, as a number to keep with its pick; 0 where its words leave that open. */
export function wagerOf(bet: Bet): number {
  const { market, selection: pick, teamOne, teamTwo } = bet;
  const place = BY_SCORE.indexOf(market);
  if (place < 0) return 0;
  const plain = plainSelection(bet);
  const selection = plain ?? selectionOf({ market, pick, teamOne, teamTwo, line: null });
  if (!selection) return 0;
  const choice = place * SELECTIONS.length + SELECTIONS.indexOf(selection);
  return 1 + choice * 2 + Number(plain !== null);
}

/**
 * What is chosen by words that are a side and its line, and nothing more; null for all others: 'Celtics first half -3.5' is
 * not about the final score.
 */
function plainSelection({ market, selection, line, teamOne, teamTwo }: Bet): Selection | null {
  const space = selection.lastIndexOf(' ');
  if (line === null || Number(selection.slice(space + 1)) !== Number(line)) return null;
  const side = selection.slice(0, space);
  if (market === 'TOTAL') return side === 'Over' ? 'OVER' : side === 'Under' ? 'UNDER' : null;
  if (market !== 'SPREAD' || isOf(teamOne, side) === isOf(teamTwo, side)) return null;
  return isOf(teamOne, side) ? 'ONE' : 'TWO';
}

/** A team's name, or the last words of it. */
function isOf(team: string, side: string): boolean {
  return team === side || team.endsWith(` ${side}`);
}

/** Grades the pick again by the score of a grade, and keeps what comes of it with the pick. */
export function checkScore(pick: PickState, leaf: GradeLeaf, index: number): void {
  pick.gradedBy = index;
  pick.scored = verdictOn(pick, leaf);
}

function verdictOn(pick: PickState, { result, score: text, reason }: GradeLeaf): number {
  const { wager, line } = pick;
  const score = wager > 0 && text !== null ? scoreOf(text) : null;
  if (!score || result === 'PENDING') return OPEN;
  const choice = (wager - 1) >> 1;
  const market = BY_SCORE[Math.floor(choice / SELECTIONS.length)] ?? null;
  const selection = SELECTIONS[choice % SELECTIONS.length] ?? null;
  const says = regrade(market, selection, line, score);
  if (says === null) return OPEN;
  if (says === result) return FOLLOWS;
  // Nothing in the leaf says which team its score names first, and a reason or a correction may explain the rest.
  const turned = regrade(market, selection, line, { one: score.two, two: score.one });
  const isPlainBet = (wager - 1) % 2 === 1;
  const isCertain = isPlainBet && turned !== result && reason === null && pick.grades === 1;
  return OTHERWISE + RESULTS.indexOf(says) * 2 + Number(isCertain);
}

/** Adds up the results that count. */
export class ScoreSums {
  readonly counts: ScoreCounts = { follow: 0, contradicted: 0, unchecked: 0, first: null };
  /** The picks whose result no reading of the score explains. */
  readonly broken: PickState[] = [];

  add(pick: PickState): void {
    const { result, scored } = pick;
    if (result !== 'WIN' && result !== 'LOSS' && result !== 'PUSH') return;
    const says = saidBy(scored);
    if (scored === FOLLOWS) this.counts.follow += 1;
    else if (says === null) this.counts.unchecked += 1;
    else {
      this.counts.contradicted += 1;
      this.counts.first ??= { leaf: pick.gradedBy, result, says };
      if ((scored - OTHERWISE) % 2 === 1) this.broken.push(pick);
    }
  }
}

/** What a score says in place of the result; null where it says the same, or nothing. */
export function saidBy(scored: number): Grade | null {
  return scored < OTHERWISE ? null : (RESULTS[(scored - OTHERWISE) >> 1] ?? null);
}
