-- The owners who may approve the move `m`, but for who proposed it.
-- part: otherOwners
(select u.id from users u cross join (select m.proposed_at as asked_at) a
  where u.role = 'OWNER' and u.disabled_at is null and u.id <> m.proposed_by and {hadRoleBefore});

-- Whether the member `:me` may approve the move `m`: another owner, or the lone one who proposed it an hour ago, and whom nobody
-- was taken away beside for a day.
-- part: mayApprove
(m.approved_at is null and m.ended_at is null and (:me::text in {otherOwners}
  or (:me::text = m.proposed_by and not exists {otherOwners} and :now::timestamptz >= greatest(
    m.proposed_at + :aloneSeconds * interval '1 second',
    (select max(r.at) from (select m.proposed_at as asked_at) a cross join lateral (select at, role from {removals}) r
      where r.role = 'OWNER') + :removalSeconds * interval '1 second'))));

-- name: listPriceMoves
select m.id, m.tier, m.cents, m.reason, m.proposed_at, m.approved_at, m.ended_at,
       p.email as proposed_by_email, a.email as approved_by_email, {mayApprove} as "may_approve!",
       (select count(*)::int from plan_price_notices n where n.move_id = m.id and n.mailed_at is not null) as "told!",
       case when m.ended_at is null then (select count(*)::int from subscriptions s where s.tier = m.tier
          and s.state in ('active', 'past_due', 'paused') and s.source = 'purchase' and s.agreed_cents <> m.cents) else 0 end as "left!"
  from plan_price_moves m left join users p on p.id = m.proposed_by left join users a on a.id = m.approved_by
 order by m.proposed_at desc, m.id desc limit :most;

-- name: approvePriceMove
update plan_price_moves m set approved_by = :me, approved_at = :now where id = :id and {mayApprove} returning id;
