/** Statements that make writers of a large table wait, and what to write instead. */
const BLOCKING: readonly (readonly [RegExp, string])[] = [
  [
    /\bcreate (unique )?index (?!concurrently)/,
    'create index concurrently, alone in a migration whose isTransactional() answers false',
  ],
  [/\bdrop index (?!concurrently)/, 'drop index concurrently'],
  [/\breindex (?!.*concurrently)/, 'reindex concurrently'],
  [/\badd (constraint \S+ )?(foreign key|check)\b(?!.* not valid)/, 'add it not valid, then validate it'],
  [
    /\badd (constraint \S+ )?(unique|primary key)\b(?! using index)/,
    'make the index concurrently, then add the constraint using index',
  ],
  [/\balter (column )?\S+ (set data )?type\b/, 'add a column, fill it in batches, then drop the old one'],
  [/\balter (column )?\S+ set not null\b/, 'add a check not valid, validate it, then set not null'],
  [
    /\badd (column )?\S+ .*(serial|gen_random_uuid\(\)|random\(\)|clock_timestamp\(\)|stored)/,
    'add the column without it, then fill it in batches',
  ],
  [/^(update|delete)\b(?!.*\bwhere\b)/, 'work through the rows in batches, by a job'],
  [/\block table\b/, 'do without the lock'],
  [/\b(cluster|vacuum full)\b/, 'do without it'],
];

/** What is wrong with a statement of a migration, unless it is about a table that the same migration makes. */
export function blockingProblem(statement: string, newTables: readonly string[]): string | null {
  const sql = statement.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim();
  if (/^(create table|create (or replace )?function|comment)\b/.test(sql)) return null;
  if (newTables.some((table) => new RegExp(`\\b(on|table|update|from) ${table}\\b`).test(sql))) return null;
  const [, instead] = BLOCKING.find(([pattern]) => pattern.test(sql)) ?? [];
  return instead ? `${sql.slice(0, 90)}: ${instead}` : null;
}

/** The tables that statements make. */
export function tablesMade(statements: readonly string[]): string[] {
  return statements.flatMap(
    (sql) => /create (?:unlogged )?table (?:if not exists )?"?(\w+)/i.exec(sql)?.[1] ?? [],
  );
}
