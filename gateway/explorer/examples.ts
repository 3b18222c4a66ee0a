import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** An operation of the folder `examples`, as the explorer shows it. */
export interface Example {
  name: string;
  title: string;
  /** Who may run it, from the first words of `about`. */
  who: string;
  /** Who may run it, and what to know about it. */
  about: string;
  /** With its title and `about` as comments. */
  query: string;
  /** Whether it only reads. */
  reads: boolean;
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
    const isOperation = operation?.kind === Kind.OPERATION_DEFINITION;
    const name = isOperation ? operation.name?.value : undefined;
    if (!isOperation || !name || !title)
      throw new Error(`examples/${file} needs a title, a line about it, and a name`);
    const reads = operation.operation === OperationTypeNode.QUERY;
    return { name, title, who: whoOf(about), about, query, reads, variables: variables[name] ?? {} };
  });
}

/** Who may run an example that is public. */
export const ANYONE = 'Anyone, or any API key';

function whoOf(about: string): string {
  if (about.startsWith('Public.')) return ANYONE;
  if (about.startsWith('Admins, or their key')) return 'Admins, or their API key';
  return about.slice(0, about.indexOf('.'));
}

/** Picks that the examples are about. */
export interface ExamplePicks {
  /** The first of today's board. */
  first: string | null;
  /** The one whose game started last, so that it may be graded. */
  started: string | null;
}

/** Variables with `{today}` and `{today-7}` replaced by New York days, `{first}` and `{started}` by ids of picks. */
export function filledVariables(
  variables: Record<string, unknown>,
  today: string,
  { first, started }: ExamplePicks,
): Record<string, unknown> {
  const text = JSON.stringify(variables)
    .replace(/\{today(-\d+)?\}/g, (_, days) => addDays(today, Number(days ?? 0)))
    .replaceAll('{first}', first ?? '')
    .replaceAll('{started}', started ?? '');
  return JSON.parse(text) as Record<string, unknown>;
}

/** All examples as one document, for an explorer that opens on one document and offers each of its operations. */
export function asOneDocument(examples: readonly Example[]): string {
  return examples.map(({ query }) => query).join('\n\n');
}
