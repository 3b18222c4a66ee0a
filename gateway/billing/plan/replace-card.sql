-- name: billedCard
-- type: billing is BillingDetails of #schema/rules/money/billing-form.ts
select u.billing, m.token from users u
  left join payment_methods m on m.user_id = u.id and m.removed_at is null where u.id = :userId;
