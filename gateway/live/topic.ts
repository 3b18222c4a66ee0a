import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { PickChangeKind } from '#schema/rules/picks/pick-changes.ts';

/** The root value of `pickChanged`. */
export interface PickEvent {
  kind: PickChangeKind;
  pickId: string;
  pick: PickRecord | null;
}

/** The root value of `boardChanged`: the requested day. */
export interface BoardEvent {
  date: string | null;
}

/** The root value of `arbitragesChanged`, which reads what it shows. */
export type ScannerEvent = Record<string, never>;

/**
 * The changes a live operation subscribes to, as the async iterator that graphql-js expects of its root field. It
 * yields nothing itself: `deliver.ts` executes the operation for each event, once for all who see the same.
 */
export class Topic implements AsyncIterable<never> {
  constructor(
    readonly field: 'pickChanged' | 'boardChanged' | 'arbitragesChanged',
    /** The New York day; null: the default of the field. */
    readonly date: string | null,
  ) {}

  async *[Symbol.asyncIterator](): AsyncIterator<never> {}
}
