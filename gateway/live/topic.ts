import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { PickChangeKind } from '#schema/rules/pick-changes.ts';

/** What the root field `pickChanged` resolves from. */
export interface PickEvent {
  kind: PickChangeKind;
  pickId: string;
  pick: PickRecord | null;
}

/** What the root field `boardChanged` resolves from: the day that was asked for. */
export interface BoardEvent {
  date: string | null;
}

/**
 * What a live operation wants to hear of, as graphql-js asks its root field. It yields nothing by itself: an
 * operation is executed by `deliver.ts` for each event, once for all who see the same.
 */
export class Topic implements AsyncIterable<never> {
  constructor(
    readonly field: 'pickChanged' | 'boardChanged',
    /** The New York day; null: of the field's own choice. */
    readonly date: string | null,
  ) {}

  async *[Symbol.asyncIterator](): AsyncIterator<never> {}
}
