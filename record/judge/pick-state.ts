import { PICK_RESULTS, type PickResult } from '#schema/rules/pick-values.ts';

const TAKEN_BACK = [null, 'WITHDRAWN', 'CANCELLED'] as const;
type TakenBack = (typeof TAKEN_BACK)[number];

/** Numbers of one pick, in the order of the accessors below. */
const WIDTH = 15;

/**
 * What the log has said of one pick so far, kept as numbers in a row of a table: as objects half a million picks took
 * twice the memory. Times in milliseconds; infinite while unknown.
 */
export class PickState {
  readonly #row: Float64Array;

  constructor(row: Float64Array) {
    this.#row = row;
  }

  #get(at: number): number {
    return this.#row[at] ?? 0;
  }

  /** Of the version that counts, or of the last one while that is not known. */
  get index(): number {
    return this.#get(0);
  }
  set index(index: number) {
    this.#row[0] = index;
  }
  get version(): number {
    return this.#get(1);
  }
  set version(version: number) {
    this.#row[1] = version;
  }
  get isImport(): boolean {
    return this.#get(2) === 1;
  }
  set isImport(isImport: boolean) {
    this.#row[2] = Number(isImport);
  }
  /** The start that this version names. */
  get startsAt(): number {
    return this.#get(3);
  }
  set startsAt(time: number) {
    this.#row[3] = time;
  }
  /** The earliest start that any version named: no words from after it count. */
  get firstStart(): number {
    return this.#get(4);
  }
  set firstStart(time: number) {
    this.#row[4] = time;
  }
  get readableAt(): number {
    return this.#get(5);
  }
  set readableAt(time: number) {
    this.#row[5] = time;
  }
  /** Hundredths of a unit; -1 without. */
  get units(): number {
    return this.#get(6);
  }
  set units(units: number) {
    this.#row[6] = units;
  }
  /** Millionths; -1 without. */
  get odds(): number {
    return this.#get(7);
  }
  set odds(odds: number) {
    this.#row[7] = odds;
  }
  /** A version was posted before the start. */
  get isTimely(): boolean {
    return this.#get(8) === 1;
  }
  set isTimely(isTimely: boolean) {
    this.#row[8] = Number(isTimely);
  }
  /** The last deadline for opening. */
  get deadline(): number {
    return this.#get(9);
  }
  set deadline(time: number) {
    this.#row[9] = time;
  }
  /** How far the deadline was moved; -1 when it was not. */
  get moved(): number {
    return this.#get(10);
  }
  set moved(by: number) {
    this.#row[10] = by;
  }
  /** Hundredths of a unit that it has lost unopened; -1 while it is not overdue. */
  get overdue(): number {
    return this.#get(11);
  }
  set overdue(units: number) {
    this.#row[11] = units;
  }
  get takenBack(): TakenBack {
    return TAKEN_BACK[this.#get(12)] ?? null;
  }
  set takenBack(how: TakenBack) {
    this.#row[12] = TAKEN_BACK.indexOf(how);
  }
  get result(): PickResult {
    return PICK_RESULTS[this.#get(13) % 8] ?? 'PENDING';
  }
  /** The result that the site shows; null when the file does not say. */
  get shown(): PickResult | null {
    return PICK_RESULTS[Math.floor(this.#get(13) / 8) - 1] ?? null;
  }
  set shown(shown: PickResult) {
    this.#row[13] = PICK_RESULTS.indexOf(this.result) + 8 * (PICK_RESULTS.indexOf(shown) + 1);
  }
  get grades(): number {
    return this.#get(14);
  }

  grade(result: PickResult): void {
    const shown = Math.floor(this.#get(13) / 8) * 8;
    this.#row[13] = shown + PICK_RESULTS.indexOf(result);
    this.#row[14] = this.grades + 1;
  }
}

const ROWS = 4_096;
const { POSITIVE_INFINITY: UNKNOWN } = Number;

/** All picks of a log, by id. */
export class PickTable {
  readonly #places = new Map<string, number>();
  readonly #chunks: Float64Array[] = [];

  get size(): number {
    return this.#places.size;
  }

  get(id: string): PickState | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#at(place);
  }

  add(id: string, index: number, version: number, isImport: boolean): PickState {
    const place = this.#places.size;
    this.#places.set(id, place);
    if (place % ROWS === 0) this.#chunks.push(new Float64Array(ROWS * WIDTH));
    const first = [
      index,
      version,
      Number(isImport),
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
      -1,
      -1,
      0,
      0,
      -1,
      -1,
      0,
      0,
      0,
    ];
    this.#row(place).set(first);
    return this.#at(place);
  }

  *all(): Generator<PickState> {
    for (let place = 0; place < this.size; place += 1) yield this.#at(place);
  }

  #at(place: number): PickState {
    return new PickState(this.#row(place));
  }

  #row(place: number): Float64Array {
    const at = (place % ROWS) * WIDTH;
    return (this.#chunks[Math.floor(place / ROWS)] ?? new Float64Array(WIDTH)).subarray(at, at + WIDTH);
  }
}

/** A sealed version until the log says that it was opened. */
export interface Sealed {
  pick: PickState;
  index: number;
  revealBy: number;
  isOpened: boolean;
  /** Hundredths of a unit. */
  mostUnits: number;
}
