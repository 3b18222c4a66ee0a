import { isIP } from 'node:net';
import { z } from 'zod';
import { CHALLENGE_BITS } from '#schema/rules/access/proof-of-work.ts';
import { type IdsByTier, idsByTier } from '#schema/rules/alerts/discord-ids.ts';
import { GRACE_DAYS } from '#schema/rules/money/grace-and-retries.ts';
import { type NotSoldIn, notSoldIn } from '#schema/rules/money/not-sold.ts';
import { helplinesOf } from '#schema/rules/text/helplines.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/**
 * How plan trials are limited to one per person (docs/decisions/0005): `off` to one per user and address; `trial` also
 * to one per card and device; `signup` also refuses a second account on a device.
 */
export const TRIAL_INTEGRITY = ['off', 'trial', 'signup'] as const;
export type TrialIntegrity = (typeof TRIAL_INTEGRITY)[number];

/** What `ODDS_FEED` may name besides an address. */
export const ODDS_FEEDS = ['off', 'the-odds-api', 'csv'] as const;

/** What a final score of the feed does. */
const AUTO_GRADE = ['off', 'propose', 'on'] as const;

export const DISCORD = 'https://discord.com';

function readIdsByTier(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }): IdsByTier {
  const ids = idsByTier(text);
  if (!ids)
    issues.push({
      code: 'custom',
      input: text,
      message: 'name plans and ids, such as plus:123456789012345678',
    });
  return ids ?? {};
}

function readPlaces(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }): NotSoldIn {
  const places = notSoldIn(text);
  if (!places)
    issues.push({ code: 'custom', input: text, message: 'name states and provinces, such as US-WA,CA-ON' });
  return places ?? {};
}

const flag = (meaning: string) => z.string().optional().describe(meaning);

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or a list of addresses, networks and named ranges. */
function isProxyList(text: string): boolean {
  if (/^\d+$/.test(text)) return true;
  return text.split(',').every((entry) => {
    const [address = '', bits, ...more] = entry.trim().split('/');
    if (PROXY_RANGES.includes(entry.trim())) return true;
    const family = isIP(address);
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    return family !== 0 && fits && more.length === 0;
  });
}

/** What development makes do with; production must name its own. */
export const DEVELOPMENT = {
  SMTP_URL: undefined,
  MAIL_FROM: `${PRODUCT.name} <${PRODUCT.supportEmail}>`,
  SUPPORT_EMAIL: PRODUCT.supportEmail,
  SIGNING_KEY: 'development-only-and-known-to-everybody',
  HASH_KEY: 'development-only-and-known-to-everyone',
  RECORD_KEY: undefined,
};

