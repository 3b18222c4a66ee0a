import type { Catalog } from './catalog.ts';
import type { DescribedColumn } from './describe-statement.ts';
import type { WrittenStatement } from './read-statements.ts';

/** What rows of the driver have for a type of PostgreSQL (gateway/server/orm.ts). What is not listed is text. */
const READ: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  _text: 'string[]',
  _varchar: 'string[]',
  _int4: 'number[]',
  _float8: 'number[]',
  _bool: 'boolean[]',
};

/** Types whose rows have text, and JSON numbers. */
const DECIMALS = ['int8', 'numeric'];
/** Types that the driver reads as text and nobody has had to say more about. */
const TEXTS = ['text', 'varchar', 'bpchar', 'date', 'name', 'uuid', 'pg_lsn', 'xid8', ...DECIMALS];

/** What a statement takes for a type. */
const TAKEN: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number | string',
  float4: 'number',
  float8: 'number',
  numeric: 'number | string',
  timestamptz: 'Date',
  _text: 'readonly string[]',
  _varchar: 'readonly string[]',
  _int4: 'readonly number[]',
  _date: 'readonly string[]',
  _int8: 'readonly (number | string)[]',
  _timestamptz: 'readonly string[]',
  bytea: 'Buffer',
};

export function valueType(catalog: Catalog, type: number): string {
  return TAKEN[catalog.typeName(type)] ?? 'string';
}

/** A column as a statement answers it. */
export interface TypedColumn {
  column: string;
  type: string;
  isInstant: boolean;
  isDecimal: boolean;
}

/** Throws for a column without a name, a type that nobody has read yet, and a type in a comment that the database knows better. */
export function typedColumn(
  catalog: Catalog,
  written: WrittenStatement,
  described: DescribedColumn,
): TypedColumn {
  const column = described.name.replace(/[!?]$/, '');
  if (!/^[a-z_]\w*$/.test(column)) throw new Error(`a column is called ${described.name}: give it a name`);
  const name = catalog.typeName(described.type);
  const type = typeOf(catalog, written, column, described);
  const ending = isNullable(catalog, written, described) && type !== 'unknown' ? ' | null' : '';
  return {
    column,
    type: type + ending,
    isInstant: name === 'timestamptz',
    isDecimal: DECIMALS.includes(name),
  };
}

function typeOf(
  catalog: Catalog,
  { types }: WrittenStatement,
  column: string,
  described: DescribedColumn,
): string {
  const name = catalog.typeName(described.type);
  const read = READ[name] ?? (TEXTS.includes(name) ? 'string' : null);
  if (!read)
    throw new Error(
      `${column} has the type ${name}, which schema/codegen/statements/statement-types.ts lacks`,
    );
  const listed = catalog.column(described.table, described.attribute)?.listed;
  const said = types.find((type) => type.column === column);
  if (said && (listed || !['unknown', 'string', 'string[]'].includes(read)))
    throw new Error(`${column} has a type in a comment, and the database knows it`);
  if (said) return said.type;
  return listed ? listed.map((value) => `'${value}'`).join(' | ') : read;
}

/** `as "name!"` and `as "name?"` say it where the server cannot: it knows columns of tables, and nothing of expressions. */
function isNullable(catalog: Catalog, { text }: WrittenStatement, described: DescribedColumn): boolean {
  if (/[!?]$/.test(described.name)) return described.name.endsWith('?');
  const column = catalog.column(described.table, described.attribute);
  return !column || column.isNullable || isOptional(text, column.table);
}

/** Whether an outer join may leave the table out. One of a query in brackets, or one to the right, may leave out any. */
function isOptional(text: string, table: string): boolean {
  const joined = [...text.matchAll(/\b(left|right|full)\s+(?:outer\s+)?join\s+(?:lateral\s*)?(\w+|\()/gi)];
  return joined.some(([, side, name]) => side?.toLowerCase() !== 'left' || name === '(' || name === table);
}
