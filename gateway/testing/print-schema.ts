import type pg from 'pg';

/**
 * The schema of a database as PostgreSQL prints it, in SQL that makes it: domains, tables with their constraints and indexes,
 * foreign keys, functions and triggers, each in alphabetical order. Objects of extensions and of other schemas are left out.
 */
export async function printSchema(client: pg.ClientBase): Promise<string> {
  const parts: string[] = [];
  for (const query of [DOMAINS, TABLES, FOREIGN_KEYS, FUNCTIONS, TRIGGERS]) {
    const { rows } = await client.query<{ text: string }>(query);
    parts.push(...rows.map(({ text }) => text));
  }
  return `${parts.join('\n\n')}\n`;
}

const OF_NO_EXTENSION = (catalog: string) => `not exists (select from pg_depend
  where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;

/** A column whose default is its own sequence is a serial one. */
const COLUMNS = `
  select string_agg(format('  %I %s%s', attname,
      case when serial then replace(replace(type, 'bigint', 'bigserial'), 'integer', 'serial') else type end,
      case when serial then '' else source || case when attnotnull then ' not null' else '' end end),
      E',\\n' order by attnum)
    from (select attname, attnum, attnotnull, format_type(atttypid, atttypmod) as type, 
                 case when attidentity <> '' then ' generated always as identity'
                      when attgenerated <> '' then format(' generated always as %s stored', pg_get_expr(adbin, adrelid))
                      else coalesce(' default ' || pg_get_expr(adbin, adrelid), '') end as source,
                 coalesce(pg_get_expr(adbin, adrelid) like 'nextval(%', false) as serial
            from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
           where attrelid = pg_class.oid and attnum > 0 and not attisdropped) columns`;

/** NOT NULL stands with its column. */
const CONSTRAINTS = `
  select string_agg(format(E'alter table %I add constraint %I %s;\\n', relname, conname, pg_get_constraintdef(oid)), ''
      order by contype <> 'p', conname)
    from pg_constraint where conrelid = pg_class.oid and contype in ('p', 'u', 'c')`;

const CHECKS = `
  select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contypid = pg_type.oid and contype = 'c'`;

const INDEXES = `
  select string_agg(replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON ') || E';\\n', '' order by indexrelid::regclass::text)
    from pg_index where indrelid = pg_class.oid
     and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

const GRANTS = `
  select string_agg(format(E'-- granted: %s\\n', acl), '' order by acl::text) from unnest(relacl) acl`;

const DOMAINS = `
select string_agg(format('create domain %I as %s %s;', typname, format_type(typbasetype, typtypmod), (${CHECKS})), E'\\n' order by typname) as text
  from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd' having count(*) > 0`;

const TABLES = `
select format(E'create %stable %I (\\n%s)%s;\\n', case relpersistence when 'u' then 'unlogged ' else '' end, relname, (${COLUMNS}),
              coalesce(' with (' || array_to_string(reloptions, ', ') || ')', ''))
       || rtrim(coalesce((${CONSTRAINTS}), '') || coalesce((${INDEXES}), '') || coalesce((${GRANTS}), ''), E'\\n') as text
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and ${OF_NO_EXTENSION('pg_class')}
 order by relname`;

/** After all tables, because they name one another. */
const FOREIGN_KEYS = `
select string_agg(format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)), E'\\n'
         order by conrelid::regclass::text, conname) as text
  from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' having count(*) > 0`;

const FUNCTIONS = `
select rtrim(replace(pg_get_functiondef(oid), 'FUNCTION public.', 'FUNCTION '), E'\\n') || ';' || coalesce(E'\\n-- granted: ' || proacl::text, '') as text
  from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') and ${OF_NO_EXTENSION('pg_proc')}
 order by oid::regprocedure::text`;

const TRIGGERS = `
select string_agg(replace(pg_get_triggerdef(oid), ' ON public.', ' ON ') || ';'
         || case tgenabled when 'O' then '' else ' -- ' || tgenabled::text end, E'\\n' order by tgrelid::regclass::text, tgname) as text
  from pg_trigger where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
having count(*) > 0`;
