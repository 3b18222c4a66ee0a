import type { PickResult } from '#schema/rules/pick-values.ts';

/** What the log has said of one pick so far. Times in milliseconds; infinite while unknown. */
export class PickState {
  /** Of the version that counts, or of the last one while that is not known. */
  index: number;
  version: number;
  readonly isImport: boolean;
  /** The start that this version names. */
  startsAt = Number.POSITIVE_INFINITY;
  /** The earliest start that any version named: no words from after it count. */
  firstStart = Number.POSITIVE_INFINITY;
  readableAt = Number.POSITIVE_INFINITY;
  units = -1;
  odds = -1;
  /** A version was posted before the start. */
  isTimely = false;
  /** The last deadline for opening, and how far it was moved. */
  deadline = 0;
  moved = 0;
  moves = 0;
  /** Hundredths of a unit that it has lost unopened; -1 while it is not overdue. */
  overdue = -1;
  takenBack: 'WITHDRAWN' | 'CANCELLED' | null = null;
  result: PickResult = 'PENDING';
  grades = 0;
  /** The result that the site shows; null when the file does not say. */
  shown: PickResult | null = null;

  constructor(index: number, version: number, isImport: boolean) {
    this.index = index;
    this.version = version;
    this.isImport = isImport;
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
