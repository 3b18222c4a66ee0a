import pg from 'pg';
import { normalized, type Program, type ProgramFile, type ProgramTrigger } from './program.ts';

/**
 * Less than the second after which PostgreSQL looks for deadlocks, so that it is never a writer who is given up while tables are
 * locked one by one.
 */
const LOCK_MILLISECONDS = 800;

/**
 * Makes the functions and triggers of the database those of the program, in one transaction, unless it holds them already;
 * answers whether it did. What an earlier program made and this one does not name goes; what nobody's program made stays.
 * Only tables whose triggers change are locked: throws 57014 when they are not free within 0.8 s, and can be called again.
 * The caller sees to it that no other process does the same (`alone`).
 */
export async function applyProgram(url: string, program: Program): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(BEGIN);
    const held = await heldProgram(client);
    if (held?.hash === program.hash) return false;
    await replace(client, program, held?.functions ?? []);
    await client.query('commit');
    return true;
  } finally {
    // What was not committed is rolled back.
    await client.end();
  }
}

const BEGIN = `
begin;
set local search_path = public;
create table if not exists database_program (hash text not null, functions text[] not null)`;

interface HeldProgram {
  hash: string;
  functions: string[];
}

async function heldProgram(client: pg.Client): Promise<HeldProgram | undefined> {
  return (await client.query<HeldProgram>('select hash, functions from database_program')).rows[0];
}

async function replace(client: pg.Client, program: Program, heldFunctions: readonly string[]): Promise<void> {
  const functions = [...new Set([...heldFunctions, ...program.functions])];
  const { obsolete, missing } = await changedTriggers(client, program, functions);
  await lock(client, [...obsolete, ...missing]);
  for (const { name, table } of obsolete) await client.query(`drop trigger ${name} on ${table}`);
  // SQL functions name one another: all are there before their texts are checked.
  await client.query('set local check_function_bodies = off');
  for (const file of program.files) await run(client, file);
  await client.query('set local check_function_bodies = on');
  for (const file of program.files) await run(client, file);
  for (const { statement } of missing) await client.query(statement);
  await dropObsoleteFunctions(client, functions);
  await client.query('delete from database_program');
  await client.query('insert into database_program (hash, functions) values ($1, $2)', [
    program.hash,
    program.functions,
  ]);
}

/** Triggers that call a function of a program are the program's. Those that stay as they are are left alone. */
async function changedTriggers(client: pg.Client, program: Program, functions: readonly string[]) {
  const { rows } = await client.query<ProgramTrigger & { enabled: string }>(HELD_TRIGGERS, [functions]);
  const isSame = (one: ProgramTrigger, other: ProgramTrigger) =>
    normalized(one.statement) === normalized(other.statement);
  const staying = rows.filter(
    (row) => row.enabled === 'O' && program.triggers.some((each) => isSame(each, row)),
  );
  return {
    obsolete: rows.filter((row) => !staying.includes(row)),
    missing: program.triggers.filter((each) => !staying.some((row) => isSame(each, row))),
  };
}

const HELD_TRIGGERS = `
select tgname as name, relname as "table", pg_get_triggerdef(pg_trigger.oid) as statement, tgenabled as enabled
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
 where not tgisinternal and pronamespace = 'public'::regnamespace and proname = any($1)`;

/** All at once, so that nothing waits for a further lock while it holds one of these. */
async function lock(client: pg.Client, triggers: readonly ProgramTrigger[]): Promise<void> {
  const tables = [...new Set(triggers.map(({ table }) => table))].sort();
  if (tables.length === 0) return;
  await client.query(`set local statement_timeout = ${LOCK_MILLISECONDS}`);
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
  await client.query('set local statement_timeout = 0');
}

/** Throws with file and line when PostgreSQL refuses the text. */
async function run(client: pg.Client, { path, text }: ProgramFile): Promise<void> {
  try {
    await client.query(text);
  } catch (failure) {
    if (!(failure instanceof pg.DatabaseError)) throw failure;
    const line = text.slice(0, Number(failure.position ?? 1)).split('\n').length;
    throw new Error(`gateway/database/${path}:${line}: ${failure.message}`, { cause: failure });
  }
}

/** What the files made has just been written; what has one of the names and was not is of an earlier program. */
async function dropObsoleteFunctions(client: pg.Client, functions: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any($1) and xmin <> pg_current_xact_id()::xid`,
    [functions],
  );
  for (const { name } of rows) await client.query(`drop function ${name}`);
}
