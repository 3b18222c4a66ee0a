import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import { actionsOf } from '#schema/rules/access/audit-actions.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { AuditLogFilterInput } from '#schema/types/desk/audit-log.type.ts';
import type { PageArgs } from '#schema/types/page.type.ts';
import { type AuditEntriesRow, auditEntries, idsNamed as namedBy } from './audit-rows.sql.ts';

export type AuditRow = AuditEntriesRow;

const NEWEST: Order<AuditRow> = {
  list: 'audit-log',
  descending: true,
  columns: [{ column: 'r.position', type: 'bigint', of: ({ id }) => id }],
};

/** The entries of a page, read by key; its `connection` makes the answer. Throws BAD_USER_INPUT. */
export async function auditPage(
  { database: { em }, signingKey }: Pick<Context, 'database' | 'signingKey'>,
  filter: AuditLogFilterInput,
  args: PageArgs,
) {
  const page = pageOf(NEWEST, args, signingKey);
  const those = tableOf(em, auditEntries).where(await entriesThat(em, filter));
  const rows = await page.of(those.selectAll()).execute();
  return { page, those, rows };
}

async function entriesThat(rows: Rows, filter: AuditLogFilterInput): Promise<Expression<SqlBool>> {
  const { area, byPeople, actor, target, keyId, from, to } = filter;
  const midnight = (day: string) => easternInstant(day, '00:00');
  const entries = expressionBuilder<{ r: AuditRow }, 'r'>();
  return entries.and([
    ...(area ? [sql<SqlBool>`r.action in (${sql.join(actionsOf(area))})`] : []),
    ...(byPeople ? [sql<SqlBool>`r."actorId" not in ('system', 'rule')`] : []),
    ...(actor ? [sql<SqlBool>`r."actorId" in (${sql.join(await idsNamed(rows, actor))})`] : []),
    ...(target ? [sql<SqlBool>`r."targetId" in (${sql.join(await idsNamed(rows, target))})`] : []),
    ...(keyId ? [sql<SqlBool>`r."keyId" = ${keyId}`] : []),
    ...(from ? [sql<SqlBool>`r.at >= ${midnight(from)}`] : []),
    ...(to ? [sql<SqlBool>`r.at < ${midnight(addDays(to, 1))}`] : []),
  ]);
}

/** What a text may name: itself as an id, and what has it as its address, number or code. */
async function idsNamed(rows: Rows, given: string): Promise<string[]> {
  const text = given.trim();
  return [text, ...(await namedBy.all(rows, { text })).map(({ id }) => id)];
}
