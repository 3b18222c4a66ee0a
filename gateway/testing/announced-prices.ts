import { isInTime } from '#schema/rules/money/price-moves.ts';
import type { MoneyWorld } from './money.ts';

interface Renewal {
  id: string;
  tier: string;
  monthCents: number;
  tierBefore: string;
  centsBefore: number;
  appliesAt: Date | null;
  mailedAt: Date | null;
  saidCents: number | null;
}

/** Renewals at another price of the same plan than the charge before had, each with its notice. */
const RENEWALS = `
  select * from (
    select i.id, i.tier, i.month_cents as "monthCents", i.kind,
           lag(i.tier) over w as "tierBefore", lag(i.month_cents) over w as "centsBefore",
           n.mailed_at as "mailedAt", n.applies_at as "appliesAt", n.cents as "saidCents"
      from invoices i
      -- After an outage the charge is of a later period than the one that was announced.
      left join lateral (
        select n.mailed_at, n.applies_at, m.cents from plan_price_notices n join plan_price_moves m on m.id = n.move_id
         where n.subscription_id = i.subscription_id and n.applies_at <= i.period_starts_at
         order by n.applies_at desc limit 1) n on true
     where i.type = 'charge' and i.state in ('open', 'paid')
    -- In a test an upgrade may come in the same moment as the renewal of its period, but not before it.
    window w as (partition by i.subscription_id order by i.period_no, i.created_at, i.kind like 'upgrade-%')) r
   where kind = 'renewal' and tier = "tierBefore" and "monthCents" <> "centsBefore"`;

/** Nobody's plan renews at another price without a mail that went out exactly thirty days before. */
export async function otherPricesWereAnnounced({ gateway }: MoneyWorld): Promise<string[]> {
  const renewals = await gateway.services.database.em.execute<Renewal[]>(RENEWALS);
  return renewals
    .filter(({ mailedAt, appliesAt, monthCents, saidCents }) => {
      const isInTimeFor = mailedAt !== null && appliesAt !== null && isInTime(mailedAt, appliesAt);
      return !isInTimeFor || saidCents !== monthCents;
    })
    .map(
      ({ id, centsBefore, monthCents }) =>
        `${id} went from ${centsBefore} to ${monthCents} without a mail in time`,
    );
}
