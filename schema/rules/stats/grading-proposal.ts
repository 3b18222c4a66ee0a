import { otherBet, sidesIn } from '#schema/rules/market/reading/other-bet.ts';
import { withoutLive } from '#schema/rules/market/reading/plain-text.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { type Grade, regrade, type Score, type Selection } from './regrade.ts';

interface WordedPick {
  market: Market | null;
  pick: string;
  line: number | null;
  teamOne: string;
  teamTwo: string;
}

/** What an admin is asked to confirm. The score alone decides nothing. */
export interface GradingProposal {
  result: Grade;
  selection: Selection;
  /** 'Celtics 101, Lakers 99: Celtics -3.5 loses' */
  explanation: string;
}

const VERBS: Record<Grade, string> = { WIN: 'wins', LOSS: 'loses', PUSH: 'pushes' };

/** The result that a score suggests; null where the pick's words or the score leave it open. */
export function gradingProposal(pick: WordedPick, score: Score): GradingProposal | null {
  const selection = selectionOf(pick);
  if (!selection) return null;
  const result = regrade(pick.market, selection, pick.line, score);
  if (!result) return null;
  const explanation = `${pick.teamOne} ${score.one}, ${pick.teamTwo} ${score.two}: ${pick.pick} ${VERBS[result]}`;
  return { result, selection, explanation };
}

/** What to tell an admin who has entered a score: the proposal, or why there is none. */
export function gradingAdvice(pick: WordedPick, score: Score): { result: Grade | null; says: string } {
  const proposal = gradingProposal(pick, score);
  if (proposal) return { result: proposal.result, says: proposal.explanation };
  return { result: null, says: `${undecided(pick)} Choose the result yourself.` };
}

function undecided(pick: WordedPick): string {
  const { market, line } = pick;
  if (market === null) return 'The pick names no market, so the score does not decide it.';
  if (market !== 'MONEYLINE' && market !== 'SPREAD' && market !== 'TOTAL')
    return 'The final score does not decide this market.';
  const other = otherBet(pick);
  if (other) return `The final score does not decide ${other}.`;
  if (!selectionOf(pick))
    return market === 'TOTAL'
      ? 'The pick names neither over nor under, or both.'
      : 'The pick does not begin with a team.';
  if (line === null) return 'The pick has no line.';
  return 'On a quarter line the stake is split.';
}

/** The score of a text such as '101–99', '101-99' or '101 : 99', the team named first before the other; null otherwise. */
export function scoreOf(text: string): Score | null {
  const match = /^\s*(\d{1,3})\s*[-–—:]\s*(\d{1,3})\s*$/.exec(text);
  return match ? { one: Number(match[1]), two: Number(match[2]) } : null;
}

/**
 * What a pick's words choose in the whole game; null where they name both sides or neither, a part of the game or one team's points,
 * and for props. Its twin is pick_selection in the program of the database.
 */
export function selectionOf(worded: WordedPick): Selection | null {
  const { market, pick, teamOne, teamTwo } = worded;
  if (otherBet(worded)) return null;
  const { over, under } = sidesIn(pick);
  if (market === 'TOTAL') return only(over, under, 'OVER', 'UNDER');
  if (market !== 'SPREAD' && market !== 'MONEYLINE') return null;
  const words = withoutLive(pick.toLowerCase());
  return only(names(words, teamOne), names(words, teamTwo), 'ONE', 'TWO');
}

/** Whether the words begin with a team's name, or the last words of it: 'Celtics' of 'Boston Celtics'. */
function names(words: string, team: string): boolean {
  const parts = team.trim().toLowerCase().split(/\s+/);
  return parts.some((_, first) => {
    const name = parts.slice(first).join(' ');
    return name !== '' && (words === name || words.startsWith(`${name} `));
  });
}

function only(one: boolean, other: boolean, first: Selection, second: Selection): Selection | null {
  if (one === other) return null;
  return one ? first : second;
}
