import { type Bet, parseBet } from '#record/leaf/bet.ts';
import type { DayLeaf, ImportLeaf, Leaf, PickLeaf, PolicyLeaf } from '#record/leaf/leaf.ts';
import { type Opening, openingProblem } from '#record/leaf/opening.ts';
import { Malformed } from '#record/malformed.ts';
import { timeOf } from '#record/platform.ts';
import { ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import { MAX_UNITS, type PickResult } from '#schema/rules/picks/pick-values.ts';
import { applyEvent, type Problem } from './events.ts';
import { scaledNumber } from './exact.ts';
import { type PickState, PickTable, type Sealed } from './pick-state.ts';
import { PriceList } from './prices.ts';
import { type ProvenRecord, summarize } from './proven-record.ts';
import type { Finding, Rule } from './rules.ts';
import { saidBy, wagerOf } from './score-check.ts';
import { UNIT_PLACES } from './tally-sums.ts';
import { WitnessedTimes } from './witnessed-times.ts';

const DAY = 86_400_000;
/** How long after its deadline a pick is overdue. */
const GRACE = DAY;
const MAX_DEADLINE = 2 * DAY;
/** Until the first policy leaf: one that comes later is no reason for what was sealed before it. */
const FIRST_VOID_REASONS: readonly string[] = ['POSTPONED', 'ABANDONED', 'NO_ACTION', 'WRONG_LINE'];

/** What a log begins with that picks were imported into. */
const OF_IMPORTS: ReadonlySet<Leaf['kind']> = new Set(['import', 'grade', 'void', 'withdraw']);

type Version = PickLeaf | ImportLeaf;

/** Reads leaves in the order of the log, and says what counts. Knows no time but theirs and the witnesses'. */
export class RulesCheck {
  readonly witnessed = new WitnessedTimes();
  readonly findings: Finding[] = [];
  readonly #picks = new PickTable();
  readonly #sealed = new Map<number, Sealed>();
  readonly #prices = new PriceList();
  /** Of the last policy leaf. */
  #mostUnits = MAX_UNITS * 10 ** UNIT_PLACES;
  /** By policy: a reason that was published after a pick was sealed makes it not void. */
  readonly #voidReasons: (readonly string[])[] = [];
  #withheldReasons = 0;
  #lateEdits = 0;
  #firstAt: number | null = null;
  #lastAt = 0;
  /** Only what was imported has been read so far: what became of it before the log need not keep to its rules. */
  #isImporting = true;

  /** Of the leaf that was read last, in milliseconds. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** `shown` is the result that the site shows for the pick now; undefined when it is not told. */
  take(index: number, leaf: Leaf, opening: Opening | null, shown?: PickResult): void {
    const at = timeOf(leaf.at);
    if (at < this.#lastAt)
      this.#report(index, 'time-order', `It says ${leaf.at}, which is before the leaf before it.`);
    this.#firstAt ??= at;
    this.#lastAt = Math.max(this.#lastAt, at);
    const wrong = opening && openingProblem(leaf, opening);
    if (wrong) this.#report(index, 'opening', `What was opened is not what the leaf holds: ${wrong}.`);
    const problem = this.#read(index, at, leaf, wrong ? null : opening);
    if (problem) this.#report(index, problem.rule, problem.says);
    if (!shown || !('pick' in leaf)) return;
    const pick = this.#picks.get(leaf.pick);
    if (pick) pick.shown = shown;
  }

  #read(index: number, at: number, leaf: Leaf, opening: Opening | null): Problem | null {
    if (!OF_IMPORTS.has(leaf.kind)) this.#isImporting = false;
    switch (leaf.kind) {
      case 'pick':
      case 'import':
        return this.#version(index, at, leaf, opening);
      case 'day':
        return this.#day(at, leaf);
      case 'policy':
        return this.#policy(leaf);
      case 'key':
        return null;
      default: {
        const pick = this.#picks.get(leaf.pick);
        if (!pick) return { rule: 'unknown-pick', says: `No pick ${leaf.pick} was sealed before.` };
        if (leaf.kind === 'price')
          return this.#prices.take(pick, index, leaf, opening && 'price' in opening ? opening : null);
        const reasons = this.#voidReasons[pick.policies - 1] ?? FIRST_VOID_REASONS;
        return applyEvent(pick, leaf, { index, at }, this.#isImporting && pick.isImport ? null : reasons);
      }
    }
  }

  #policy({ mostUnits, voidReasons }: PolicyLeaf): null {
    this.#mostUnits = scaledNumber(mostUnits, UNIT_PLACES);
    this.#voidReasons.push(voidReasons);
    return null;
  }

  #version(index: number, at: number, leaf: Version, opening: Opening | null): Problem | null {
    const known = this.#picks.get(leaf.pick);
    if (known?.takenBack)
      return { rule: 'after-withdrawal', says: 'The pick was withdrawn before this version.' };
    if (known && leaf.version <= known.version)
      return { rule: 'version-order', says: `Version ${leaf.version} comes after ${known.version}.` };
    const isImport = leaf.kind === 'import';
    if (!known && isImport && !this.#isImporting)
      this.#report(index, 'import-first', `${leaf.pick} enters a log that has begun, as if it were older.`);
    if (known?.isImport && !this.#isImporting && at >= known.startsAt)
      return { rule: 'import-first', says: `${leaf.pick} is imported again after its start.` };
    const pick = known ?? this.#add(index, leaf);
    pick.version = leaf.version;
    this.#nameDeadline(index, pick, leaf);
    const staked = pick.units;
    const bet = opening && 'bet' in opening ? this.#bet(index, opening.bet) : null;
    if (!pick.isImport)
      this.#sealed.set(index, { pick, index, isOpened: bet !== null, mostUnits: this.#mostUnits });
    if (!bet) return null;
    if (opening && isReasonWithheld(opening)) this.#withheldReasons += 1;
    this.#opened(pick, index, at, bet);
    return pick.isImport ? null : this.#betProblem(pick, at, leaf, bet, staked);
  }

  #add(index: number, leaf: Version): PickState {
    const pick = this.#picks.add(leaf.pick, index, leaf.version, leaf.kind === 'import');
    pick.deadline = pick.firstDeadline = timeOf(leaf.revealBy);
    pick.policies = this.#voidReasons.length;
    return pick;
  }

  /** An earlier deadline is one for the versions before it too: what they say could follow from the result otherwise. */
  #nameDeadline(index: number, pick: PickState, { revealBy, pick: id }: Version): void {
    const deadline = timeOf(revealBy);
    if (deadline > pick.deadline) {
      this.#report(index, 'move', `A version puts the deadline of ${id} off to ${revealBy}.`);
      return;
    }
    pick.deadline = deadline;
    pick.firstDeadline = Math.min(pick.firstDeadline, deadline);
  }

  #bet(index: number, bet: string): Bet | null {
    try {
      return parseBet(bet);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.#report(index, 'opening', error.message);
      return null;
    }
  }

  /** The version counts when it came before every start that the pick has named. */
  #opened(pick: PickState, index: number, at: number, bet: Bet): void {
    const starts = timeOf(bet.startsAt);
    const isTimely = at < starts && at < pick.firstStart;
    pick.firstStart = Math.min(pick.firstStart, starts);
    // What nobody could read yet may open later than was first said.
    if (at < pick.readableAt) pick.readableAt = timeOf(bet.readableAt);
    if (!isTimely && pick.isTimely) {
      this.#lateEdits += 1;
      // Its words do not count, but when the game is may have been corrected, and it is graded after that.
      pick.startsAt = Math.min(pick.startsAt, starts);
      return;
    }
    pick.index = index;
    pick.isTimely = isTimely;
    pick.startsAt = starts;
    pick.units = bet.units === null ? -1 : scaledNumber(bet.units, UNIT_PLACES);
    pick.odds = bet.odds === null ? -1 : scaledNumber(bet.odds, ODDS_PLACES);
    pick.wager = pick.isImport ? 0 : wagerOf(bet);
    pick.line = bet.line === null ? Number.NaN : Number(bet.line);
  }

  /** A stake that was right when it was sealed stays so, whatever later rules allow. */
  #betProblem(
    pick: PickState,
    at: number,
    { revealBy }: Version,
    { startsAt, units }: Bet,
    staked: number,
  ): Problem | null {
    if (timeOf(revealBy) > Math.max(timeOf(startsAt), at) + MAX_DEADLINE)
      return { rule: 'reveal-deadline', says: `It may stay sealed until ${revealBy}.` };
    if (pick.units <= this.#mostUnits || pick.units === staked) return null;
    return { rule: 'most-units', says: `It stakes ${units} units.` };
  }

  #day(at: number, { opened }: DayLeaf): null {
    for (const index of opened) {
      const sealed = this.#sealed.get(index);
      if (!sealed) continue;
      this.#sealed.delete(index);
      if (!sealed.isOpened)
        this.#report(index, 'opening-withheld', 'The log says that it was opened; its opening is not here.');
      if (at > sealed.pick.deadline + GRACE) this.#overdue(sealed);
    }
    return null;
  }

  #overdue(sealed: Sealed): void {
    const by = new Date(sealed.pick.deadline).toISOString();
    sealed.pick.overdue = Math.max(sealed.pick.overdue, sealed.mostUnits);
    this.#report(sealed.index, 'overdue', `It had to be opened by ${by}: lost at the most units.`);
  }

  /** The record as of a moment, in milliseconds, or of the last time in the log where that is later. */
  provenRecord(asOf: number): ProvenRecord {
    const moment = Math.max(asOf, this.#lastAt, this.witnessed.latest);
    const closed = new Set<number>();
    for (const sealed of this.#sealed.values()) {
      if (moment > sealed.pick.deadline + GRACE) this.#overdue(sealed);
      else if (!sealed.isOpened) closed.add(sealed.pick.index);
    }
    const isOpen = (pick: PickState) => Number.isFinite(pick.startsAt) && !closed.has(pick.index);
    for (const index of this.#prices.withheld(isOpen))
      this.#report(index, 'opening-withheld', 'Its pick is open; what the price was is not here.');
    const { record, differing, contradicted } = summarize(this.#picks, closed, this.witnessed, moment);
    for (const { index, shown, result } of differing)
      this.#report(index, 'grade-without-leaf', `The site shows ${shown}; the log says ${result}.`);
    for (const { gradedBy, scored, result } of contradicted)
      this.#report(gradedBy, 'grade-by-score', `It says ${result}; its score says ${saidBy(scored)}.`);
    const [withheldReasons, lateEdits] = [this.#withheldReasons, this.#lateEdits];
    const { opened: prices, replaced: pricesReplaced } = this.#prices;
    const pricesAfterStart = this.#prices.afterStart(this.witnessed);
    const { first } = this.witnessed;
    return {
      ...{ ...record, withheldReasons, lateEdits, prices, pricesReplaced, pricesAfterStart, asOf: moment },
      ...this.#prices.closes(this.witnessed),
      begunAt: this.#firstAt,
      firstWitnessedAt: Number.isFinite(first) ? first : null,
    };
  }

  #report(leaf: number, rule: Rule, says: string): void {
    // A text of its own: what is a slice keeps the piece of the file that it was cut from.
    this.findings.push({ leaf, rule, says: JSON.parse(JSON.stringify(says)) });
  }
}

function isReasonWithheld(opening: Opening): boolean {
  return 'why' in opening && opening.why === null;
}
