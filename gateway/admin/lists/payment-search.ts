import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { uidsNamed } from '#gateway/admin/members/members-filter.ts';
import { INVOICE_NUMBER, LAST_FOUR, namedBy } from '#gateway/admin/members/members-named.ts';
import { refuseFields } from '#gateway/app-error.ts';
import { typedCents } from '#schema/rules/money/typed-amount.ts';
import type { ListedPaymentArgs } from '#schema/types/desk/money-lists.type.ts';

type Search = Pick<ListedPaymentArgs, 'last4' | 'amount' | 'member'>;

/** Their payments are put in order by hand, so more members than this would take too long. */
const MOST_MEMBERS = 1_000;

/** The payments `r` that were requested by card, amount, and who paid. */
export function paymentsFound({ last4, amount, member }: Search): RawBuilder<SqlBool> {
  const found = [
    ...(last4 ? [sql`r.last4 = ${last4}`] : []),
    ...(amount ? [sql`r.cents = ${typedCents(amount)}`] : []),
    ...(member?.trim() ? [paidBy(member.trim())] : []),
  ];
  return found.length ? sql<SqlBool>`(${sql.join(found, sql` and `)})` : sql<SqlBool>`true`;
}

function paidBy(text: string): RawBuilder<unknown> {
  if (INVOICE_NUMBER.test(text)) return sql`r."invoiceNumber" = ${text.toUpperCase()}`;
  return sql`r."memberId" = any (array(${sql.join(uidsNamed(text), sql` union `)}))`;
}

/** Throws BAD_USER_INPUT for digits, an amount or a name that cannot be looked for. */
export async function refuseSearch(em: EntityManager, { last4, amount, member }: Search): Promise<void> {
  const name = member?.trim() ?? '';
  refuseFields({
    ...(last4 && !LAST_FOUR.test(last4) && { last4: 'Write the last four digits of the card' }),
    ...(amount && typedCents(amount) === null && { amount: 'Write an amount such as 129 or 129.00' }),
    ...(name.length === 1 && { member: 'Write two letters or more' }),
  });
  if (!name || INVOICE_NUMBER.test(name)) return;
  if (await namesTooMany(em, name))
    refuseFields({
      member: `More than ${MOST_MEMBERS.toLocaleString('en-US')} members are named so: write more of the name`,
    });
}

async function namesTooMany(em: EntityManager, name: string): Promise<boolean> {
  const named = namedBy(name);
  const each = named.map(
    ({ field }) => `(select id from users where ${field} like ? limit ${MOST_MEMBERS + 1})`,
  );
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${each.join(' union ')}) n`,
    named.map(({ begins }) => begins),
  );
  return (counted?.count ?? 0) > MOST_MEMBERS;
}
