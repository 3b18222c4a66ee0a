import type { MikroORM } from '@mikro-orm/postgresql';
import { DatabaseError } from 'pg';

export interface Statement {
  /** Unique in the project. Null: parsed and planned for each question. */
  name: string | null;
  /** With `$1`, `$2`, … where the values go. */
  text: string;
}

/** A migration has changed the type of a column since the connection planned the statement. */
const RESULT_TYPE_CHANGED = '0A000';

/**
 * Asks a statement that each connection parses and plans once and keeps. For a short query that is most of the cost, but
 * a pooler may send the next question to another connection: a statement behind one has no name.
 */
export async function askPrepared<Row extends object>(
  database: MikroORM,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = await database.em.getConnection().getNativeClient();
  const ask = async (named: { name?: string }) =>
    (await pool.query<Row>({ ...named, text, values: [...values] })).rows;
  if (name === null) return ask({});
  return ask({ name }).catch((failure: unknown) => {
    if (failure instanceof DatabaseError && failure.code === RESULT_TYPE_CHANGED) return ask({});
    throw failure;
  });
}
