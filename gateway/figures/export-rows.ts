import { sql } from 'kysely';
import type { Services } from '#gateway/auth/context.ts';
import { decimalText } from '#schema/rules/stats/scaled.ts';
import { countedOf } from './read-rows.ts';
import type { Selection } from './selection.ts';

/** Rows are read by key, so many at a time: a slow reader holds no connection and no memory. */
const ROWS_AT_ONCE = 1_000;

/** The columns of the files, in order. Numbers are exact decimals. */
export const EXPORT_COLUMNS = [
  ...['pick', 'day', 'starts_at', 'league', 'team_one', 'team_two', 'tier', 'analyst', 'market', 'selection'],
  ...['line', 'odds', 'units', 'book', 'probability', 'posted_at', 'counted_as', 'profit'],
  ...['close_book', 'close_line', 'close_odds', 'close_odds_other', 'closing_line_value'],
  ...['score_one', 'score_two', 'as_posted', 'leaf', 'commitment', 'unproven'],
  ...['grades', 'first_graded_as', 'void_reason', 'close_at'],
] as const;

export type ExportRow = Record<(typeof EXPORT_COLUMNS)[number], string | number | boolean | null>;

type StoredRow = ExportRow & { stake: number | null; price: string | null; closeValue: string | null };

/** Every pick of a selection as the record counts it, the oldest first. */
export async function* exportRows(
  { database }: Pick<Services, 'database'>,
  selection: Selection,
): AsyncGenerator<ExportRow[]> {
  let after: { day: string; pick: string } | null = null;
  do {
    const rows: StoredRow[] = await pageAfter(database.em.getKysely(), selection, after);
    if (rows.length > 0) yield rows.map(exported);
    const last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
    after = last ? { day: String(last.day), pick: String(last.pick) } : null;
  } while (after);
}

async function pageAfter(
  connection: Parameters<ReturnType<typeof sql<StoredRow>>['execute']>[0],
  selection: Selection,
  after: { day: string; pick: string } | null,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select c.pick_id as pick, c.day::text as day, record_stamp(p.starts_at) as starts_at, c.league, p.team_one, p.team_two, c.tier,
           p.analyst, p.market, p.pick as selection, trim_scale(p.line)::text as line, c.odds as price, c.stake, p.book,
           trim_scale(p.probability)::text as probability, record_stamp(p.published_at) as posted_at, c.kind as counted_as,
           close.book as close_book, trim_scale(close.line)::text as close_line, trim_scale(close.odds)::text as close_odds,
           trim_scale(close.odds_other)::text as close_odds_other, case c.close_kind when 'FAIR' then c.close_value end as "closeValue",
           score.one as score_one, score.two as score_two, c.as_posted, leaf.index as leaf, leaf.body::json ->> 'bet' as commitment,
           p.imported as unproven, graded.grades, graded.first_graded_as, case when c.kind = 'VOID' then graded.void_reason end as void_reason,
           record_stamp(close.at) as close_at
      from (select * from (${countedOf(selection)}) counted
             where ${after ? sql`(day, pick_id) > (${after.day}::date, ${after.pick})` : sql`true`}
             order by day, pick_id limit ${ROWS_AT_ONCE}) c
      join picks p on p.id = c.pick_id
      left join pick_prices close on close.pick_id = p.id and close.moment = 'CLOSE'
      left join game_scores score on score.pick_id = p.id
      left join lateral (select index, body from record_leaves l where l.pick_id = p.id and l.kind in ('pick', 'import')
                          order by index desc limit 1) leaf on true
      left join lateral (select count(*)::int as grades, (array_agg(g.result order by g.n) filter (where g.result <> 'PENDING'))[1] as first_graded_as,
                                (array_agg(g.void_reason order by g.n desc))[1] as void_reason
                           from pick_grades g where g.pick_id = p.id) graded on true
     order by c.day, c.pick_id`.execute(connection);
  return rows;
}

function exported({ stake, price, closeValue, ...row }: StoredRow): ExportRow {
  const isStaked =
    row.counted_as === 'OVERDUE' ||
    (price !== null && ['WIN', 'LOSS', 'PUSH'].includes(String(row.counted_as)));
  const profit = isStaked && stake !== null ? profitOf(row.counted_as, BigInt(stake), price) : null;
  const columns = {
    ...row,
    odds: price === null ? null : shortText(BigInt(price), 6),
    units: stake === null ? null : shortText(BigInt(stake), 2),
    profit: profit === null ? null : shortText(profit, 8),
    closing_line_value: closeValue === null ? null : shortText(BigInt(closeValue), 8),
  };
  return Object.fromEntries(EXPORT_COLUMNS.map((name) => [name, columns[name]])) as ExportRow;
}

/** Without zeros at its end, as `trim_scale` writes the numbers that come from the database as text. */
function shortText(value: bigint, places: number): string {
  return decimalText(value, places).replace(/\.?0+$/, '');
}

function profitOf(kind: unknown, stake: bigint, price: string | null): bigint {
  if (kind === 'PUSH') return 0n;
  return stake * (kind === 'WIN' ? BigInt(price ?? 0) - 1_000_000n : -1_000_000n);
}
