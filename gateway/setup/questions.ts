import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { type Environment, environment } from '#gateway/env.ts';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { makeSignerKey } from '#record/note/signing.ts';
import { composeVariables } from './compose-variables.ts';

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

const KNOWN: Record<string, z.ZodType> = { ...environment.shape, ...composeVariables.shape };

/** What is wrong with a value, in a sentence; null when it is right. The value itself is not repeated. */
export function problemOf(name: string, value: string): string | null {
  const field = KNOWN[name];
  if (!field) return problemOfFile(name, value);
  const issue = field.safeParse(value).error?.issues[0];
  if (issue) return issue.message;
  const { host = '', protocol = '' } = name === 'PUBLIC_URL' ? new URL(value) : {};
  if (protocol && protocol !== 'https:' && !/^localhost(:|$)/.test(host))
    return 'it has to begin with https://';
  return null;
}

/** Of NAME_FILE, which may replace a variable of the gateway. */
function problemOfFile(name: string, path: string): string | null {
  if (!Object.hasOwn(environment.shape, name.replace(/_FILE$/, ''))) return 'there is no such variable';
  return existsSync(path) ? null : 'there is no such file';
}
