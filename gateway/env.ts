import { z } from 'zod';
import { PRODUCT } from '#schema/rules/product.ts';
import { TRIAL_INTEGRITY } from '#schema/rules/trial-values.ts';

const flag = (meaning: string) => z.string().optional().describe(meaning);

/** What development makes do with; production must name its own. */
export const DEVELOPMENT = {
  SMTP_URL: undefined,
  MAIL_FROM: `${PRODUCT.name} <${PRODUCT.supportEmail}>`,
  SIGNING_KEY: 'development-only-and-known-to-everybody',
  HASH_KEY: 'development-only-and-known-to-everyone',
};

/** Every variable the gateway reads, with its meaning; `.env.example` is written from here. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('What kind of run this is.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 inside a container.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port to listen on.'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Where people reach the product, without a slash at the end.'),
  DATABASE_URL: z.url().describe('PostgreSQL 15 or newer: postgresql://user:password@host:5432/name'),
  FIREBASE_PROJECT_ID: z.string().min(1).describe('Project of the identity provider.'),
  FIREBASE_API_KEY: z
    .string()
    .min(1)
    .describe('Web API key of that project; public, it goes to the browser.'),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .default('')
    .describe('Domain of its sign-in pop-up, such as project.firebaseapp.com.'),
  GOOGLE_APPLICATION_CREDENTIALS: flag('Path of the service account file of that project.'),
  FIREBASE_AUTH_EMULATOR_HOST: flag(
    'Development only: its tokens are unsigned, production refuses to start with it.',
  ),
  BRAINTREE_ENVIRONMENT: z
    .union([z.enum(['sandbox', 'production']), z.url()])
    .describe('`sandbox`, `production`, or in development the address of the local Braintree.'),
  BRAINTREE_MERCHANT_ID: z.string().min(1).describe('Merchant at Braintree.'),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).describe('Its public key.'),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).describe('Its private key.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server: smtp://user:password@host:587. Without one, in development, mails wait.'),
  MAIL_FROM: z
    .string()
    .min(3)
    .default(DEVELOPMENT.MAIL_FROM)
    .describe('Sender of every mail, such as Name <address>.'),
  SIGNING_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .default(DEVELOPMENT.SIGNING_KEY)
    .describe(
      'Secret that signs links which open without a sign-in, such as an invoice, and that the secrets of webhook endpoints are made of; 32 characters or more. Changing it ends those links and gives every endpoint another secret.',
    ),
  HASH_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .default(DEVELOPMENT.HASH_KEY)
    .describe(
      'Secret of the keys by which a trial recognizes user, card and device; 32 characters or more. Changing it forgets who had a trial.',
    ),
  TRIAL_INTEGRITY: z
    .enum(TRIAL_INTEGRITY)
    .default('trial')
    .describe(
      'What a trial asks: `off` one a user and address, `trial` also one a card and device, `signup` also one account a device.',
    ),
  BRAINTREE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(10_000)
    .describe('After so many milliseconds without an answer a charge counts as unknown and is looked up.'),
  LIVE_BEAT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(15_000)
    .describe(
      'After so many milliseconds without news a live stream is sent a sign of life; less than any proxy before the gateway waits.',
    ),
  WEBHOOK_LOOPBACK: z
    .enum(['on', 'off'])
    .optional()
    .describe('Development only: `on` lets outgoing webhooks also go to this machine, without TLS.'),
  CLOCK_FILE: flag('Development only: file with the milliseconds that the clock is ahead.'),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .describe('Addresses, separated by commas, that become admins at sign-in once verified.'),
  TRACKING: z
    .enum(['none', 'log', 'pixel'])
    .optional()
    .describe(
      'Where conversions are told: `none`, `log` (the browser console) or `pixel`. Left out: `log` in development, else `none`.',
    ),
  TRACKING_PIXEL_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Image that is asked for with event, value and currency when TRACKING is `pixel`.'),
  MARKETING_SAMPLES: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether the pages show invented ratings, reviews, winners, counts and offer clocks, as in a demo. Leave it off in production.',
    ),
  EXPLORER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether `/explorer`, a page on which people try the API, is served; `off` leads there to `/api/docs`.',
    ),
  EXAMPLES_DIR: z.string().default('examples').describe('The operations that the explorer offers.'),
  FRONTEND_DIR: z.string().default('dist/frontend').describe('The built front end.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
});

export type Environment = z.infer<typeof environment>;

const LOCAL_ONLY = ['FIREBASE_AUTH_EMULATOR_HOST', 'CLOCK_FILE', 'WEBHOOK_LOOPBACK'] as const;

/** What the commands need that only work on the database: migrating, making an admin. */
const databaseEnvironment = environment.pick({ DATABASE_URL: true, CLOCK_FILE: true, LOG_LEVEL: true });

type Variables = Record<string, string | undefined>;

/** Reads and checks the environment. Throws one error that names every variable that is wrong. */
export function readEnvironment(variables: Variables): Environment {
  return checked(environment, variables, productionProblems);
}

export function readDatabaseEnvironment(variables: Variables): z.infer<typeof databaseEnvironment> {
  return checked(databaseEnvironment, variables, () => []);
}

function checked<S extends z.ZodType>(
  schema: S,
  variables: Variables,
  moreProblems: (given: Variables) => string[],
): z.infer<S> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...wrong, ...moreProblems(given)];
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`The environment is not right:\n  ${problems.join('\n  ')}\nSee .env.example.`);
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
  if (given.TRACKING === 'pixel' && !given.TRACKING_PIXEL_URL)
    local.push('TRACKING_PIXEL_URL: TRACKING=pixel needs it');
  const own = Object.entries(DEVELOPMENT).filter(([name, known]) => (given[name] ?? known) === known);
  return [...local, ...own.map(([name]) => `${name}: NODE_ENV=production needs one of its own`)];
}

/** The addresses of ADMIN_EMAILS, in lower case. */
export function adminEmails(env: Pick<Environment, 'ADMIN_EMAILS'>): string[] {
  return env.ADMIN_EMAILS.split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
}
