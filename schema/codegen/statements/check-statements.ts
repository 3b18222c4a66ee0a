import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type Catalog, readCatalog } from './catalog.ts';
import { describeStatement } from './describe-statement.ts';
import { type Parts, readParts, readStatements, type WrittenStatement } from './read-statements.ts';
import { typedColumn, valueType } from './statement-types.ts';
import { type CheckedStatement, moduleOf } from './write-module.ts';

/** A module for each file of statements, and what is wrong with statements: file, line, name and reason. */
interface Checked {
  modules: Map<string, string>;
  problems: string[];
}

/** The files of statements below a folder. What migrations and the program of the database are made of is none. */
export function statementFiles(root: string): string[] {
  return globSync('gateway/**/*.sql', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^gateway\/(database|testing)\//.test(file))
    .sort();
}

/** Checks each statement against the database, without running any. */
export async function checkStatements(client: pg.Client, root = '.'): Promise<Checked> {
  const catalog = await readCatalog(client);
  const checked: Checked = { modules: new Map(), problems: [] };
  const names = new Map<string, string>();
  const parts = partsIn(root);
  for (const file of statementFiles(root)) {
    const statements = await inFile(client, catalog, { root, file, parts }, checked.problems);
    for (const { name, line } of statements) {
      if (names.has(name))
        checked.problems.push(`${file}:${line} ${name}: ${names.get(name)} has one of this name`);
      names.set(name, file);
    }
    if (statements.length > 0) checked.modules.set(`${file}.ts`, moduleOf(file, statements));
  }
  return checked;
}

/** A statement may have a part of another file. What is wrong with a file is said where its statements are checked. */
function partsIn(root: string): Parts {
  const texts = statementFiles(root).map((file) => readFileSync(join(root, file), 'utf8'));
  return new Map(texts.filter((text) => /^-- part: /m.test(text)).flatMap((text) => [...readParts(text)]));
}

async function inFile(
  client: pg.Client,
  catalog: Catalog,
  { root, file, parts }: { root: string; file: string; parts: Parts },
  problems: string[],
): Promise<CheckedStatement[]> {
  const checked: CheckedStatement[] = [];
  try {
    for (const written of readStatements(readFileSync(join(root, file), 'utf8'), parts))
      try {
        checked.push(await inStatement(client, catalog, written));
      } catch (failure) {
        problems.push(`${file}:${lineOf(written, failure)} ${written.name}: ${messageOf(failure)}`);
      }
  } catch (failure) {
    problems.push(`${file}:${messageOf(failure)}`);
  }
  return checked;
}

async function inStatement(
  client: pg.Client,
  catalog: Catalog,
  written: WrittenStatement,
): Promise<CheckedStatement> {
  const { values, columns } = await describeStatement(client, written);
  // Of two columns of one name, such as one of `s.*` and its cast, rows have the last.
  const typed = [
    ...new Map(
      columns.map((column) => typedColumn(catalog, written, column)).map((each) => [each.column, each]),
    ).values(),
  ];
  const unread = written.types.find(
    ({ column, isOfPart }) => !isOfPart && !typed.some((each) => each.column === column),
  );
  if (unread) throw new Error(`it answers no column ${unread.column}, whose type a comment says`);
  // In an order of their own: that of a table is the order in which its columns were added.
  typed.sort((one, other) => (one.column < other.column ? -1 : 1));
  return { ...written, columns: typed, taken: values.map((type) => valueType(catalog, type)) };
}

/** The server counts characters of the text that it was sent, which has the lines of the file. */
function lineOf({ line, text }: WrittenStatement, failure: unknown): number {
  const { position } = failure as { position?: string };
  return line + text.slice(0, Math.max(0, Number(position ?? 1) - 1)).split('\n').length - 1;
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));
