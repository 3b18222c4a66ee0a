import type pg from 'pg';

/** What the catalog says of a column of a table. */
export interface CatalogColumn {
  table: string;
  isNullable: boolean;
  /** The values that a CHECK of the column, or of its domain, lists. */
  listed: string[] | null;
}

/** Types and columns of a database, by their numbers. */
export interface Catalog {
  typeName(type: number): string;
  column(table: number, attribute: number): CatalogColumn | undefined;
}

const TYPES = `select oid::int as oid, typname as name from pg_type where typtype in ('b', 'd', 'e', 'p')`;

const COLUMNS = `
  select a.attrelid::int as relation, a.attnum::int as attribute, c.relname as "table",
         not (a.attnotnull or t.typnotnull) as nullable,
         array(select pg_get_constraintdef(k.oid) from pg_constraint k
                where k.contype = 'c' and (k.conrelid = a.attrelid and k.conkey = array[a.attnum]
                                           or k.contypid = a.atttypid and t.typtype = 'd')) as checks
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
     and c.relkind in ('r', 'v', 'm', 'p')`;

interface ColumnRow {
  relation: number;
  attribute: number;
  table: string;
  nullable: boolean;
  checks: string[];
}

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const types = await client.query<{ oid: number; name: string }>(TYPES);
  const columns = await client.query<ColumnRow>(COLUMNS);
  const names = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const known = new Map(columns.rows.map((row) => [`${row.relation}.${row.attribute}`, columnOf(row)]));
  return {
    typeName: (type) => names.get(type) ?? String(type),
    column: (table, attribute) => known.get(`${table}.${attribute}`),
  };
}

function columnOf({ table, nullable, checks }: ColumnRow): CatalogColumn {
  const listed = checks.map(listedIn).find((values) => values !== null) ?? null;
  return { table, isNullable: nullable, listed };
}

/** `CHECK ((tier = ANY (ARRAY['FREE'::text, 'PLUS'::text])))`, and nothing beside it. */
const LISTED = /^CHECK \(\(+\w+\)?(?:::text)? = ANY \(+ARRAY\[([^\]]*)\](?:\)::text\[\])?\)+$/;

function listedIn(check: string): string[] | null {
  const [, values] = LISTED.exec(check) ?? [];
  return values === undefined ? null : [...values.matchAll(/'([^']*)'/g)].map(([, value]) => String(value));
}
