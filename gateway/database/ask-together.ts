import type { Fragment, Rows } from './rows.ts';

/** A query that is asked together with others: each has its name, so none depends on the order of the others. */
export interface Question<T> extends Fragment {
  /** Writes that belong to it: the CTEs that its query reads. */
  ctes?: Fragment;
  /** Reads the rows. They came as JSON: instants are text. */
  read(rows: never[]): T;
}

/** Asks several questions in one statement and answers each by its name. They are read in the order of their names here. */
export async function askTogether<T extends object>(
  rows: Rows,
  questions: { [Name in keyof T]: Question<T[Name]> },
): Promise<T> {
  const named = Object.entries<Question<unknown>>(questions);
  const ctes = named.flatMap(([, question]) => question.ctes ?? []);
  const columns = named.map(
    ([name, { sql }]) => `(select coalesce(jsonb_agg(to_jsonb(q)), '[]') from (${sql}) q) as "${name}"`,
  );
  const before = ctes.length > 0 ? `with ${ctes.map(({ sql }) => sql).join(', ')} ` : '';
  const params = [...ctes, ...named.map(([, question]) => question)].flatMap((part) => part.params);
  const [answer] = await rows.execute<Record<string, never[]>[]>(
    `${before}select ${columns.join(', ')}`,
    params,
  );
  return Object.fromEntries(
    named.map(([name, question]) => [name, question.read(answer?.[name] ?? [])]),
  ) as T;
}
