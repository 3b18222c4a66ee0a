-- name: addApproval
insert into approvals (id, kind, subject, text, cause, payload, member_id, asked_by, reason, asked_at)
values (:id, :kind, :subject, :text, :cause, :payload::jsonb, :memberId?, :by, :reason, :now) on conflict do nothing
returning id, text, asked_by as by, asked_at as at;

-- name: waitingApproval
select id, text, asked_by as by, asked_at as at from approvals
 where kind = :kind and subject = :subject and decided_at is null;

-- Whether a `role` may decide about acts of the kind of `a`.
-- part: roleDecides
jsonb_exists(:rolesOfKind::jsonb -> a.kind, role::text);

-- Whether the person `u` may decide about the act `a`.
-- part: decides
u.role is not null and u.disabled_at is null and {roleDecides} and {hadRoleBefore};

-- When somebody who could decide about the act `a` was last taken away.
-- part: removedAt
(select max(at) from {removals} where {roleDecides});

-- name: lastRemovalFor
select {removedAt} as at from (select :kind::text as kind, :askedAt::timestamptz as asked_at) a;

-- The asker may be among them.
-- name: decidersOf
select u.id, u.email from (select :kind::text as kind, :askedAt::timestamptz as asked_at) a join users u on {decides}
 order by u.id;
