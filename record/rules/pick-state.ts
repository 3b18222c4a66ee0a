import { PICK_RESULTS, type PickResult } from '#schema/rules/picks/pick-values.ts';
import { IdTable } from './id-table.ts';

const TAKEN_BACK = [null, 'WITHDRAWN', 'CANCELLED'] as const;
type TakenBack = (typeof TAKEN_BACK)[number];

/** Times, odds and the line, which are large or fractions, and the other numbers of one pick. */
const [LARGE, SMALL] = [8, 13];
/** Bits beside that of imports and one for each moment of a price. */
const [SCORED, VOID_AFTER_SCORE] = [1 << 20, 1 << 21];

/**
 * What the log has said of one pick so far, kept as numbers in a row of a table: as objects half a million picks took
 * twice the memory. Times in milliseconds; infinite while unknown.
 */
export class PickState {
  readonly #large: Float64Array;
  readonly #small: Int32Array;
  /** Where its numbers begin in both. */
  readonly #at: number;
  readonly #from: number;

  constructor(large: Float64Array, small: Int32Array, row: number) {
    this.#large = large;
    this.#small = small;
    this.#at = row * LARGE;
    this.#from = row * SMALL;
  }

  /** Of the version that counts, or of the last one while that is not known; once taken back, of the leaf that says so. */
  get index(): number {
    return this.#small[this.#from + 0] ?? 0;
  }
  set index(index: number) {
    this.#small[this.#from + 0] = index;
  }
  get version(): number {
    return this.#large[this.#at + 6] ?? 0;
  }
  set version(version: number) {
    this.#large[this.#at + 6] = version;
  }
  get isImport(): boolean {
    return ((this.#small[this.#from + 1] ?? 0) & 1) === 1;
  }
  set isImport(isImport: boolean) {
    this.#small[this.#from + 1] = ((this.#small[this.#from + 1] ?? 0) & ~1) | Number(isImport);
  }
  /** Whether the log holds a price of this moment: a bit each, after that of imports. */
  isPriced(moment: number): boolean {
    return ((this.#small[this.#from + 1] ?? 0) & (2 << moment)) !== 0;
  }
  setPriced(moment: number): void {
    this.#small[this.#from + 1] = (this.#small[this.#from + 1] ?? 0) | (2 << moment);
  }
  /** A grade has named a final score: a bit after those of prices. */
  get isScored(): boolean {
    return ((this.#small[this.#from + 1] ?? 0) & SCORED) !== 0;
  }
  setScored(): void {
    this.#small[this.#from + 1] = (this.#small[this.#from + 1] ?? 0) | SCORED;
  }
  /** It is void as postponed now, and a final score had been named before. */
  get isVoidAfterScore(): boolean {
    return this.result === 'VOID' && ((this.#small[this.#from + 1] ?? 0) & VOID_AFTER_SCORE) !== 0;
  }
  setVoidAfterScore(isAfter: boolean): void {
    const others = (this.#small[this.#from + 1] ?? 0) & ~VOID_AFTER_SCORE;
    this.#small[this.#from + 1] = isAfter ? others | VOID_AFTER_SCORE : others;
  }
  /** The start that this version names. */
  get startsAt(): number {
    return this.#large[this.#at + 0] ?? 0;
  }
  set startsAt(time: number) {
    this.#large[this.#at + 0] = time;
  }
  /** The earliest start that any version named: no words from after it count. */
  get firstStart(): number {
    return this.#large[this.#at + 1] ?? 0;
  }
  set firstStart(time: number) {
    this.#large[this.#at + 1] = time;
  }
  get readableAt(): number {
    return this.#large[this.#at + 2] ?? 0;
  }
  set readableAt(time: number) {
    this.#large[this.#at + 2] = time;
  }
  /** Hundredths of a unit; -1 without. */
  get units(): number {
    return this.#small[this.#from + 2] ?? 0;
  }
  set units(units: number) {
    this.#small[this.#from + 2] = units;
  }
  /** Millionths; -1 without. */
  get odds(): number {
    return this.#large[this.#at + 3] ?? 0;
  }
  set odds(odds: number) {
    this.#large[this.#at + 3] = odds;
  }
  /** A version was posted before the start. */
  get isTimely(): boolean {
    return (this.#small[this.#from + 3] ?? 0) === 1;
  }
  set isTimely(isTimely: boolean) {
    this.#small[this.#from + 3] = Number(isTimely);
  }
  /** By when all of its versions have to be opened: what was named last. */
  get deadline(): number {
    return this.#large[this.#at + 4] ?? 0;
  }
  set deadline(time: number) {
    this.#large[this.#at + 4] = time;
  }
  /** The earliest deadline that was ever named: no later one is far from it. */
  get firstDeadline(): number {
    return this.#large[this.#at + 5] ?? 0;
  }
  set firstDeadline(time: number) {
    this.#large[this.#at + 5] = time;
  }
  /** A leaf moved its deadline. */
  get isMoved(): boolean {
    return (this.#small[this.#from + 9] ?? 0) === 1;
  }
  set isMoved(isMoved: boolean) {
    this.#small[this.#from + 9] = Number(isMoved);
  }
  /** Hundredths of a unit that it has lost unopened; -1 while it is not overdue. */
  get overdue(): number {
    return this.#small[this.#from + 4] ?? 0;
  }
  set overdue(units: number) {
    this.#small[this.#from + 4] = units;
  }
  get takenBack(): TakenBack {
    return TAKEN_BACK[this.#small[this.#from + 5] ?? 0] ?? null;
  }
  set takenBack(how: TakenBack) {
    this.#small[this.#from + 5] = TAKEN_BACK.indexOf(how);
  }
  get result(): PickResult {
    return PICK_RESULTS[(this.#small[this.#from + 6] ?? 0) % 8] ?? 'PENDING';
  }
  /** The result that the site shows; null when the file does not say. */
  get shown(): PickResult | null {
    return PICK_RESULTS[Math.floor((this.#small[this.#from + 6] ?? 0) / 8) - 1] ?? null;
  }
  set shown(shown: PickResult) {
    this.#small[this.#from + 6] = PICK_RESULTS.indexOf(this.result) + 8 * (PICK_RESULTS.indexOf(shown) + 1);
  }
  get grades(): number {
    return this.#small[this.#from + 7] ?? 0;
  }
  /** How many policies the log held when the pick was first sealed. */
  get policies(): number {
    return this.#small[this.#from + 8] ?? 0;
  }
  set policies(count: number) {
    this.#small[this.#from + 8] = count;
  }
  /** What its bet chooses (score-check.ts); 0 where that is not known. */
  get wager(): number {
    return this.#small[this.#from + 10] ?? 0;
  }
  set wager(wager: number) {
    this.#small[this.#from + 10] = wager;
  }
  /** Not a number without. */
  get line(): number {
    return this.#large[this.#at + 7] ?? 0;
  }
  set line(line: number) {
    this.#large[this.#at + 7] = line;
  }
  /** The leaf of its last grade, and what the score in it says of the result (score-check.ts). */
  get gradedBy(): number {
    return this.#small[this.#from + 11] ?? 0;
  }
  set gradedBy(index: number) {
    this.#small[this.#from + 11] = index;
  }
  get scored(): number {
    return this.#small[this.#from + 12] ?? 0;
  }
  set scored(verdict: number) {
    this.#small[this.#from + 12] = verdict;
  }

  grade(result: PickResult): void {
    const shown = Math.floor((this.#small[this.#from + 6] ?? 0) / 8) * 8;
    this.#small[this.#from + 6] = shown + PICK_RESULTS.indexOf(result);
    this.#small[this.#from + 7] = this.grades + 1;
  }
}

const ROWS = 4_096;
const { POSITIVE_INFINITY: UNKNOWN } = Number;

/** All picks of a log, by id. */
export class PickTable {
  readonly #ids = new IdTable();
  readonly #chunks: { large: Float64Array; small: Int32Array }[] = [];
  /** Asked about lately: one leaf asks more than once. */
  #lastId: string | null = null;
  #last: PickState | undefined;

  get size(): number {
    return this.#ids.size;
  }

  get(id: string): PickState | undefined {
    if (id === this.#lastId) return this.#last;
    const place = this.#ids.placeOf(id);
    this.#lastId = id;
    this.#last = place < 0 ? undefined : this.#at(place);
    return this.#last;
  }

  add(id: string, index: number, version: number, isImport: boolean): PickState {
    const place = this.#ids.add(id);
    if (place % ROWS === 0)
      this.#chunks.push({ large: new Float64Array(ROWS * LARGE), small: new Int32Array(ROWS * SMALL) });
    const pick = this.#at(place);
    pick.index = index;
    pick.version = version;
    pick.isImport = isImport;
    pick.startsAt = pick.firstStart = pick.readableAt = UNKNOWN;
    pick.units = pick.odds = pick.overdue = -1;
    this.#lastId = id;
    this.#last = pick;
    return pick;
  }

  *all(): Generator<PickState> {
    for (let place = 0; place < this.size; place += 1) yield this.#at(place);
  }

  #at(place: number): PickState {
    const chunk = this.#chunks[Math.floor(place / ROWS)];
    if (!chunk) throw new RangeError(`There is no pick ${place}.`);
    return new PickState(chunk.large, chunk.small, place % ROWS);
  }
}

/** A sealed version until the log says that it was opened. */
export interface Sealed {
  pick: PickState;
  index: number;
  isOpened: boolean;
  /** Hundredths of a unit. */
  mostUnits: number;
}
