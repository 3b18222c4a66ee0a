import type { FigureMemberType } from '#schema/types/desk/figure-member.type.ts';

/** A member behind a figure, with what the list is sorted by. */
export interface FigureMemberRow extends FigureMemberType {
  /** Set for movements only: the day, and the same as text. */
  day?: Date;
  dayText?: string;
  /** Of a trial. */
  began?: Date;
  /** The id of the movement or of the plan. */
  place: string;
}

/** The days of a figure, both included, the month of first payments, and the present moment. */
export interface FigureDays {
  from: string;
  to: string;
  cohort: string | null;
  now: Date;
}
