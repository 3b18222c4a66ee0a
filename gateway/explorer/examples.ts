import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { addDays } from '#schema/rules/eastern-time.ts';

/** An operation of the folder `examples`, as the explorer shows it. */
export interface Example {
  name: string;
  title: string;
  /** Who may run it, and what to know about it. */
  about: string;
  query: string;
  variables: Record<string, unknown>;
}

/**
 * The examples of a folder, in the order of its files; none without a folder. Throws for one without a description.
 */
export function readExamples(folder: string): Example[] {
  if (!existsSync(folder)) return [];
  const variables = JSON.parse(readFileSync(join(folder, 'variables.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return files.sort().map((file) => {
    const query = readFileSync(join(folder, file), 'utf8').trim();
    const [, title = '', about = ''] = /^# (.+)\n# (.+)\n/.exec(query) ?? [];
    const [operation] = parse(query).definitions;
    const name = operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined;
    if (!name || !title) throw new Error(`examples/${file} needs a title, a line about it, and a name`);
    return { name, title, about, query, variables: variables[name] ?? {} };
  });
}

/** Variables with `{today}` and `{today-7}` replaced by New York days. */
export function filledVariables(variables: Record<string, unknown>, today: string): Record<string, unknown> {
  const text = JSON.stringify(variables).replace(/\{today(-\d+)?\}/g, (_, days) =>
    addDays(today, Number(days ?? 0)),
  );
  return JSON.parse(text) as Record<string, unknown>;
}

/** All examples as one document, for an explorer that opens on one document and offers each of its operations. */
export function asOneDocument(examples: readonly Example[]): string {
  return examples.map(({ query }) => query).join('\n\n');
}
