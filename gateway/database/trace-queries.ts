import type { Pool, PoolClient } from 'pg';
import { isTraced, within } from '#gateway/spans.ts';

type Query = (...words: unknown[]) => unknown;

/** Statements are cut there; what was sent beside them is never part of a span. */
const LONGEST = 500;

/** Quoted texts and numbers. MikroORM sends texts beside a statement, but writes numbers and instants into it. */
const VALUE = /'(?:[^']|'')*'|(?<![\w$."])-?\d+(?:\.\d+)?/g;

/** Each statement of this pool is a span of what it is run for, while the process is traced. */
export function traceQueries(pool: Pool): void {
  if (!isTraced()) return;
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...words) => {
      const text = textOf(words[0]);
      const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': withoutValues(text).slice(0, LONGEST),
      };
      return within({ name: operation, attributes, isPart: true }, () => query(...words));
    };
    client.query = traced as typeof client.query;
  });
}

/** A statement as it is the same for everybody. */
export function withoutValues(text: string): string {
  return text.replace(VALUE, '?');
}

/** A statement as text, or an object with one. */
function textOf(first: unknown): string {
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.trimStart() : '';
}
