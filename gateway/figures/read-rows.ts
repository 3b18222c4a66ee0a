import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { columnsOf } from '#gateway/database/record.ts';
import { PickEntity } from '#gateway/picks/pick.entity.ts';
import { clvNumber } from '#schema/rules/stats/clv.ts';
import type { RecordKind } from '#schema/rules/stats/record-kinds.ts';
import { exact, NET_PLACES } from '#schema/rules/stats/scaled.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';
import { MAX_PAGE_SIZE } from '#schema/types/page.type.ts';
import type { RecordRowsArgs, RecordRowType } from '#schema/types/record/record-stats.type.ts';
import { GameScoreEntity, RecordCountedEntity } from './figures.entity.ts';
import { conditionsOf, figureSelection, type Selection, selectedDays } from './selection.ts';

const DEFAULT_ROWS = 50;

const COLUMNS = sql.raw(
  [
    columnsOf(RecordCountedEntity, {
      table: 'c',
      only: ['pickId', 'day', 'league', 'tier', 'kind', 'stake'],
    }),
    columnsOf(PickEntity, { table: 'p', only: ['teamOne', 'teamTwo', 'pick', 'market', 'analyst'] }),
    columnsOf(GameScoreEntity, { table: 'game', only: ['one', 'two', 'source'] }),
  ].join(', '),
);

export interface Row
  extends Omit<RecordRowType, 'cursor' | 'profit' | 'closingLineValue' | 'score' | 'odds' | 'units'> {
  stake: number | null;
  price: string | null;
  closeValue: string | null;
  one: number | null;
  two: number | null;
  source: string | null;
}

/** The picks behind a figure, the newest first, each as the figure counts it. Throws BAD_USER_INPUT. */
export async function readRows(
  { database: { em }, now }: Pick<Context, 'database' | 'now'>,
  { filter, kinds, first, after }: RecordRowsArgs,
): Promise<RecordRowType[]> {
  const selection = await figureSelection(em, filter ?? {}, now);
  const size = first ?? DEFAULT_ROWS;
  if (size < 1 || size > MAX_PAGE_SIZE)
    throw new AppError('BAD_USER_INPUT', `first: must be between 1 and ${MAX_PAGE_SIZE}`);
  return countedRows(em.getKysely(), selection, sql`${kindsOf(kinds)} and ${afterOf(after)}`, size);
}

export function kindsOf(kinds: readonly RecordKind[] | null | undefined): RawBuilder<unknown> {
  return kinds?.length ? sql`c.kind in (${sql.join(kinds)})` : sql`true`;
}

/** The picks of a selection that meet a condition on `c`, `record_counted`; the newest first. */
export async function countedRows(
  connection: QueryExecutorProvider,
  selection: Selection,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<RecordRowType[]> {
  const { rows } = await sql<Row>`
    ${selectRows(selection, condition)} order by c.day desc, c.pick_id desc limit ${limit}`.execute(
    connection,
  );
  return rows.map(shownRow);
}

/** The rows of a selection, with further columns of `c` when they are named. */
export function selectRows(
  selection: Selection,
  condition: RawBuilder<unknown>,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<Row> {
  return sql<Row>`
    select ${COLUMNS}, c.odds as price, p.published_at as "postedAt",
           case c.close_kind when 'FAIR' then c.close_value end as "closeValue"${further}
      from (${countedOf(selection)}) c join picks p on p.id = c.pick_id left join game_scores game on game.pick_id = c.pick_id
     where ${condition}`;
}

/** The row of each pick that counts: of a plan's record the plan's own, where it has one. */
export function countedOf(selection: Selection): RawBuilder<unknown> {
  const own = selection.asTier
    ? sql`sign = 1 and (as_tier = ${selection.asTier} or not exists (
        select from record_counted plan where plan.pick_id = record_counted.pick_id and plan.as_tier = ${selection.asTier}))`
    : sql`sign = 1`;
  return sql`select * from record_counted where ${conditionsOf(selection)} and ${selectedDays(selection)} and ${own}`;
}

function afterOf(after: string | null | undefined): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const [day = '', ...id] = after.split('/');
  if (!isDay(day)) throw new AppError('BAD_USER_INPUT', 'after: not a cursor of this list');
  return sql`(c.day, c.pick_id) < (${day}::date, ${id.join('/')})`;
}

export function shownRow({ stake, price, closeValue, one, two, source, ...row }: Row): RecordRowType {
  const counts = row.kind === 'WIN' || row.kind === 'LOSS' || row.kind === 'PUSH' || row.kind === 'OVERDUE';
  return {
    ...row,
    cursor: `${row.day}/${row.pickId}`,
    odds: price === null ? null : Number(price) / 1e6,
    units: stake === null ? null : stake / 100,
    profit:
      counts && stake !== null && (price !== null || row.kind === 'OVERDUE')
        ? profitOf(row.kind, stake, price)
        : null,
    closingLineValue: closeValue === null ? null : clvNumber(BigInt(closeValue)),
    score: one === null || two === null ? null : { one, two, source },
  };
}

function profitOf(kind: string, stake: number, price: string | null): number {
  if (kind === 'PUSH') return 0;
  const net = kind === 'WIN' ? BigInt(price ?? 0) - 1_000_000n : -1_000_000n;
  return exact(BigInt(stake) * net, NET_PLACES);
}
