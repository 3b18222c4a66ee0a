import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { checkServices, type Finding } from '#gateway/integrations/check-services.ts';
import { environmentProblems } from '#gateway/read-environment.ts';
import { ask } from './ask.ts';
import { EnvFile } from './env-file.ts';
import { isMade, makeSecrets, problemOf } from './questions.ts';
import { withFiles } from './read-variables.ts';

const SETUP_USAGE = 'setup [NAME=value …] [--from <file>]';

/**
 * `setup`: writes `.env` and says what is still missing. Takes values from the command line and from a file, makes the
 * secrets that nobody has to know, asks a person at a terminal for the rest, then tries each service. A second run changes
 * only what it is given. Returns whether everything is there and works.
 *
 * Throws, and writes nothing, when a value is wrong or would replace a secret that was made.
 */
export async function setUp(args: string[], variables: NodeJS.ProcessEnv): Promise<boolean> {
  const file = new EnvFile('.env');
  const given = readArguments(args);
  refuseReplaced(given, file.values);
  for (const [name, value] of Object.entries(given)) file.set(name, value);
  const values = () => withFiles({ ...file.values, ...given, ...filled(variables) });
  const keep = (name: string, value: string) => {
    file.set(name, value);
    for (const [secret, made] of Object.entries(makeSecrets(values()))) file.set(secret, made);
    file.save();
  };
  for (const [secret, made] of Object.entries(makeSecrets(values()))) keep(secret, made);
  file.save();
  if (process.stdin.isTTY) await ask(values(), keep, { input: process.stdin, output: process.stdout });
  return report(values());
}

/** NAME=value of the command line over those of `--from`. Throws what is wrong with them, all at once. */
function readArguments(args: string[]): Record<string, string> {
  const at = args.indexOf('--from');
  const path = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && !path) throw new Error(`Usage: main.js ${SETUP_USAGE}`);
  const words = at < 0 ? args : args.toSpliced(at, 2);
  const noPair = words.find((word) => !/^[A-Z][A-Z0-9_]*=/.test(word));
  if (noPair !== undefined) throw new Error(`Usage: main.js ${SETUP_USAGE}`);
  const pairs = words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
  const given: Record<string, string> = {
    ...(path && filled(parseEnv(readFileSync(path, 'utf8')))),
    ...Object.fromEntries(pairs),
  };
  const problems = Object.entries(given).flatMap(([name, value]) => {
    const problem = problemOf(name, value);
    return problem ? [`${name}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return given;
}

function refuseReplaced(given: Record<string, string>, there: Record<string, string>): void {
  const replaced = Object.keys(given).find(
    (name) => isMade(name) && there[name] && there[name] !== given[name],
  );
  if (replaced)
    throw new Error(
      `${replaced}: .env has one already, and setup never replaces a secret. If you mean it, remove that line first.`,
    );
}

function filled(variables: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value)) as Record<string, string>;
}

async function report(values: Record<string, string | undefined>): Promise<boolean> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const missing = environmentProblems(values);
  const findings = await checkServices(values);
  say('\n.env is written, for its owner alone. What the values lead to:');
  for (const finding of findings) say(`  ${mark(finding)} ${finding.service}: ${finding.says}`);
  if (missing.length > 0) say(`\nStill missing or wrong:\n  ${missing.join('\n  ')}`);
  const works = findings.every(({ isFine }) => isFine) && missing.length === 0;
  say(works ? `\n${NEXT}` : '\nRun setup again with what is missing, such as `setup SMTP_URL=smtp://…`.');
  return works;
}

const NEXT = `Keep a copy of RECORD_KEY where the database is not. Next:
  node dist/gateway/main.js migrate
  node dist/gateway/main.js serve`;

function mark({ isFine }: Finding): string {
  if (isFine === null) return '–';
  return isFine ? '✓' : '✗';
}
