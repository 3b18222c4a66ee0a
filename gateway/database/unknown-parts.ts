import type { Program } from './program.ts';

interface UnknownParts {
  functions: string[];
  triggers: string[];
}

type Query = <Row>(statement: string) => Promise<Row[]>;

/** The functions and triggers of a database that no file of its program makes. Those of extensions are left out. */
export async function unknownParts(query: Query, program: Program): Promise<UnknownParts> {
  const functions = await query<{ name: string }>(FUNCTIONS);
  const triggers = await query<{ name: string; table: string }>(TRIGGERS);
  const isKnown = ({ name, table }: { name: string; table: string }) =>
    program.triggers.some((trigger) => trigger.name === name && trigger.table === table);
  return {
    functions: functions.map(({ name }) => name).filter((name) => !program.functions.includes(name)),
    triggers: triggers.filter((row) => !isKnown(row)).map(({ name, table }) => `${name} on ${table}`),
  };
}

const OF_NO_EXTENSION = (catalog: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;

const FUNCTIONS = `
select proname as name from pg_proc
 where pronamespace = 'public'::regnamespace and ${OF_NO_EXTENSION('pg_proc')} order by 1`;

const TRIGGERS = `
select tgname as name, relname as "table" from pg_trigger join pg_class on pg_class.oid = tgrelid
 where not tgisinternal and relnamespace = 'public'::regnamespace and ${OF_NO_EXTENSION('pg_trigger')} order by 2, 1`;
