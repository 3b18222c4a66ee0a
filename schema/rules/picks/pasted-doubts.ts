import { withMinus } from '#schema/rules/text/numbers.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { areUnusualOdds, unusualOddsText } from './odds.ts';
import type { PastedPick } from './pasted-line.ts';
import type { PickStatus } from './pick-values.ts';
import { type ComparedPick, isOppositePick, isSamePick } from './same-pick.ts';

interface PastedDoubt {
  row: number;
  text: string;
}

interface StoredPick extends ComparedPick {
  status: PickStatus;
}

/** What is most likely a slip, though the rules allow it. `stored` are the picks of the same days. */
export function pastedDoubts(
  picks: readonly PastedPick[],
  stored: readonly StoredPick[],
  now: Date,
): PastedDoubt[] {
  const standing = stored.filter(({ status }) => status !== 'WITHDRAWN');
  return picks.flatMap((pick, at) =>
    [...clashes(pick, picks.slice(0, at), standing), ...slips(pick, now)].map((text) => ({
      row: pick.row,
      text: withMinus(text),
    })),
  );
}

function clashes(pick: PastedPick, above: readonly PastedPick[], stored: readonly StoredPick[]): string[] {
  const find = (clash: typeof isSamePick) => ({
    line: above.find((other) => clash(pick, other)),
    kept: stored.find((other) => clash(pick, other)),
  });
  const [same, opposite] = [find(isSamePick), find(isOppositePick)];
  return [
    same.line && `The same pick as line ${same.line.row}.`,
    same.kept && `The same pick as ${keptText(same.kept)}.`,
    opposite.line && `The opposite side of line ${opposite.line.row}, ${opposite.line.pick}.`,
    opposite.kept && `The opposite side of ${keptText(opposite.kept)}, ${opposite.kept.pick}.`,
  ].filter((text) => text !== undefined);
}

function keptText({ status }: StoredPick): string {
  return status === 'DRAFT' ? 'a draft' : 'a posted pick';
}

function slips({ odds, date, time }: PastedPick, now: Date): string[] {
  return [
    odds !== null && areUnusualOdds(odds) && unusualOddsText(odds),
    easternInstant(date, time) <= now && 'Its game has started: it will be marked late and never counts.',
  ].filter((text) => typeof text === 'string');
}
