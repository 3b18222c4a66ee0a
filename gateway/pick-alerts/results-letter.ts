import type { Member } from '#gateway/auth/member.ts';
import { type Letter, type LetterPick } from '#gateway/mail/letter.ts';
import { resultsRecap } from '#gateway/mail/templates/results-recap.ts';
import type { GradeRecord, PickRecord } from '#gateway/picks/pick-rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { dayPath, pickPath } from '#schema/rules/api/public-paths.ts';
import { daySummary, pickUnits } from '#schema/rules/picks/day-summary.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { type Evidence, openPick } from './letter-picks.ts';

export interface DayOfResults {
  day: string;
  picks: readonly PickRecord[];
  /** Of a pick the last one says how it ended. */
  grades: readonly GradeRecord[];
  member: Member;
}

/** How the picks of a day went: first what the member's own plan had opened before the day was over. */
export function resultsLetter(
  { day, picks, grades, member }: DayOfResults,
  publicUrl: string,
  { entries }: Evidence,
): Letter {
  const atEnd = new Date(easternInstant(addDays(day, 1), '00:00').getTime() - 1);
  const viewer = viewerOf(member, atEnd);
  const scores = new Map(grades.map(({ pickId, score }) => [pickId, score]));
  const isOwn = (pick: PickRecord) => visibility(pick, viewer, atEnd).state === 'OPEN';
  const shown = (of: PickRecord[]) =>
    of.map((pick) => decidedPick(pick, scores.get(pick.id) ?? null, { publicUrl, entries }));
  const own = picks.filter(isOwn);
  return resultsRecap({
    day,
    dayUrl: `${publicUrl}${dayPath(day)}`,
    own: own.length > 0 ? { plan: planText(viewer.tier), total: totalOf(own), picks: shown(own) } : null,
    others: shown(picks.filter((pick) => !isOwn(pick))),
    all: totalOf(picks),
  });
}

function planText(tier: PickRecord['tier']): string {
  return tier === 'FREE' ? 'Free picks' : `Your ${tierLabel(tier)} plan`;
}

/** A pick of a day that is over, which everyone may read. */
function decidedPick(
  pick: PickRecord,
  score: string | null,
  shown: { publicUrl: string; entries: Evidence['entries'] },
): LetterPick {
  const units = pick.late ? null : pickUnits(pick);
  const brought = units === null ? null : unitsText(units);
  const counts = pick.late ? 'Posted after the start, counts for nothing' : brought;
  const note = [resultLabel(pick.result), score && `Final ${score}`, counts].filter(Boolean).join(' · ');
  const mark = pick.result === 'WIN' ? '✓ ' : pick.result === 'LOSS' ? '✗ ' : '';
  return {
    ...openPick(pick, shown),
    why: null,
    note: `${mark}${note}`,
    tone: units === null ? null : (unitsTone(units) ?? null),
    url: `${shown.publicUrl}${pickPath(pick.id)}`,
  };
}

/** '5 won, 1 lost, 2 pushes: +5.1 units', as the page of the day counts them. */
function totalOf(picks: readonly PickRecord[]): string {
  const { wins, losses, pushes, pending, units } = daySummary(picks);
  const pushed = pushes > 0 ? `, ${pushes} ${pushes === 1 ? 'push' : 'pushes'}` : '';
  const open = pending > 0 ? ` (${counted(pending, 'pick')} not graded yet)` : '';
  return `${wins} won, ${losses} lost${pushed}: ${unitsText(units ?? 0)}${open}`;
}
