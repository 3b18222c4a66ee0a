-- name: addApproval
insert into approvals (id, kind, subject, text, cause, payload, member_id, asked_by, reason, asked_at)
values (:id, :kind, :subject, :text, :cause, :payload::jsonb, :memberId?, :by, :reason, :now) on conflict do nothing
returning id, text, asked_by as by, asked_at as at;

-- name: waitingApproval
select id, text, asked_by as by, asked_at as at from approvals
 where kind = :kind and subject = :subject and decided_at is null;
