import type { MikroORM } from '@mikro-orm/postgresql';
import { askPrepared } from './ask-prepared.ts';
import type { Question } from './ask-together.ts';
import type { Fragment, Rows } from './rows.ts';

type Value = string | number | boolean | Date | null | readonly (string | number)[];

/** A statement of a `.sql` file, as `npm run codegen` writes it beside that file. */
interface Described {
  /** Unique in the project: connections that keep it know it by this name. */
  name: string;
  /** With `$1`, `$2`, … where the values go. */
  text: string;
  /** The names of the values in the order of their numbers. */
  values: readonly string[];
  /** The columns that it answers, as the database calls them. */
  columns: readonly string[];
  /** Those of them that JSON has as text, and those that it has as numbers where rows have text. */
  instants?: readonly string[];
  decimals?: readonly string[];
}

/** A statement without values is asked without any. */
type Given<Values> = keyof Values extends never ? [] : [values: Values];

const camelCase = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A statement with its text, its name and types that the database has checked (docs/architecture.md, "Statements"). Its
 * columns are answered in camel case.
 */
export class Statement<Values extends object, Row extends object> {
  readonly name: string;
  readonly text: string;
  readonly #values: readonly string[];
  /** The text as MikroORM takes it, with a question mark for each value, and which value each is. */
  readonly #marked: string;
  readonly #order: readonly string[];
  readonly #columns: readonly (readonly [name: string, column: string])[];
  readonly #fromJson: Readers;

  constructor({ name, text, values, columns, instants = [], decimals = [] }: Described) {
    const order: string[] = [];
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#marked = (values.length > 0 ? text.replaceAll('?', '\\?') : text).replace(
      /\$(\d+)/g,
      (_, number) => {
        order.push(String(values[Number(number) - 1]));
        return '?';
      },
    );
    this.#order = order;
    this.#columns = columns.map((column) => [camelCase(column), column]);
    this.#fromJson = new Map<string, (value: string | number) => unknown>([
      ...instants.map((column) => [column, (value: string | number) => new Date(value)] as const),
      ...decimals.map((column) => [column, String] as const),
    ]);
  }

  async all(rows: Rows, ...[values]: Given<Values>): Promise<Row[]> {
    return (await this.#ask(rows, values)).map((raw) => this.#row(raw));
  }

  /** The first row, or null. */
  async first(rows: Rows, ...given: Given<Values>): Promise<Row | null> {
    const [row] = await this.all(rows, ...given);
    return row ?? null;
  }

  /** Whether it finds, or writes and answers, a row. */
  async some(rows: Rows, ...[values]: Given<Values>): Promise<boolean> {
    return (await this.#ask(rows, values)).length > 0;
  }

  /** Writes, and answers how many rows it has written. */
  async run(rows: Rows, ...[values]: Given<Values>): Promise<number> {
    const written = await rows.execute<{ affectedRows: number }>(this.#marked, this.#params(values), 'run');
    return written.affectedRows;
  }

  /** Its text with the columns in camel case, for a larger one that names them so. */
  get named(): string {
    const columns = this.#columns.map(([name, column]) => `named.${column} as "${name}"`);
    return `select ${columns.join(', ')} from (${this.text}) named`;
  }

  /** The statement as part of a larger one. */
  part(...[values]: Given<Values>): Fragment {
    return { sql: this.#marked, params: this.#params(values) };
  }

  /** The statement as a question that is asked together with others. */
  question<T>(read: (rows: Row[]) => T, ...given: Given<Values>): Question<T> {
    return {
      ...this.part(...given),
      read: (rows: Raw[]) => read(rows.map((raw) => this.#row(raw, this.#fromJson))),
    };
  }

  /** Asks it outside of a transaction. Each connection keeps it under its name, unless a pooler is between. */
  async prepared(database: MikroORM, isPooled: boolean, ...[values]: Given<Values>): Promise<Row[]> {
    const given = (values ?? {}) as Record<string, Value>;
    const { name, text } = this;
    const statement = { name: isPooled ? null : name, text };
    const found: Raw[] = await askPrepared(
      database,
      statement,
      this.#values.map((value) => given[value]),
    );
    return found.map((raw) => this.#row(raw));
  }

  #ask(rows: Rows, values?: object): Promise<Raw[]> {
    return rows.execute(this.#marked, this.#params(values));
  }

  #params(values: object = {}): unknown[] {
    const given = values as Record<string, Value>;
    return this.#order.map((name) => parameterOf(given[name]));
  }

  #row(raw: Raw, readers?: Readers): Row {
    const row: Raw = {};
    for (const [name, column] of this.#columns) {
      const value = raw[column];
      const read = readers?.get(column);
      row[name] = read && value !== null ? read(value as string) : value;
    }
    return row as Row;
  }
}

type Raw = Record<string, unknown>;
type Readers = ReadonlyMap<string, (value: string | number) => unknown>;

/** A list as PostgreSQL writes one. MikroORM would write several values. */
function parameterOf(value: Value | undefined): unknown {
  if (!Array.isArray(value)) return value;
  const quoted = value.map((each) => `"${String(each).replace(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
