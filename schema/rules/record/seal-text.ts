import { type PickResult, type PickStatus, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS, type VoidReason } from '#schema/rules/picks/void-reasons.ts';
import { easternInstant, plainDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownDay, shownTime } from '#schema/rules/time/shown-time.ts';

interface Seal {
  sealedAt: Date | string;
  /** When enough witnesses had signed a log that holds it; null before that, and on a site that has none. */
  witnessedAt: Date | string | null;
  late: boolean;
  unproven: boolean;
  /** The units that it counts as lost because it was not opened in time. */
  overdueUnits: number | null;
}

interface Grade {
  at: Date | string;
  result: PickResult;
  voidReason: VoidReason | null;
  reason: string | null;
}

type Grades = readonly Grade[];

interface SealedGame {
  /** The New York day and time of the game. */
  date: string;
  time: string;
  status: PickStatus;
}

interface SealedPick extends SealedGame {
  withdrawnReason: string | null;
  grades: Grades;
  seal: Pick<Seal, 'overdueUnits'> | null;
}

/**
 * When a pick was sealed and what that proves, in one sentence. That it was before the start is said only where witnesses
 * had seen it by then: anyone can check their times, and nobody can check ours.
 */
export function sealText(game: SealedGame, seal: Seal): string {
  return sealParts(game, seal)
    .map((part) => (part instanceof Date ? timeOn(part, game.date) : part))
    .join('');
}

/**
 * When it was sealed alone, for a place that has one line: 'Sealed 8:30 PM', 'Sealed Nov 22' on another day, and by whose
 * clock where no witness had seen it by the start. What speaks against a seal is said whole.
 */
export function shortSealText(game: SealedGame, seal: Seal): string {
  if (seal.unproven || seal.late) return sealText(game, seal);
  const sealedAt = new Date(seal.sealedAt);
  const day = shownDay(sealedAt);
  const when = day === game.date ? shownTime(sealedAt) : plainDay(day).split(',')[0];
  return `Sealed ${when}${isWitnessed(game, seal) ? '' : ', our clock'}`;
}

/** The same in its parts, for pages that mark its times up. */
export function sealParts({ date, time, status }: SealedGame, seal: Seal): (string | Date)[] {
  if (seal.unproven) return ['Posted before the record was sealed: nothing proves when.'];
  const [sealedAt, start] = [new Date(seal.sealedAt), easternInstant(date, time)];
  if (seal.late) return ['Sealed ', sealedAt, ', after the ', start, ' start. It never counts.'];
  if (!isWitnessed({ date, time }, seal))
    return ['Sealed ', sealedAt, ' by our own clock, for the ', start, ' start.'];
  const before = status === 'WITHDRAWN' ? ', withdrawn before the ' : ', before the ';
  return ['Sealed ', sealedAt, before, start, ' start. Anyone can check.'];
}

function isWitnessed({ date, time }: Pick<SealedGame, 'date' | 'time'>, { witnessedAt }: Seal): boolean {
  return witnessedAt !== null && new Date(witnessedAt) < easternInstant(date, time);
}

/** The time alone when it is on the day of the game. */
export function timeOn(instant: Date, gameDay: string): string {
  const day = shownDay(instant);
  const clock = shownTime(instant);
  return day === gameDay ? clock : `${shortDay(day)}, ${clock}`;
}

/** What keeps a sealed pick from being counted or believed, in a word or two. */
export function sealMark({
  late,
  unproven,
  overdueUnits,
}: Omit<Seal, 'sealedAt' | 'witnessedAt'>): 'Opened late' | 'Sealed late' | 'Not proven' | null {
  if (overdueUnits !== null) return 'Opened late';
  if (late) return 'Sealed late';
  return unproven ? 'Not proven' : null;
}

/** What else happened to a pick after it was sealed, a sentence each, with the reasons that were given. */
export function sealNotes({ status, withdrawnReason, grades, seal }: SealedPick): string[] {
  const last = grades.at(-1);
  return [
    seal?.overdueUnits != null && openedLateText(seal.overdueUnits),
    status === 'WITHDRAWN' && withdrawnReason && `Withdrawn: ${withdrawnReason}`,
    last?.voidReason && `Void: ${VOID_REASON_TEXTS[last.voidReason].label}`,
    correctionText(grades),
  ].filter((note) => typeof note === 'string');
}

/** What a pick costs that everyone could read too late, or cannot read yet. */
function openedLateText(units: number): string {
  return `Opened late, so it counts as a ${units}-unit loss (house rule).`;
}

/** 'First graded Loss' where another result is current: no correction hides how a pick was graded first. */
export function firstGradeText(grades: Grades): string | null {
  const first = grades.find(({ result }) => result !== 'PENDING');
  const last = grades.at(-1);
  return first && last && first.result !== last.result ? `First graded ${resultLabel(first.result)}` : null;
}

/** 'Result corrected Nov 23, was Loss, then Win: The score was misread.'; null where the first result is still current. */
function correctionText(grades: Grades): string | null {
  const last = grades.at(-1);
  const before = grades
    .slice(0, -1)
    .flatMap(({ result }) => (result === 'PENDING' ? [] : resultLabel(result)));
  if (!last || before.length === 0) return null;
  const done = last.result === 'PENDING' ? 'removed' : 'corrected';
  const [day] = plainDay(shownDay(new Date(last.at))).split(',');
  const text = `Result ${done} ${day}, was ${before.join(', then ')}`;
  return last.reason ? `${text}: ${last.reason}` : text;
}
