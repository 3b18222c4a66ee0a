-- name: addAct
insert into staff_acts (actor, request_id, hash, at) values (:actor, :requestId, :hash, :now) on conflict do nothing
returning actor;

-- name: actOfRequest
select hash from staff_acts where actor = :actor and request_id = :requestId;

-- name: deleteAct
delete from staff_acts where actor = :actor and request_id = :requestId;
