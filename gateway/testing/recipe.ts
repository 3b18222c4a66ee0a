import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One block of a document: lines of one file that stay, and with `+` before them those that are added. */
export interface Step {
  /** The number of the list item that the block is in. */
  number: number;
  file: string;
  lines: string[];
}

const ITEM = /^(\d+)\. /;
const OPENING = /^ *```diff (\S+)$/;
const CLOSING = /^ *```$/;

/** The blocks of a document in order; all but one space of each block's indent belongs to its lines. */
export function stepsOf(document: string): Step[] {
  const steps: Step[] = [];
  let number = 0;
  let open: { step: Step; indent: number } | null = null;
  for (const line of document.split('\n')) {
    const file = OPENING.exec(line)?.[1];
    if (open && CLOSING.test(line)) open = null;
    else if (open) open.step.lines.push(line.slice(open.indent));
    else if (file) {
      open = { step: { number, file, lines: [] }, indent: line.indexOf('`') };
      steps.push(open.step);
    } else number = Number(ITEM.exec(line)?.[1] ?? number);
  }
  return steps;
}

/** Does one step in a folder, as a reader would. Throws when the document names lines that the file does not have. */
export function applyStep(folder: string, step: Step): void {
  const number = nextMigration(folder, step.file);
  const numbered = (text: string) => text.replaceAll('NNNN', number);
  const path = join(folder, numbered(step.file));
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [''];
  const stay = step.lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const at = lines.findIndex((_, start) => stay.every((line, index) => lines[start + index] === line));
  if (at < 0)
    throw new Error(`docs/add-a-field.md names lines that ${step.file} does not have:\n${stay.join('\n')}`);
  lines.splice(at, stay.length, ...step.lines.map((line) => numbered(line.slice(1))));
  writeFileSync(path, lines.join('\n'));
}

/** The number of the migration that the recipe adds, also when it exists already. */
function nextMigration(folder: string, file: string): string {
  const migrations = readdirSync(join(folder, 'gateway/database/migrations')).filter((name) =>
    /^\d/.test(name),
  );
  const own = migrations.find((name) => name.endsWith('-broadcast.ts'));
  const last = Math.max(
    ...migrations.filter((name) => name !== own).map((name) => Number.parseInt(name, 10)),
  );
  if (own && file.includes('NNNN')) throw new Error(`${own} exists already.`);
  return String(last + 1).padStart(4, '0');
}

const NOT_COPIED = new Set(['.git', '.local', 'coverage', 'dist', 'node_modules']);

/** A copy of the sources that a test may change, with the installed packages of this project. */
export function copyProject(to: string): void {
  const root = process.cwd();
  cpSync(root, to, { recursive: true, filter: (path) => !NOT_COPIED.has(path.slice(root.length + 1)) });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
}
