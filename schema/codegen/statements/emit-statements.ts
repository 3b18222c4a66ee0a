import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkStatements } from './check-statements.ts';
import { withCodegenDatabase } from './codegen-database.ts';

/**
 * Writes a module beside each file of statements. With `--check` it writes nothing, and says which are stale. Fails with
 * file, line and name of each statement that does not fit the schema.
 */
const { modules, problems } = await withCodegenDatabase((client) => checkStatements(client));
const left = globSync('gateway/**/*.sql.ts').filter((file) => !modules.has(file.replaceAll('\\', '/')));

if (process.argv.includes('--check')) {
  const stale = [...modules].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const file of problems.length > 0 ? [] : [...stale.map(([each]) => each), ...left])
    problems.push(`${file} is not what the code says any more. Run: npm run codegen, and commit it.`);
} else if (problems.length === 0) {
  for (const [file, text] of modules) writeFileSync(file, text);
  for (const file of left) rmSync(file);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
