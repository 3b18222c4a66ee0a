import { createHash } from 'node:crypto';
import { sqlFile, sqlFilesIn } from './sql-files.ts';

const TRIGGERS_FILE = 'program/triggers.sql';

export interface ProgramFile {
  path: string;
  text: string;
}

export interface ProgramTrigger {
  name: string;
  table: string;
  statement: string;
}

/** The functions and triggers of the database (program/README.md). */
export interface Program {
  /** Changes with every word of the files. */
  hash: string;
  /** The files that make functions. */
  files: ProgramFile[];
  functions: string[];
  triggers: ProgramTrigger[];
}

/** Reads the program from its files. */
export function readProgram(): Program {
  const all = sqlFilesIn('program').map((path) => ({ path, text: sqlFile(path) }));
  return programOf(all);
}

/** Throws when a statement is none that a program may have, or a function is made twice. */
export function programOf(all: ProgramFile[]): Program {
  const files = all.filter(({ path }) => path !== TRIGGERS_FILE);
  const functions = files.flatMap(({ text }) => [...text.matchAll(FUNCTION)].map(([, name]) => String(name)));
  const twice = functions.find((name, at) => functions.indexOf(name) !== at);
  if (twice) throw new Error(`gateway/database/program makes the function ${twice} twice`);
  const triggers = all.filter(({ path }) => path === TRIGGERS_FILE).flatMap(triggersOf);
  return { hash: hashOf(all), files, functions, triggers };
}

const FUNCTION = /^create or replace function (\w+)\(/gm;
const TRIGGER = /^create (?:constraint )?trigger (\w+) .*? on (\w+) /;

function triggersOf({ path, text }: ProgramFile): ProgramTrigger[] {
  const statements = text
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return statements.map((statement) => {
    const [, name, table] = TRIGGER.exec(normalized(statement)) ?? [];
    if (!name || !table)
      throw new Error(`gateway/database/${path} holds what makes no trigger: ${statement}`);
    return { name, table, statement };
  });
}

/** A trigger in lower case, on one line and without the schema, so that its file and what PostgreSQL prints can be compared. */
export function normalized(statement: string): string {
  return statement.toLowerCase().replaceAll(' on public.', ' on ').replace(/\s+/g, ' ').trim();
}

function hashOf(files: ProgramFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}
