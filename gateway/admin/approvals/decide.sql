-- name: lockApproval
-- type: kind is ApprovalKind of #schema/rules/money/four-eyes.ts
-- type: cause is ApprovalCause of #schema/rules/money/four-eyes.ts
select a.* from approvals a where id = :id for update;

-- name: decideApproval
update approvals set approved = :approved, decided_by = :by, decided_at = :now, note = :note? where id = :id;
