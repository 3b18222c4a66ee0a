import type pg from 'pg';
import type { DemoPlan, DemoUser } from './demo-users.ts';

/** A demo user with the plan that they buy. */
export type PayingUser = DemoUser & { plan: DemoPlan };

export function isPaying(user: DemoUser): user is PayingUser {
  return user.plan !== null;
}

type PlanProgress = {
  /** A purchase succeeded. */
  bought: boolean;
  /** A purchase is on its way: in this start, or in one that was stopped. */
  buying: boolean;
  /** Purchases that were undone. */
  failed: number;
  /** It was cancelled once, whatever the member did since. */
  cancelled: boolean;
  /** A renewal was paid or declined once, whatever came of it. One that was only begun can still be either. */
  renewed: boolean;
};

/** How far a user's plan has come: what was done once is never done again. */
export async function planProgress(database: pg.Pool, { uid }: DemoUser): Promise<PlanProgress> {
  const { rows } = await database.query<PlanProgress>(
    `with purchase as (select state from purchases where user_id = $1),
          event as (select e.type from subscription_events e join subscriptions s on s.id = e.subscription_id
                     where s.user_id = $1)
     select
       exists (select from purchase where state = 'completed') as bought,
       exists (select from purchase where state not in ('completed', 'failed')) as buying,
       (select count(*)::int from purchase where state = 'failed') as failed,
       exists (select from event where type = 'cancelled') as cancelled,
       exists (select from event where type = 'payment-failed')
         or exists (select from invoices where user_id = $1 and kind = 'renewal' and state = 'paid') as renewed`,
    [uid],
  );
  if (!rows[0]) throw new Error('The database did not answer how far the demo plans are.');
  return rows[0];
}
