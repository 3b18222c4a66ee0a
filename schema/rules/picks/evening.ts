import { daySummary, type SummedPick } from './day-summary.ts';
import { gameState, type StatedPick } from './game-state.ts';

export interface EveningPick extends SummedPick {
  startsAt: string;
  liveScore?: StatedPick['liveScore'];
  locked: boolean;
}

/** The results of today's board so far. Of results only those of picks that are open to the reader count: the others have no price for them. */
export interface Evening<P extends EveningPick> {
  /** Posted, withdrawn ones left out. */
  picks: number;
  open: number;
  /** Of the open ones. */
  settled: number;
  /** What these brought; null while none of them has odds and units. */
  units: number | null;
  running: number;
  /** Games that are over, without a result yet. */
  beingGraded: number;
  /** The pick whose game starts next, of all plans; null when none is to come. */
  next: P | null;
  /** Whether no game has started yet. */
  isBefore: boolean;
}

export function eveningOf<P extends EveningPick>(all: readonly P[], now: Date): Evening<P> {
  const picks = all.filter((pick) => pick.status !== 'WITHDRAWN');
  const open = picks.filter((pick) => !pick.locked);
  const states = picks.map((pick) => gameState(pick, now));
  const [next = null] = picks
    .filter((_pick, place) => states[place] === 'UPCOMING')
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return {
    picks: picks.length,
    open: open.length,
    settled: open.filter(({ result }) => result !== 'PENDING').length,
    units: daySummary(open).units,
    running: states.filter((state) => state === 'RUNNING').length,
    beingGraded: states.filter((state) => state === 'FINAL_PENDING').length,
    next,
    isBefore: states.every((state) => state === 'UPCOMING'),
  };
}
