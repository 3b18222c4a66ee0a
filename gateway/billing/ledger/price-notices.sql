-- name: noticesOfPlan
select m.cents, n.applies_at, n.mailed_at as "mailed_at!"
  from plan_price_notices n join plan_price_moves m on m.id = n.move_id
 where n.subscription_id = :subscriptionId and m.tier = :tier and n.mailed_at is not null
   and n.applies_at >= :from
 order by n.applies_at;
