import type { z } from 'zod';
import { moreThanHalf } from '#record/policy/policy.ts';
import { DISCORD } from './env/channels.ts';
import { DEVELOPMENT } from './env/development.ts';
import { ODDS_FEEDS } from './env/odds.ts';
import { type Environment, environment } from './env.ts';

/** What the commands need that only work on the database: migrating, making an admin. */
const databaseEnvironment = environment.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  CLOCK_FILE: true,
  LOG_LEVEL: true,
});

/** What changing the key of the record needs. */
const rotationEnvironment = environment
  .pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, CLOCK_FILE: true, LOG_LEVEL: true })
  .extend({
    RECORD_KEY: environment.shape.RECORD_KEY.unwrap(),
    RECORD_NEXT_KEY: environment.shape.RECORD_NEXT_KEY.unwrap(),
  });

type Variables = Record<string, string | undefined>;

/** Reads and checks the environment. Throws one error that names every variable that is wrong. */
export function readEnvironment(variables: Variables): Environment {
  return checked(environment, variables, jointProblems);
}

/** What is wrong or missing, a line for each variable, its name first; no line repeats a value. */
export function environmentProblems(variables: Variables): string[] {
  return problemsIn(environment, givenIn(variables), jointProblems);
}

export function readDatabaseEnvironment(variables: Variables): z.infer<typeof databaseEnvironment> {
  return checked(databaseEnvironment, variables, () => []);
}

export function readRotationEnvironment(variables: Variables): z.infer<typeof rotationEnvironment> {
  return checked(rotationEnvironment, variables, () => []);
}

function checked<S extends z.ZodObject>(
  schema: S,
  variables: Variables,
  moreProblems: (given: Variables) => string[],
): z.infer<S> {
  const given = givenIn(variables);
  const problems = problemsIn(schema, given, moreProblems);
  if (problems.length === 0) return schema.parse(given);
  throw new Error(
    `The environment is invalid:\n  ${problems.join('\n  ')}\nRun \`setup\`, or see .env.example for what each is.`,
  );
}

/** An empty value is none. */
function givenIn(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function problemsIn(
  schema: z.ZodObject,
  given: Variables,
  moreProblems: (given: Variables) => string[],
): string[] {
  const wrong = schema.safeParse(given).error?.issues.map(({ path, message }) => {
    const name = path.join('.');
    return given[name] === undefined ? missing(name) : `${name}: ${message}`;
  });
  return [...(wrong ?? []), ...moreProblems(given)];
}

/** With where to get it. */
function missing(name: string): string {
  const { description } = environment.shape[name as keyof Environment];
  return `${name}: is missing. ${description}`;
}

const LOCAL_ONLY = ['FIREBASE_AUTH_EMULATOR_HOST', 'CLOCK_FILE', 'WEBHOOK_LOOPBACK'] as const;

/** What Discord needs; a plan without a channel has no posts. */
const OF_DISCORD = [
  'DISCORD_CLIENT_ID',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_BOT_TOKEN',
  'DISCORD_SERVER_ID',
  'DISCORD_ROLES',
] as const;

/** What is wrong with values beside one another, or in production. */
function jointProblems(given: Variables): string[] {
  return [
    ...productionProblems(given),
    ...sameTwice(given),
    ...impossibleQuorum(given),
    ...oddsProblems(given),
    ...discordProblems(given),
  ];
}

function sameTwice({ PORT = '4000', METRICS_PORT, DATABASE_URL, DATABASE_READ_URL }: Variables): string[] {
  const problems: string[] = [];
  if (METRICS_PORT === PORT && PORT !== '0')
    problems.push('METRICS_PORT: use another port than PORT, which is public');
  if (DATABASE_READ_URL && DATABASE_READ_URL === DATABASE_URL)
    problems.push('DATABASE_READ_URL: use the address of a standby, or leave it out to read DATABASE_URL');
  return problems;
}

/** One means none where there is no witness. */
function impossibleQuorum({ RECORD_QUORUM, RECORD_WITNESSES = '' }: Variables): string[] {
  const witnesses = RECORD_WITNESSES.split(',').filter((witness) => witness.trim()).length;
  const quorum = Number(RECORD_QUORUM || 0);
  if (quorum > Math.max(1, witnesses))
    return [`RECORD_QUORUM: no more can agree than the ${witnesses} that RECORD_WITNESSES names`];
  const least = moreThanHalf(witnesses);
  return quorum > 0 && witnesses > 0 && quorum < least
    ? [
        `RECORD_QUORUM: ${quorum} of ${witnesses} witnesses are not more than half, so the log could show each half another history. Set ${least} or more, or leave it out`,
      ]
    : [];
}

/** A provider takes a key, and closes are taken at a book that is read. */
function oddsProblems({ ODDS_FEED = 'off', ODDS_KEY, ODDS_BOOKS, ODDS_REFERENCE }: Variables): string[] {
  if (ODDS_FEED === 'off') return [];
  const problems: string[] = [];
  if (ODDS_FEED !== 'csv' && !ODDS_KEY) problems.push(missing('ODDS_KEY'));
  const books = ODDS_BOOKS ?? environment.shape.ODDS_BOOKS.parse(undefined);
  if (ODDS_REFERENCE && !books.split(',').includes(ODDS_REFERENCE))
    problems.push('ODDS_REFERENCE: is none of ODDS_BOOKS');
  return problems;
}

/** Discord is set up whole, or not at all. */
function discordProblems(given: Variables): string[] {
  return OF_DISCORD.some((name) => given[name]) ? OF_DISCORD.filter((name) => !given[name]).map(missing) : [];
}

/** Production never runs on a value that only makes sense on a developer's machine, nor on a known secret. */
function productionProblems(given: Variables): string[] {
  if ((given.NODE_ENV ?? 'production') !== 'production') return [];
  const local = LOCAL_ONLY.filter((name) => given[name]).map(
    (name) => `${name}: NODE_ENV=production refuses to start with it`,
  );
  const braintree = given.BRAINTREE_ENVIRONMENT ?? 'production';
  if (!['sandbox', 'production'].includes(braintree))
    local.push('BRAINTREE_ENVIRONMENT: NODE_ENV=production takes sandbox or production only');
  if (given.ODDS_FEED && !(ODDS_FEEDS as readonly string[]).includes(given.ODDS_FEED))
    local.push(`ODDS_FEED: NODE_ENV=production takes ${ODDS_FEEDS.join(', ')} only`);
  if ((given.DISCORD_URL ?? DISCORD) !== DISCORD)
    local.push('DISCORD_URL: NODE_ENV=production takes https://discord.com only');
  const publicUrl = URL.canParse(given.PUBLIC_URL ?? '') ? new URL(given.PUBLIC_URL ?? '') : null;
  if (!given.PUBLIC_URL) local.push(missing('PUBLIC_URL'));
  else if (!publicUrl || ['localhost', '127.0.0.1', '[::1]'].includes(publicUrl.hostname))
    local.push('PUBLIC_URL: NODE_ENV=production needs the address at which members reach the product');
  if (given.TRACKING === 'pixel' && !given.TRACKING_PIXEL_URL)
    local.push('TRACKING_PIXEL_URL: TRACKING=pixel needs it');
  const own = Object.entries(DEVELOPMENT).filter(([name, known]) => (given[name] ?? known) === known);
  const ownProblem = (name: string) =>
    given[name] ? `${name}: NODE_ENV=production needs one of its own` : missing(name);
  return [...local, ...own.map(([name]) => ownProblem(name))];
}
