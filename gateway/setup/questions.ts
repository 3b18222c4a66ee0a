import { randomBytes } from 'node:crypto';
import { type Environment, environment } from '#gateway/env.ts';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { makeSignerKey } from '#record/note/signing.ts';

/** What only a person knows, in the order in which it is asked. */
export const QUESTIONS = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'BRAINTREE_ENVIRONMENT',
  'BRAINTREE_MERCHANT_ID',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
] as const satisfies (keyof Environment)[];

export type Question = (typeof QUESTIONS)[number];

/** Typed without being shown. */
export const HIDDEN: readonly string[] = [
  'DATABASE_URL',
  'BRAINTREE_PRIVATE_KEY',
  'SMTP_URL',
] satisfies Question[];

/** What may stay without an answer, and when. */
export const MAY_STAY_EMPTY: Partial<Record<Question, string>> = {
  DATABASE_URL: 'Leave it empty if Docker Compose runs the database.',
  GOOGLE_APPLICATION_CREDENTIALS:
    'Leave it empty where the machine itself has that identity, as on Google Cloud.',
};

type Values = Record<string, string | undefined>;

/** Secrets that nobody has to know. One that is there is never replaced. */
const SECRETS: Record<string, (values: Values) => string | null> = {
  SIGNING_KEY: () => randomBytes(32).toString('base64url'),
  HASH_KEY: () => randomBytes(32).toString('base64url'),
  PUSH_KEY: () => makePushKey(),
  // Docker Compose makes the database with it and puts it into addresses, so it is of letters and digits.
  POSTGRES_PASSWORD: ({ DATABASE_URL }) => (DATABASE_URL ? null : randomBytes(24).toString('hex')),
  GRAFANA_PASSWORD: ({ DATABASE_URL }) => (DATABASE_URL ? null : randomBytes(24).toString('hex')),
  RECORD_KEY: ({ PUBLIC_URL }) =>
    PUBLIC_URL ? makeSignerKey(`${new URL(PUBLIC_URL).host}/record/log`) : null,
};

export const isMade = (name: string) => Object.hasOwn(SECRETS, name);

/** The secrets that are missing and can be made by now. */
export function makeSecrets(values: Values): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, make] of Object.entries(SECRETS)) {
    const secret = values[name] ? null : make(values);
    if (secret) made[name] = secret;
  }
  return made;
}

/** What is wrong with a value, in a sentence; null when it is right. The value itself is not repeated. */
export function problemOf(name: string, value: string): string | null {
  if (name === 'POSTGRES_PASSWORD' || name === 'GRAFANA_PASSWORD')
    return /^\w{8,}$/.test(value) ? null : 'use letters and digits, 8 or more';
  if (!Object.hasOwn(environment.shape, name)) return 'there is no such variable';
  const issue = environment.shape[name as keyof Environment].safeParse(value).error?.issues[0];
  if (issue) return issue.message;
  const { host = '', protocol = '' } = name === 'PUBLIC_URL' ? new URL(value) : {};
  if (protocol && protocol !== 'https:' && !/^localhost(:|$)/.test(host))
    return 'it has to begin with https://';
  return null;
}
