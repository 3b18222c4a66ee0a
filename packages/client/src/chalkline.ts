import { ask, type ClientOptions } from './ask.ts';
import { DOCUMENTS } from './documents.ts';
import { follow } from './live.ts';
import type {
  ClientBoardQuery,
  ClientBoardQueryVariables,
  ClientLiveBoardSubscription,
  ClientRecordPicksQuery,
  ClientRecordPicksQueryVariables,
  ClientRecordQuery,
  ClientRecordQueryVariables,
} from './operations.ts';

export type { ClientOptions } from './ask.ts';
export { ChalklineError, type FailureDetails } from './error.ts';
export { verifyWebhook, type WebhookCall, WebhookRefused } from './webhooks.ts';

export type Board = ClientBoardQuery['board'];
/** A pick as you may see it: what is locked for you is null. */
export type Pick = Board['picks'][number];
export type RecordStats = ClientRecordQuery['recordStats'];
export type RecordPick = ClientRecordPicksQuery['recordPicks']['nodes'][number];
export type RecordFilter = NonNullable<ClientRecordQueryVariables['filter']>;
export type RecordKinds = NonNullable<ClientRecordPicksQueryVariables['kinds']>;

/** A Chalkline somewhere, seen with a key or as a visitor. Every method throws `ChalklineError`. */
export class Chalkline {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** The board of a New York day, YYYY-MM-DD; today's without one. */
  async board(date?: string): Promise<Board> {
    const variables: ClientBoardQueryVariables = { date: date ?? null };
    return (await this.query<ClientBoardQuery>(DOCUMENTS.board, variables)).board;
  }

  /** Today's board now, and again whenever something on it changes for you. */
  async *live({ signal }: { signal?: AbortSignal } = {}): AsyncGenerator<Board> {
    const boards = follow<ClientLiveBoardSubscription>(this.#options, DOCUMENTS.liveBoard, signal);
    for await (const { boardChanged } of boards) yield boardChanged;
  }

  /** The figures of the record, each with its sample and interval. */
  async record(filter: RecordFilter = {}): Promise<RecordStats> {
    const variables: ClientRecordQueryVariables = { filter };
    return (await this.query<ClientRecordQuery>(DOCUMENTS.record, variables)).recordStats;
  }

  /** Every pick behind those figures, the newest first, page by page. */
  async *recordPicks(filter: RecordFilter = {}, kinds?: RecordKinds): AsyncGenerator<RecordPick> {
    let after: string | null = null;
    do {
      const variables: ClientRecordPicksQueryVariables = { filter, kinds: kinds ?? null, after };
      const { recordPicks }: ClientRecordPicksQuery = await this.query(DOCUMENTS.recordPicks, variables);
      yield* recordPicks.nodes;
      after = recordPicks.pageInfo.hasNextPage ? recordPicks.pageInfo.endCursor : null;
    } while (after);
  }

  /** Any operation of the contract (`/schema.graphql`). */
  query<Data>(query: string, variables?: object): Promise<Data> {
    return ask<Data>(this.#options, { query, ...(variables && { variables }) });
  }
}
