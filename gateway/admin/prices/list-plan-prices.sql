-- name: listPlanPrices
select p.id, p.tier, p.months, p.cents, p.starts_at, p.reason, p.created_at, u.email as by_email
  from plan_prices p left join users u on u.id = p."by" order by p.id desc limit :most;
