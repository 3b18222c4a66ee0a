import { discordEnvironment } from '#local/discord/invented.ts';
import { IDENTITY_PROJECT } from '#local/identity/start-identity.ts';
import { LOCAL_MAIL_EVENTS_KEY } from '#local/mailbox/provider.ts';
import { LOCAL_ODDS_KEY, ODDS_PATH } from '#local/odds/odds-api.ts';
import { BOOK_KEYS } from '#local/odds/quotes.ts';

type Surroundings = {
  origin: string;
  port: number;
  databaseUrl: string;
  identityHost: string;
  braintreeOrigin: string;
  mailUrl: string;
  clockFile: string;
  /** Signs the log of the record; nothing is signed when left out. */
  recordKey?: string;
  /** By which push services know the product; push messages are off when left out. */
  pushKey?: string;
  /** Witnesses of the log, as RECORD_WITNESSES lists them. */
  witnesses?: string;
  /** The built pages; those of this machine's build when left out. */
  pages?: string;
};

/** All that the gateway reads from its environment, for a local world. */
export function gatewayEnvironment(around: Surroundings): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(around.port),
    PUBLIC_URL: around.origin,
    DATABASE_URL: around.databaseUrl,
    FIREBASE_PROJECT_ID: IDENTITY_PROJECT,
    FIREBASE_API_KEY: 'local',
    FIREBASE_AUTH_DOMAIN: '',
    FIREBASE_AUTH_EMULATOR_HOST: around.identityHost,
    BRAINTREE_ENVIRONMENT: around.braintreeOrigin,
    BRAINTREE_MERCHANT_ID: 'integration_merchant_id',
    BRAINTREE_PUBLIC_KEY: 'integration_public_key',
    BRAINTREE_PRIVATE_KEY: 'integration_private_key',
    SMTP_URL: around.mailUrl,
    MAIL_EVENTS_KEY: LOCAL_MAIL_EVENTS_KEY,
    CLOCK_FILE: around.clockFile,
    RECORD_KEY: around.recordKey ?? '',
    PUSH_KEY: around.pushKey ?? '',
    RECORD_WITNESSES: around.witnesses ?? '',
    // No balancer is in front of it that had to notice.
    DRAIN_SECONDS: '0',
    // The local world shows everything in the specification.
    MARKETING_SAMPLES: 'on',
    WEBHOOK_LOOPBACK: 'on',
    ODDS_FEED: `${around.origin}${ODDS_PATH}`,
    ODDS_KEY: LOCAL_ODDS_KEY,
    ODDS_BOOKS: BOOK_KEYS,
    ...discordEnvironment(around.origin),
    ADMIN_EMAILS: 'admin@chalkline.test',
    FRONTEND_DIR: around.pages ?? 'dist/frontend',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
}
