-- name: reportDiscrepancy
insert into differences (kind, subject, details, found_at) values (:kind, :subject, :details::jsonb, :now)
on conflict (kind, subject) do update set resolved_at = null;

-- name: openDiscrepancies
-- type: kind is DiscrepancyKind of #gateway/billing/ledger/comparison.entity.ts
-- type: details is DiscrepancyDetails of #gateway/billing/ledger/comparison.entity.ts
select kind, subject, details from differences where resolved_at is null order by found_at;

-- name: resolveDiscrepancy
update differences set resolved_at = :now where kind = :kind and subject = :subject and resolved_at is null
returning subject;
