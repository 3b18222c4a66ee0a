import { Migration } from '@mikro-orm/migrations';

/**
 * A day with more versions of picks than one entry of the log can name is opened by several leaves. It was opened by none:
 * writing the leaf failed, and all of its picks became overdue.
 */
export class Migration0038DaysInParts extends Migration {
  override up(): void {
    for (const [from, to] of CHANGES) this.addSql(replaced(from, to));
  }

  override down(): void {
    for (const [from, to] of CHANGES) this.addSql(replaced(to, from));
  }
}

/** Indexes of up to ten digits, each with its comma, in the 65,535 bytes of an entry. */
const PART = 5_000;

const COUNTED = "count(distinct l.pick_id) filter (where l.kind = 'void') as void\n";
const HASH = "encode(sha256(convert_to(record_openings_file(indexes), 'UTF8')), 'hex') as sha256";
const leafOf = (opened: string, hash: string) =>
  `leaf := record_append('day', (select row_to_json(f) from (select due.day as date, ${opened} as opened,
        cardinality(indexes) as due, counted.withdrawn, counted.cancelled, counted.void,
        ${hash}) f), said);`;

const CHANGES: readonly (readonly [from: string, to: string])[] = [
  [COUNTED, `${COUNTED.trimEnd()}, ${HASH}\n`],
  [
    leafOf('indexes', HASH),
    `for part in 0 .. (cardinality(indexes) - 1) / ${PART} loop
        ${leafOf(`indexes[part * ${PART} + 1 : (part + 1) * ${PART}]`, 'counted.sha256')}
      end loop;`,
  ],
];

function replaced(from: string, to: string): string {
  return `do $do$ begin execute replace(pg_get_functiondef('record_reveal(timestamptz)'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}
