import type { InferEntity, Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { type AliasedRawBuilder, sql } from 'kysely';

/** An entity as `defineEntity` returns it. */
interface Entity {
  meta: { properties: object };
}

/** The ORM brands columns with a default and lets nullable ones be undefined. Plain rows are neither. */
type Plain<V> = V extends undefined ? never : V extends infer U & Opt.Brand ? U : V;
type IsReference<V> = typeof PrimaryKeyProp extends keyof NonNullable<V> ? true : false;
type RecordFields<F> = {
  [K in keyof F & string as IsReference<F[K]> extends true ? `${K}Id` : K]: IsReference<F[K]> extends true
    ? string
    : Plain<F[K]>;
};

/**
 * A row of an entity's table as `columnsOf` selects it: columns under their properties' names, references as `…Id`.
 */
export type RecordOf<E> = RecordFields<InferEntity<E>>;

/** The fields of `RecordOf` that a list names, as `columnsOf` selects them with `only`. */
export type FieldsOf<E, L extends readonly (keyof RecordOf<E>)[]> = Pick<RecordOf<E>, L[number]>;

interface Property {
  kind?: string;
  type?: unknown;
}

/**
 * The select list of an entity's table: every column, or `only` some, with the names and types of `RecordOf`. Days are
 * selected as text and decimals as numbers. A new property needs no second list.
 */
export function columnsOf<E extends Entity>(entity: E, options?: Columns<E>): string {
  return listOf(entity, options)
    .map(({ name, column }) => `${column} as "${name}"`)
    .join(', ');
}

/** The same list for the typed query builder. */
export function columnSelection<E extends Entity>(entity: E, options?: Columns<E>) {
  return listOf(entity, options).map(({ name, column }) => sql.raw(column).as(name)) as Selected<
    RecordOf<E>
  >[];
}

interface Columns<E> {
  table?: string;
  only?: readonly (keyof RecordOf<E>)[];
}

type Selected<R> = { [K in keyof R & string]: AliasedRawBuilder<R[K], K> }[keyof R & string];

function listOf<E extends Entity>(entity: E, { table, only }: Columns<E> = {}) {
  const columns = Object.entries(entity.meta.properties as Record<string, Property>).map(
    ([key, property]) => {
      const name = property.kind === 'm:1' ? `${key}Id` : key;
      return { name, column: `${table ? `${table}.` : ''}${snakeCase(name)}${castOf(property)}` };
    },
  );
  return only ? columns.filter(({ name }) => (only as readonly string[]).includes(name)) : columns;
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
