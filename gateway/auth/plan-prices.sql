-- name: planPriceRows
select id, tier, months, cents, starts_at from plan_prices order by id;
