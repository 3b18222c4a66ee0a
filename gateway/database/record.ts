import type { InferEntity, Opt } from '@mikro-orm/core';

/** An entity as `defineEntity` returns it. */
interface Entity {
  meta: { properties: object };
}

type Scalar = string | number | boolean | Date | readonly unknown[];
/** The ORM brands columns with a default and lets nullable ones be undefined. Plain rows are neither. */
type Plain<V> = V extends undefined ? never : V extends infer U & Opt.Brand ? U : V;
type RecordFields<F> = {
  [K in keyof F & string as NonNullable<F[K]> extends Scalar ? K : `${K}Id`]: NonNullable<F[K]> extends Scalar
    ? Plain<F[K]>
    : string;
};

/**
 * A row of an entity's table as `columnsOf` selects it: columns under their properties' names, references as `…Id`.
 */
export type RecordOf<E> = RecordFields<InferEntity<E>>;

interface Property {
  kind?: string;
  type?: unknown;
}

/**
 * The select list of an entity's table: every column, or `only` some, with the names and types of `RecordOf`. Days are
 * selected as text and decimals as numbers. A new property needs no second list.
 */
export function columnsOf<E extends Entity>(
  entity: E,
  { table, only }: { table?: string; only?: readonly (keyof RecordOf<E>)[] } = {},
): string {
  const columns = Object.entries(entity.meta.properties as Record<string, Property>).map(
    ([key, property]) => {
      const name = property.kind === 'm:1' ? `${key}Id` : key;
      const column = snakeCase(name);
      return { name, sql: `${table ? `${table}.` : ''}${column}${castOf(property)}` };
    },
  );
  const chosen = only ? columns.filter(({ name }) => (only as readonly string[]).includes(name)) : columns;
  return chosen.map(({ name, sql }) => `${sql} as "${name}"`).join(', ');
}

/** Casts for what PostgreSQL would otherwise return as text or a timestamp. */
function castOf({ type }: Property): string {
  const name = typeof type === 'function' ? type.name : type?.constructor.name;
  if (name === 'DecimalType') return '::float8';
  return name === 'DateType' ? '::text' : '';
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
