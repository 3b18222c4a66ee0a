import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import type { Tally } from '#schema/rules/record/record.ts';
import type { PickState, PickTable } from './pick-state.ts';
import { type ScoreCounts, ScoreSums } from './score-check.ts';
import { TallySums } from './tally-sums.ts';
import type { WitnessedTimes } from './witnessed-times.ts';

/** The record as the log proves it. */
export interface ProvenRecord {
  /** Sealed picks, in the log before any start or not; imported ones apart. */
  picks: number;
  /** What counts: posted before the start and not taken back, and what is overdue. */
  tally: Tally;
  /** Not opened yet, and not due. */
  sealed: number;
  /** Posted after the start: never counted. */
  late: number;
  cancelled: number;
  /** Counted, and without a result a week after the start: a loss that is never graded. */
  ungraded: number;
  /** Unopened past the deadline: lost at the most units, within the tally. */
  overdue: number;
  moved: number;
  /** Picks whose result was changed, and how often in all. */
  regraded: number;
  regrades: number;
  /** The same, but that what no witness had seen before the start counts only where it lost: it wins nothing, and is not taken back. */
  tallyAtWorst: Tally;
  /** What the site's own pages should come to: what is open and not overdue, with the imported picks, by the log's own times. */
  asShown: Tally;
  /** Picks that are open and graded, and of which the file does not say what the site shows. */
  unshown: { leaf: number; result: PickResult }[];
  /** Void picks of the tally as postponed, whose log held a final score before. */
  voidedAfterScore: number;
  /** Results of the tally, graded again by their scores. */
  scores: ScoreCounts;
  /** Picks that a witnessed checkpoint holds, or has taken back, before their start. */
  witnessed: number;
  /** Those that none does, and the leaf of the first. */
  unwitnessed: number;
  firstUnwitnessed: number | null;
  /** Edits from after the start: the words before them count. */
  lateEdits: number;
  /** Opened without their reason. */
  withheldReasons: number;
  /** Prices that were opened, and how many prices replaced an earlier one of the same pick and moment. */
  prices: number;
  pricesReplaced: number;
  /** Prices of posting or of an opening that no witness had seen before the start. */
  pricesAfterStart: number;
  /** Opened closes, and those of them that witnesses had seen before the start. */
  closes: number;
  closesBeforeStart: number;
  imported: { picks: number; tally: Tally };
  /** In milliseconds. */
  asOf: number;
  /** Of the first leaf, by the log's own word; and when a quorum of witnesses had seen anything of it. */
  begunAt: number | null;
  firstWitnessedAt: number | null;
}

type Counted = Omit<
  ProvenRecord,
  | 'tally'
  | 'tallyAtWorst'
  | 'asShown'
  | 'unshown'
  | 'scores'
  | 'imported'
  | 'lateEdits'
  | 'withheldReasons'
  | 'prices'
  | 'pricesReplaced'
  | 'pricesAfterStart'
  | 'closes'
  | 'closesBeforeStart'
  | 'asOf'
  | 'begunAt'
  | 'firstWitnessedAt'
>;

const NOTHING: Counted = {
  picks: 0,
  sealed: 0,
  late: 0,
  cancelled: 0,
  ungraded: 0,
  overdue: 0,
  moved: 0,
  regraded: 0,
  regrades: 0,
  voidedAfterScore: 0,
  witnessed: 0,
  unwitnessed: 0,
  firstUnwitnessed: null,
};

/**
 * Adds the picks up, `closed` being the leaves of those that are not open yet; `differing` are those whose result the site
 * shows otherwise than the log, and `contradicted` those whose own score says another.
 */
export function summarize(
  picks: PickTable,
  closed: ReadonlySet<number>,
  witnessed: WitnessedTimes,
  asOf: number,
) {
  const [sums, atWorst, imports, shown, scores] = [
    new TallySums(),
    new TallySums(),
    new TallySums(),
    new TallySums(),
    new ScoreSums(),
  ];
  const counts: Counted = { ...NOTHING };
  const differing: PickState[] = [];
  const unshown: ProvenRecord['unshown'] = [];
  for (const pick of picks.all()) {
    if (pick.shown !== null && pick.shown !== pick.result) differing.push(pick);
    const isOpen = Number.isFinite(pick.startsAt) && !closed.has(pick.index);
    if (isOpen && pick.shown === null && pick.grades > 0 && !pick.takenBack)
      unshown.push({ leaf: pick.index, result: pick.result });
    if (pick.isImport) {
      const status = pick.takenBack ? 'WITHDRAWN' : 'PUBLISHED';
      imports.add(status, pick.result, pick.units, pick.odds);
      if (isOpen) shown.add(status, pick.result, pick.units, pick.odds);
      continue;
    }
    counts.picks += 1;
    if (pick.isMoved) counts.moved += 1;
    if (pick.grades > 1) counts.regraded += 1;
    counts.regrades += Math.max(0, pick.grades - 1);
    count(pick, closed.has(pick.index), witnessed, { sums, atWorst, shown, scores }, counts);
    if (isUngraded(pick, asOf) && !closed.has(pick.index)) counts.ungraded += 1;
  }
  const imported = picks.size - counts.picks;
  return {
    record: {
      ...counts,
      tally: sums.tally(),
      tallyAtWorst: atWorst.tally(),
      asShown: shown.tally(),
      unshown,
      scores: scores.counts,
      imported: { picks: imported, tally: imports.tally() },
    },
    differing,
    contradicted: scores.broken,
  };
}

const WEEK = 7 * 86_400_000;

function isUngraded({ result, takenBack, overdue, isTimely, startsAt }: PickState, asOf: number): boolean {
  return result === 'PENDING' && !takenBack && overdue < 0 && isTimely && startsAt + WEEK < asOf;
}

interface Sums {
  sums: TallySums;
  atWorst: TallySums;
  shown: TallySums;
  scores: ScoreSums;
}

function count(
  pick: PickState,
  isClosed: boolean,
  witnessed: WitnessedTimes,
  { sums, atWorst, shown, scores }: Sums,
  counts: Counted,
): void {
  if (pick.overdue >= 0) {
    counts.overdue += 1;
    for (const each of [sums, atWorst]) each.add('PUBLISHED', 'LOSS', pick.overdue, 0);
  } else if (isClosed) {
    counts.sealed += 1;
  } else if (!pick.isTimely && pick.takenBack !== 'CANCELLED') {
    counts.late += 1;
  } else {
    if (pick.takenBack === 'CANCELLED') counts.cancelled += 1;
    else
      for (const each of [sums, shown])
        each.add(pick.takenBack ?? 'PUBLISHED', pick.result, pick.units, pick.odds);
    if (!pick.takenBack) scores.add(pick);
    if (!pick.takenBack && pick.isVoidAfterScore) counts.voidedAfterScore += 1;
    if (witnessed.of(pick.index) < pick.firstStart) {
      counts.witnessed += 1;
      if (pick.takenBack !== 'CANCELLED')
        atWorst.add(pick.takenBack ?? 'PUBLISHED', pick.result, pick.units, pick.odds);
      return;
    }
    counts.unwitnessed += 1;
    counts.firstUnwitnessed ??= pick.index;
    if (pick.takenBack || pick.result === 'LOSS') atWorst.add('PUBLISHED', 'LOSS', pick.units, pick.odds);
  }
}
