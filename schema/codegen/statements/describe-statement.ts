import type pg from 'pg';
import type { WrittenStatement } from './read-statements.ts';

/** A column that a statement answers, as the server says it. */
export interface DescribedColumn {
  name: string;
  type: number;
  /** The column of a table that it is, unchanged; zeros for an expression. */
  table: number;
  attribute: number;
}

interface Description {
  /** The types of its values. */
  values: number[];
  columns: DescribedColumn[];
}

/** What the server says of a statement without running it. Throws what it does not accept. */
export async function describeStatement(
  client: pg.Client,
  statement: WrittenStatement,
): Promise<Description> {
  const { name } = statement;
  const columns = await described(client, name, describable(statement.text));
  const { rows } = await client.query<{ types: string[] }>(VALUE_TYPES, [name]);
  await client.query(`deallocate "${name}"`);
  return { values: rows[0]?.types.map(Number) ?? [], columns };
}

const VALUE_TYPES =
  'select parameter_types::oid[]::text[] as types from pg_prepared_statements where name = $1';

/** A part that depends on a CTE named `guard` is a CTE beside it (gateway/database/one-statement.ts). */
export function isGuarded(text: string): boolean {
  return /\bfrom guard\b/.test(text) && !/\bguard as \(/.test(text);
}

/** On the same lines, so that the place of an error is a line of the file. */
const describable = (text: string) =>
  isGuarded(text) ? `with guard as (select), part as (${text}) select from guard` : text;

interface RowDescription {
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
}

/** Parses and describes: the messages of the extended protocol that node-postgres lets a query object send. */
function described(client: pg.Client, name: string, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: DescribedColumn[] = [];
    const question = {
      submit(connection: Messages) {
        connection.parse({ name, text });
        connection.describe({ type: 'S', name });
        connection.sync();
      },
      handleRowDescription: ({ fields }: RowDescription) => {
        columns = fields.map(columnOf);
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(question as unknown as pg.Submittable);
  });
}

interface Messages {
  parse(statement: { name: string; text: string }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

interface RowDescription {
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
}

const columnOf = ({ name, dataTypeID, tableID, columnID }: RowDescription['fields'][number]) => ({
  name,
  type: dataTypeID,
  table: tableID,
  attribute: columnID,
});
