import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run migration <name>`: writes the next migration, with nothing in it yet, and adds it to the list. The name says what
 * changes, in kebab-case: `npm run migration broadcast`.
 */
const FOLDER = new URL('migrations/', import.meta.url);
const LIST = new URL('list.ts', FOLDER);

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name what changes, in kebab-case: npm run migration broadcast');
  process.exit(1);
}

const list = readFileSync(LIST, 'utf8');
const latest = [...list.matchAll(/^import .* from '\.\/(\d{4})-.*\n/gm)].at(-1);
if (!latest) throw new Error('gateway/database/migrations/list.ts imports no migration.');
const number = String(Number(latest[1]) + 1).padStart(4, '0');
const className = `Migration${number}${name.replace(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase())}`;
const file = `${number}-${name}`;

writeFileSync(
  new URL(`${file}.ts`, FOLDER),
  `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
    // this.addSql('alter table "picks" add column …');
  }

  override down(): void {
    // this.addSql('alter table "picks" drop column …');
  }
}
`,
  { flag: 'wx' },
);
const end = latest.index + latest[0].length;
const entry = `  { name: '${file}', class: ${className} },\n];`;
const withImport = `${list.slice(0, end)}import { ${className} } from './${file}.ts';\n${list.slice(end)}`;
writeFileSync(LIST, withImport.replace(/\];\s*$/, `${entry}\n`));
console.log(`gateway/database/migrations/${file}.ts`);
