-- What waits, and what was decided last: each part is read by an index of its own.
-- name: listApprovals
-- type: kind is ApprovalKind of #schema/rules/money/four-eyes.ts
-- type: cause is ApprovalCause of #schema/rules/money/four-eyes.ts
select a.id as "id!", a.kind as "kind!", a.text as "text!", a.cause as "cause!", a.reason as "reason!", a.asked_at as "asked_at!",
       a.approved, a.decided_at, a.note, a.member_id, m.email as member_email,
       case when a.kind = 'DISPUTE' then a.subject end as dispute_id, a.asked_by as "asked_by_id!",
       array(select u.id from users u where a.decided_at is null and {decides}) as "deciders!",
       case when a.decided_at is null then {removedAt} end as removed_at,
       coalesce(s.email, a.asked_by) as "asked_by!", coalesce(d.email, a.decided_by) as decided_by
  from ((select * from approvals where decided_at is null and (kind = any(:kinds::text[]) or asked_by = :userId)
          order by asked_at, id limit :mostWaiting)
        union all
        (select * from approvals where decided_at is not null and (kind = any(:kinds::text[]) or asked_by = :userId)
          order by asked_at desc, id desc limit :mostDecided)) a
  left join users m on m.id = a.member_id left join users s on s.id = a.asked_by left join users d on d.id = a.decided_by
 order by a.decided_at desc nulls first, a.asked_at, a.id;
