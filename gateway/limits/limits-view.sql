-- What a member has paid, less what came back.
-- name: paidByMember
select coalesce(sum(case type when 'charge' then total_cents else -total_cents end), 0)::int as "cents!"
  from invoices where user_id = :userId and state = 'paid';
