-- The rules of the house that hold for a pick are those that were published before it was sealed; before the first policy leaf,
-- those of constants.sql.

-- For which reasons a pick may be void: by the policy under which it was first sealed.
create or replace function record_void_reasons(pick text) returns text[]
language sql stable as $$
  with policies as (
    select index, array(select json_array_elements_text(body::json -> 'voidReasons')) as reasons
      from record_leaves where kind = 'policy')
  select coalesce(
    (select reasons from policies where index < (select min(index) from record_leaves where pick_id = $1)
      order by index desc limit 1),
    rules_void_reasons())
$$;

-- What a pick that is opened too late is lost at: the largest limit under which one of its versions was sealed.
create or replace function record_most_units(pick text) returns numeric
language sql stable as $$
  select coalesce(max(coalesce((select (p.body::json ->> 'mostUnits')::numeric from record_leaves p
      where p.kind = 'policy' and p.index < l.index order by p.index desc limit 1), rules_most_units())), rules_most_units())
    from record_leaves l where l.pick_id = $1 and l.kind = 'pick'
$$;
