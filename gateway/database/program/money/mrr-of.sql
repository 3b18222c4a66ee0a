-- What a plan brings in a year, in cents: twelve months at the agreed price, less a coupon that discounts it for ever. Plans that are
-- active or past due count, from the first payment on; trials, granted and ended plans bring nothing. Its twin is schema/rules/money/mrr.ts; a test
-- (gateway/admin/revenue/mrr.test.ts) keeps the two equal. Amounts of a coupon are never edited and its row stays when it is deleted,
-- so this may read them.
create or replace function mrr_of(plan subscriptions) returns integer
language plpgsql stable set search_path = public, pg_temp as $$
declare
  off integer;
begin
  if plan.source <> 'purchase' or plan.state not in ('active', 'past_due') or plan.never_paid or plan.agreed_cents is null then
    return 0;
  end if;
  if plan.coupon_id is not null and plan.coupon_periods_left is null then
    select case c.discount_type
             when 'FIXED' then least(plan.agreed_cents, c.amount_hundredths)
             else (2 * plan.agreed_cents::bigint * least(c.amount_hundredths, 10000) + 10000) / 20000
           end
      into off from coupons c where c.id = plan.coupon_id and plan.tier = any (c.tiers);
  end if;
  return 12 * (plan.agreed_cents - coalesce(off, 0));
end $$;
