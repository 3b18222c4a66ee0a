-- The names under which picks are given.
-- name: analystTexts
select n.analyst as "name!", t.text, t.user_id, t.updated_at
  from (select analyst from record_sums where grain = 'ANALYST' and as_tier = '' and analyst not in ('', '*')
        union select analyst from picks where date >= :since and analyst is not null
        union select name from analyst_texts) n (analyst)
  left join analyst_texts t on t.name = n.analyst order by n.analyst limit :most;

-- name: analystText
select text, user_id from analyst_texts where name = :name;

-- name: lockAnalystName
select pg_advisory_xact_lock(hashtext('analyst ' || :name))::text as locked;

-- name: writeAnalystText
insert into analyst_texts (name, text, user_id, updated_at) values (:name, :text, :userId, :now)
on conflict (name) do update set text = excluded.text, updated_at = excluded.updated_at,
   user_id = coalesce(analyst_texts.user_id, excluded.user_id);
