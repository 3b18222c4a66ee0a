import pg from 'pg';
import { beginDeclines } from './card-declines.ts';
import { cardOf } from './decline-renewal.ts';
import { DEMO_USERS } from './demo-users.ts';
import { isPaying, type PayingUser, planProgress } from './plan-progress.ts';

/**
 * Before the gateway serves: takes up what a start that was stopped has left of the demo's plans (seed-plans.ts finishes it). The
 * bank has forgotten whose card it was to decline, and the gateway charges at once what is due. An hour passes for what
 * nobody waits for any more, so that the gateway looks it up now instead of in a minute.
 */
export async function resumePlans(databaseUrl: string, braintreeOrigin: string): Promise<void> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The pool replaces an idle connection that was cut; without a listener it would end the process.
  database.on('error', () => {});
  const paying = DEMO_USERS.filter(isPaying);
  try {
    await letAnHourPass(database, paying);
    for (const member of paying)
      if (member.plan.story === 'renewal-declined') await declineAgain(database, member, braintreeOrigin);
  } finally {
    await database.end();
  }
}

async function declineAgain(database: pg.Pool, member: PayingUser, braintreeOrigin: string): Promise<void> {
  const { bought, renewed } = await planProgress(database, member);
  const card = await cardOf(database, member.uid);
  if (bought && !renewed && card) await beginDeclines(braintreeOrigin, card);
}

async function letAnHourPass(database: pg.Pool, members: PayingUser[]): Promise<void> {
  const uids = members.map(({ uid }) => uid);
  await database.query(
    `update purchases set created_at = created_at - interval '1 hour'
      where state not in ('completed', 'failed') and user_id = any($1)`,
    [uids],
  );
  await database.query(
    `update payment_attempts set created_at = payment_attempts.created_at - interval '1 hour'
       from invoices where invoices.id = invoice_id and invoices.user_id = any($1)
        and payment_attempts.state in ('prepared', 'unknown')`,
    [uids],
  );
}
