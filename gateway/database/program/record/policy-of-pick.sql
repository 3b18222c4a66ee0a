create or replace function record_void_reasons(pick text) returns text[]
language sql stable as $$
  with policies as (
    select index, array(select json_array_elements_text(body::json -> 'voidReasons')) as reasons
      from record_leaves where kind = 'policy')
  select coalesce(
    (select reasons from policies where index < (select min(index) from record_leaves where pick_id = $1)
      order by index desc limit 1),
    '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'::text[])
$$;

create or replace function record_most_units(pick text) returns numeric
language sql stable as $$
  select coalesce(max(coalesce((select (p.body::json ->> 'mostUnits')::numeric from record_leaves p
      where p.kind = 'policy' and p.index < l.index order by p.index desc limit 1), 5)), 5)
    from record_leaves l where l.pick_id = $1 and l.kind = 'pick'
$$;
