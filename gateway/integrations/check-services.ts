import pg from 'pg';
import { AppError } from '#gateway/app-error.ts';
import { environment } from '#gateway/env.ts';
import { openBraintree } from '#gateway/integrations/braintree.ts';
import { discordOf } from '#gateway/integrations/discord/discord-of.ts';
import { firebaseAdmin } from '#gateway/integrations/identity.ts';
import { openMailer } from '#gateway/integrations/mailer.ts';
import { discordChecklist } from '#schema/rules/alerts/discord-checklist.ts';

type Values = Record<string, string | undefined>;

/** What was found of one service. `isFine` is null where it could not be tried yet. */
export interface Finding {
  service: string;
  isFine: boolean | null;
  says: string;
}

interface Check {
  service: string;
  needs: string[];
  /** Says what was found; throws what is wrong. */
  find(values: Record<string, string>): Promise<string>;
}

/** No service is waited for longer. */
const MILLISECONDS = 15_000;
const OLDEST_POSTGRESQL = 15;

const braintreeEnvironment = environment.pick({
  BRAINTREE_ENVIRONMENT: true,
  BRAINTREE_MERCHANT_ID: true,
  BRAINTREE_PUBLIC_KEY: true,
  BRAINTREE_PRIVATE_KEY: true,
  BRAINTREE_TIMEOUT_MS: true,
});

const discordEnvironment = environment.pick({
  DISCORD_CLIENT_ID: true,
  DISCORD_CLIENT_SECRET: true,
  DISCORD_BOT_TOKEN: true,
  DISCORD_SERVER_ID: true,
  DISCORD_ROLES: true,
  DISCORD_CHANNELS: true,
  DISCORD_URL: true,
  PUBLIC_URL: true,
  WEBHOOK_LOOPBACK: true,
});

const DISCORD: Check = {
  service: 'Discord',
  needs: ['DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN', 'DISCORD_SERVER_ID', 'DISCORD_ROLES'],
  find: findDiscord,
};

const CHECKS: Check[] = [
  { service: 'Database', needs: ['DATABASE_URL'], find: findDatabase },
  { service: 'Firebase sign-in', needs: ['FIREBASE_API_KEY', 'PUBLIC_URL'], find: findSignIn },
  { service: 'Firebase accounts', needs: ['FIREBASE_PROJECT_ID'], find: findAccounts },
  {
    service: 'Braintree',
    needs: Object.keys(braintreeEnvironment.shape).filter((name) => name !== 'BRAINTREE_TIMEOUT_MS'),
    find: findBraintree,
  },
  { service: 'Mail server', needs: ['SMTP_URL', 'MAIL_FROM'], find: findMailServer },
];

/** Tries every service that the values lead to. Changes nothing anywhere. */
export function checkServices(values: Values): Promise<Finding[]> {
  const checks = values.DISCORD_CLIENT_ID ? [...CHECKS, DISCORD] : CHECKS;
  return Promise.all(checks.map((check) => findingOf(check, values)));
}

async function findingOf({ service, needs, find }: Check, values: Values): Promise<Finding> {
  const missing = needs.filter((name) => !values[name]);
  if (missing.length > 0) return { service, isFine: null, says: `not tried without ${missing.join(', ')}` };
  try {
    return { service, isFine: true, says: await inTime(find(values as Record<string, string>)) };
  } catch (failure) {
    return { service, isFine: false, says: sentenceOf(failure) };
  }
}

async function findDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }: Values): Promise<string> {
  const client = new pg.Client({
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select current_setting('server_version') version, to_regclass('public.picks') is not null as migrated",
    );
    const { version, migrated } = rows[0];
    if (Number.parseInt(version, 10) < OLDEST_POSTGRESQL)
      throw new Error(`PostgreSQL ${version} is too old; ${OLDEST_POSTGRESQL} or newer is needed`);
    return `PostgreSQL ${version}${migrated ? '' : ', empty: run migrate next'}`;
  } finally {
    await client.end();
  }
}

/** The web key, and whether people may sign in from our address. */
async function findSignIn({ FIREBASE_API_KEY = '', PUBLIC_URL = '' }: Values): Promise<string> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `${emulator ? `http://${emulator}` : 'https:/'}/identitytoolkit.googleapis.com/v1/projects`;
  const answer = await fetch(`${address}?key=${encodeURIComponent(FIREBASE_API_KEY)}`);
  const { authorizedDomains = [], error } = (await answer.json()) as {
    authorizedDomains?: string[];
    error?: { message: string };
  };
  if (error) throw new Error(error.message);
  const { hostname } = new URL(PUBLIC_URL);
  if (authorizedDomains.includes(hostname)) return `people can sign in at ${hostname}`;
  throw new Error(
    `add ${hostname} under Authentication, Settings, Authorized domains in the Firebase console`,
  );
}

/** The service account, whose file Google's library looks for in the environment alone. */
async function findAccounts({
  FIREBASE_PROJECT_ID: projectId,
  GOOGLE_APPLICATION_CREDENTIALS: file,
}: Values): Promise<string> {
  if (file) process.env.GOOGLE_APPLICATION_CREDENTIALS = file;
  const { deleteApp, getAuth, initializeApp } = await firebaseAdmin();
  const app = initializeApp({ projectId }, 'setup');
  try {
    await getAuth(app).listUsers(1);
    return `accounts of ${projectId} can be read`;
  } finally {
    await deleteApp(app);
  }
}

async function findBraintree(values: Values): Promise<string> {
  const environment = braintreeEnvironment.parse(values);
  await openBraintree(environment).clientToken(null);
  return `merchant ${environment.BRAINTREE_MERCHANT_ID} of ${environment.BRAINTREE_ENVIRONMENT}`;
}

async function findMailServer({ SMTP_URL = '', MAIL_FROM = '' }: Values): Promise<string> {
  const mailer = openMailer(SMTP_URL, MAIL_FROM);
  try {
    await mailer.check();
    return `${new URL(SMTP_URL).host} takes our mail`;
  } finally {
    mailer.close();
  }
}

/** The same checklist as the admins'. */
async function findDiscord(values: Values): Promise<string> {
  const discord = discordOf(discordEnvironment.parse(values));
  const facts = await discord?.inspect();
  discord?.close();
  if (!discord || !facts) throw new Error('some of its variables are missing');
  if (facts.outcome !== 'DONE') throw new Error(facts.reason);
  const wrong = discordChecklist(facts.value, discord).flatMap(({ advice }) => advice ?? []);
  if (wrong.length > 0) throw new Error(wrong.join(' '));
  return `the bot has what it needs in ${facts.value.name}`;
}

async function inTime<T>(finding: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${MILLISECONDS / 1_000} s`)), MILLISECONDS);
  });
  return Promise.race([finding, late]).finally(() => clearTimeout(timer));
}

function sentenceOf(failure: unknown): string {
  // Braintree's own name of what went wrong, such as authenticationError, is more exact than our sentence for members.
  if (failure instanceof AppError) return `${failure.message} (${failure.extensions.reason ?? failure.code})`;
  const { cause, message } = failure as Error & { cause?: Error };
  return cause?.message ?? message;
}
