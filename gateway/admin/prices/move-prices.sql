-- name: addPriceMove
insert into plan_price_moves (id, tier, cents, reason, proposed_by, proposed_at)
values (:id, :tier, :cents, :reason, :by, :now);

-- name: lockPriceMove
select tier, cents, approved_at, ended_at from plan_price_moves where id = :id for update;

-- name: endPriceMove
update plan_price_moves set ended_by = :by, ended_at = :now where id = :id;