/** Every variable the gateway reads, with its meaning; `.env.example` is written from here. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production').describe('The environment.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 inside a container.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port to listen on.'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Where people reach the product, without a slash at the end.'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(
      isProxyList,
      'use addresses, networks such as 10.0.0.0/8, loopback, uniquelocal, or a number of proxies',
    )
    .describe(
      'The proxies in front of the gateway whose X-Forwarded-For is believed: addresses and networks separated by commas, `loopback`, `uniquelocal` (private networks), or how many there are. Without the right value all visitors count as one network.',
    ),
  DATABASE_URL: z.url().describe('PostgreSQL 15 or newer: postgresql://user:password@host:5432/name'),
  DATABASE_DIRECT_URL: z
    .url()
    .optional()
    .describe(
      'The same database past a pooler such as PgBouncer, for live updates and `migrate`. Set it when DATABASE_URL leads to a pooler in transaction mode; without it DATABASE_URL is used.',
    ),
  DATABASE_READ_URL: z
    .url()
    .optional()
    .describe(
      'A streaming standby of the same database, for the public record only. While it is lost or more than ten seconds behind, the primary is read. Through a pooler like DATABASE_URL, if that leads to one.',
    ),
  ROLE: z
    .enum(['serve', 'work', 'both'])
    .default('both')
    .describe(
      'What a process does: `serve` answers requests, `work` runs the background jobs and answers only /livez and /readyz. Run at least one that works.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(8)
    .describe(
      'After SIGTERM: seconds in which /readyz says 503 and everything is still answered, so that a balancer sends requests elsewhere before connections are refused.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe(
      'Port of its own for `/metrics`, in the format of Prometheus, on the same address as PORT. Let no proxy publish it. Without one nothing is measured.',
    ),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'OTLP collector that gets a trace of each request, such as http://collector:4318/v1/traces. Without one OpenTelemetry is not loaded.',
    ),
  FIREBASE_PROJECT_ID: z
    .string()
    .min(1)
    .describe('Project of the identity provider: Firebase console, Project settings, General.'),
  FIREBASE_API_KEY: z
    .string()
    .min(1)
    .describe('Web API key of that project, on the same page. It is public and sent to browsers.'),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .default('')
    .describe('Domain of its sign-in pop-up, such as project.firebaseapp.com.'),
  GOOGLE_APPLICATION_CREDENTIALS: flag(
    'Path of the service account file of that project: Project settings, Service accounts, Generate new private key.',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: flag(
    'Development only: its tokens are unsigned, production refuses to start with it.',
  ),
  BRAINTREE_ENVIRONMENT: z
    .union([z.enum(['sandbox', 'production']), z.url()])
    .describe('`sandbox`, `production`, or in development the address of the local Braintree.'),
  BRAINTREE_MERCHANT_ID: z
    .string()
    .min(1)
    .describe('Merchant ID at Braintree: Control Panel, Settings, API.'),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).describe('Public key of an API key on that page.'),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).describe('Private key of the same API key.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server: smtp://user:password@host:587. Without one (development only), mails stay in the outbox.',
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .default(DEVELOPMENT.MAIL_FROM)
    .describe('Sender of every mail, such as Name <address>.'),
  MAIL_EVENTS_KEY: z
    .string()
    .min(24, 'at least 24 characters')
    .optional()
    .describe(
      'Secret with which the mail provider reports bounces and complaints to /mails/events; 24 characters or more. Without one it cannot.',
    ),
  MAIL_BULK_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server for mails about picks, where they go by another way than receipts; without it SMTP_URL.',
    ),
  MAIL_BULK_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Sender of mails about picks, best on a subdomain of its own; without it MAIL_FROM.'),
  MAIL_BULK_KEY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]{2,60}$/, 'the name of a header')
    .optional()
    .describe(
      'Header in which the provider of mails about picks takes an idempotency key, so that none comes twice after a crash: Resend-Idempotency-Key at Resend. Without one a few can.',
    ),
  SIGNING_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .default(DEVELOPMENT.SIGNING_KEY)
    .describe(
      'Secret that signs links that work without a sign-in, such as invoices, and from which the secrets of webhook endpoints are derived; 32 characters or more. Changing it invalidates those links and changes every endpoint secret. `setup` makes one.',
    ),
  HASH_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .default(DEVELOPMENT.HASH_KEY)
    .describe(
      'Secret of the hashes by which trials recognize user, card and device; 32 characters or more. Changing it forgets who had a trial. `setup` makes one.',
    ),
  CHALLENGE_BITS: z.coerce
    .number()
    .int()
    .min(CHALLENGE_BITS.least)
    .max(CHALLENGE_BITS.most)
    .default(CHALLENGE_BITS.usual)
    .describe(
      'Work that a browser does before another card is tried after declines, in zero bits of a hash: 17 take about a second, each further bit twice as long.',
    ),
  RECORD_KEY: z
    .string()
    .startsWith('PRIVATE+KEY+', 'make one with main.js record-key <host>/record/log')
    .optional()
    .describe(
      'Key that signs the log of the record, made once by `setup`, or with `main.js record-key <host>/record/log`. Keep a copy where the database is not (docs/operating-the-record.md). Without one, in development, nothing is signed.',
    ),
  RECORD_NEXT_KEY: z
    .string()
    .startsWith('PRIVATE+KEY+', 'make one with main.js record-key <host>/record/log')
    .optional()
    .describe(
      'Only for `main.js record-key rotate`, which announces it in the log: the key of the same name that replaces RECORD_KEY.',
    ),
  RECORD_WITNESSES: z
    .string()
    .default('')
    .describe(
      'Who signs what they have seen of the log, separated by commas: the public key of each and its address.',
    ),
  RECORD_QUORUM: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'How many of the witnesses have to agree before a time counts as witnessed: more than half of them, or 0 for no quorum. By default just more than half.',
    ),
  RECORD_LEAST_SIZE: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Nothing is signed while the log is smaller: set it after a restore, to the size that others have seen.',
    ),
  RECORD_MIRROR_URL: z
    .url()
    .optional()
    .describe('Copy of the log somewhere else; nothing is signed while the log is smaller than that.'),
  TSA_URL: z
    .url()
    .optional()
    .describe('RFC 3161 time stamp authority, asked every hour to stamp the last checkpoint.'),
  VERIFIER_FILE: z.string().default('dist/record/verify.tgz').describe('The packed verifier.'),
  AUTO_GRADE: z
    .enum(AUTO_GRADE)
    .default('propose')
    .describe(
      'What a final score of the feed does: `off` nothing, `propose` a list of results for an admin to confirm, `on` grades spreads, totals and moneylines ten minutes after the final.',
    ),
  PUSH_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'use 32 bytes in base64url, as `setup` makes it')
    .optional()
    .describe(
      'Private key (VAPID) by which the push services of browsers know this product. `setup` makes one. Changing it ends every subscription to push messages. Without one, push messages are off.',
    ),
  DISCORD_CLIENT_ID: z
    .string()
    .regex(/^\d{15,20}$/, 'use the id of the application, a long number')
    .optional()
    .describe(
      'Discord: the application’s id (discord.com/developers, OAuth2). With the four that follow, members link their accounts, get the role of their plan and read picks in its channel. Without them Discord is off.',
    ),
  DISCORD_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Its secret, on the same page. Add `<PUBLIC_URL>/account/alerts` to its redirects.'),
  DISCORD_BOT_TOKEN: z.string().min(1).optional().describe('Token of its bot, on the page Bot.'),
  DISCORD_SERVER_ID: z
    .string()
    .regex(/^\d{15,20}$/, 'use the id of the server, a long number')
    .optional()
    .describe('The server that the bot is in: its id, by Copy Server ID in developer mode.'),
  DISCORD_ROLES: z
    .string()
    .transform(readIdsByTier)
    .optional()
    .describe('The role of each plan, as `plus:<role id>, premium:<role id>, vip:<role id>`.'),
  DISCORD_CHANNELS: z
    .string()
    .transform(readIdsByTier)
    .optional()
    .describe(
      'The channel in which the picks of each plan are posted, as `plus:<channel id>, premium:<channel id>, vip:<channel id>`. Only roles of that plan and of higher ones may read it.',
    ),
  DISCORD_URL: z
    .url({ protocol: /^https?$/ })
    .default(DISCORD)
    .describe('Where Discord is; another address than its own in development only.'),
  ODDS_FEED: z
    .union([z.enum(ODDS_FEEDS), z.url({ protocol: /^https?$/ })])
    .default('off')
    .describe(
      'Where games, odds and scores come from: `the-odds-api` (the-odds-api.com, version 4, with ODDS_KEY), `csv` (files that an admin imports), in development the address of the stand-in, or `off`: everything is typed.',
    ),
  ODDS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key of that provider. Use one key for one environment: they share its credits.'),
  ODDS_BOOKS: z
    .string()
    .regex(/^[a-z0-9_]+(,[a-z0-9_]+){0,19}$/, 'name 1 to 20 books by their keys, separated by commas')
    .default(
      'draftkings,fanduel,betmgm,williamhill_us,espnbet,betrivers,fanatics,hardrockbet,ballybet,betparx',
    )
    .describe(
      'The books whose odds are read, by the provider’s keys, separated by commas. Name the licensed ones of your states: each ten books are billed as one region.',
    ),
  ODDS_REFERENCE: z
    .string()
    .regex(/^[a-z0-9_]+$/, 'name one book by its key')
    .optional()
    .describe(
      'The book of ODDS_BOOKS at which every closing price is taken. Without one it is the book that each pick names.',
    ),
  TRIAL_INTEGRITY: z
    .enum(TRIAL_INTEGRITY)
    .default('trial')
    .describe(
      'How trials are limited: `off` to one per user and address, `trial` also to one per card and device, `signup` also to one account per device.',
    ),
  GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(GRACE_DAYS.least)
    .max(GRACE_DAYS.most)
    .default(GRACE_DAYS.usual)
    .describe('Days of access after a renewal that could not be charged, 0 to 21. None after a trial.'),
  SELLER_NAME: z
    .string()
    .min(1)
    .default(PRODUCT.name)
    .describe('Name of the company that sells, as invoices print it.'),
  SELLER_ADDRESS: z.string().default('').describe('Its postal address, the lines separated by |.'),
  SELLER_TAX_ID: z.string().min(1).optional().describe('Its tax number, if invoices have to name one.'),
  BRAINTREE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(10_000)
    .describe('Milliseconds without an answer after which a charge counts as unknown and is looked up.'),
  LIVE_BEAT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(15_000)
    .describe(
      'Milliseconds between heartbeats of a live stream; less than the idle timeout of any proxy in front of the gateway.',
    ),
  WEBHOOK_LOOPBACK: z
    .enum(['on', 'off'])
    .optional()
    .describe('Development only: `on` allows webhooks to this machine, also without TLS.'),
  CLOCK_FILE: flag('Development only: file with the clock offset in milliseconds.'),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .describe('Addresses, separated by commas, that become owners at sign-in once verified.'),
  TRACKING: z
    .enum(['none', 'log', 'pixel'])
    .optional()
    .describe(
      'Where conversions are reported: `none`, `log` (the browser console) or `pixel`. The default is `log` in development, else `none`.',
    ),
  TRACKING_PIXEL_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Image to request with event, value and currency when TRACKING is `pixel`.'),
  NOT_SOLD_IN: z
    .string()
    .transform(readPlaces)
    .optional()
    .describe(
      'States and provinces in which no plan is sold, such as `US-WA,CA-ON` (ISO 3166-2). Checkouts then ask where a buyer lives. Nobody who has a plan loses it.',
    ),
  MARKETING_SAMPLES: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether the pages show sample content: invented ratings, reviews, winners, counts and offer clocks, and features that this software does not provide. `on` is for demonstrations.',
    ),
  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(40)
    .default(PRODUCT.name)
    .describe('What the product is called on pages, mails and invoices.'),
  SUPPORT_EMAIL: z
    .email()
    .default(DEVELOPMENT.SUPPORT_EMAIL)
    .describe('Address that members write to; on every page and mail.'),
  HELPLINE: z
    .string()
    .min(3)
    .max(60)
    .default(PRODUCT.helpline)
    .describe('Helpline for problem gambling where you operate; letters are dialed as their keys.'),
  STATE_HELPLINES: z
    .string()
    .max(2_000)
    .default('')
    .transform((text, { issues }) => {
      const lines = helplinesOf(text);
      if (!lines)
        issues.push({
          code: 'custom',
          input: text,
          message: 'name a state and its number, separated by commas',
        });
      return lines ?? [];
    })
    .describe(
      'Helplines of states, shown on the account page after the national one, such as `Ohio 1-800-000-0000, New York 1-800-000-0000`. Have them checked: they change.',
    ),
  OPERATOR: z
    .string()
    .max(200)
    .default('')
    .describe(
      'The company that operates the product and its postal address, in the footer, the Terms, the Privacy Policy and mails.',
    ),
  ACCENT_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, `use six hex digits, such as ${PRODUCT.accent}`)
    .default(PRODUCT.accent)
    .describe('Color of buttons, marks and links. Readable shades for both themes are derived from it.'),
  BRAND_DIR: z
    .string()
    .optional()
    .describe(
      'Folder with files that replace ours, each optional: `logo.svg` (beside the name), `favicon.svg`, `favicon.ico`, `apple-touch-icon.png`, `icon-192.png`, `icon-512.png`, `share.png`.',
    ),
  EXPLORER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether to serve `/explorer`, a page to try the API. With `off` it redirects to `/api/docs`.'),
  SANDBOX: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether a browser that opens `/graphql` gets Apollo Sandbox: in development a page of ours with scripts from Apollo’s hosts, else Apollo’s own page on this API. The default is `on` in development, else `off`.',
    ),
  EXAMPLES_DIR: z.string().default('examples').describe('Folder of the explorer’s example operations.'),
  ASSETS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder that several gateways share, such as a volume. Each adds the scripts and styles of its build, so that a page of another build finds them while a deployment runs and for 30 days after.',
    ),
  FRONTEND_DIR: z.string().default('dist/frontend').describe('Folder of the built front end.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
});

export type Environment = z.infer<typeof environment>;

/** TRUSTED_PROXIES as Fastify takes it: a list, or for a number of proxies which hops to trust. */
export function trustedProxies({ TRUSTED_PROXIES }: Pick<Environment, 'TRUSTED_PROXIES'>) {
  const proxies = Number(TRUSTED_PROXIES);
  return Number.isNaN(proxies) ? TRUSTED_PROXIES : (_address: string, hop: number) => hop < proxies;
}

/** Where the database is reached without a pooler. */
export function directUrl(env: Pick<Environment, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/** The addresses of ADMIN_EMAILS, in lower case. */
export function adminEmails(env: Pick<Environment, 'ADMIN_EMAILS'>): string[] {
  return env.ADMIN_EMAILS.split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
}
