-- A reply that is being sent stays.
-- name: writeReply
insert into dispute_replies (dispute_id, kind, text, reason, replied_by, replied_at, state, next_try_at)
values (:disputeId, :kind, :text?, :reason, :by?, :now, :state, :nextTryAt?)
on conflict (dispute_id) do update
   set kind = excluded.kind, text = excluded.text, reason = excluded.reason, replied_by = excluded.replied_by,
       replied_at = excluded.replied_at, state = excluded.state, tries = 0, next_try_at = excluded.next_try_at, failure = null, sent_at = null
 where dispute_replies.state <> 'SENDING';

-- name: replyOf
select kind, text, state from dispute_replies where dispute_id = :disputeId;

-- name: noteReplyFailure
update dispute_replies set tries = tries + 1, next_try_at = :nextTryAt, failure = :failure
 where dispute_id = :disputeId and state = 'SENDING';

-- name: endReply
update dispute_replies set state = :state, next_try_at = null, failure = :failure?, sent_at = :sentAt?
 where dispute_id = :disputeId and state = 'SENDING';

-- name: sendingReply
select kind, text, tries from dispute_replies where dispute_id = :disputeId and state = 'SENDING';

-- name: addAcceptance
insert into dispute_replies (dispute_id, kind, reason, replied_at, state, next_try_at)
values (:disputeId, 'ACCEPT', :reason, :now, 'SENDING', :now) on conflict do nothing
returning dispute_id;
