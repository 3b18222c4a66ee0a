-- name: sweepCompletedTo
select completed_to from sweeps where name = :name;

-- Several processes may sweep at once: the furthest counts.
-- name: completeSweep
insert into sweeps (name, completed_to) values (:name, :to)
on conflict (name) do update set completed_to = greatest(sweeps.completed_to, excluded.completed_to);
