import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import { actionsOf } from '#schema/rules/access/audit-actions.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { AuditLogFilterInput } from '#schema/types/desk/audit-log.type.ts';
import type { PageArgs } from '#schema/types/page.type.ts';

export interface AuditRow {
  id: string;
  at: Date;
  actorId: string;
  actor: string;
  keyId: string | null;
  keyPrefix: string | null;
  signedInAt: Date | null;
  device: string | null;
  action: string;
  targetId: string;
  details: Record<string, unknown>;
}

const ENTRIES = `select a.id::text, a.id as position, a.at, a.actor as "actorId", coalesce(u.email, a.actor) as actor, a.key_id as "keyId",
    a.key_prefix as "keyPrefix", a.signed_in_at as "signedInAt", s.device_name as device, a.action, a.target as "targetId", a.details
  from audit_log a left join users u on u.id = a.actor
  left join sessions s on s.user_id = a.actor and s.signed_in_at = a.signed_in_at`;

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
  const those = tableOf<AuditRow>(em, ENTRIES).where(await entriesThat(em, filter));
  const rows = await page.of(those.selectAll()).execute();
  return { page, those, rows: rows as AuditRow[] };
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

const NAMED = `select id from users where lower(email) = lower(?) union select id from invoices where number = upper(?)
  union select id from coupons where code = upper(?)`;

/** What a text may name: itself as an id, and what has it as its address, number or code. */
async function idsNamed(rows: Rows, given: string): Promise<string[]> {
  const text = given.trim();
  const found = await rows.execute<{ id: string }[]>(NAMED, [text, text, text]);
  return [text, ...found.map(({ id }) => id)];
}
