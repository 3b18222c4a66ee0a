import { z } from 'zod';
import { accountVariables } from './env/accounts.ts';
import { channelVariables } from './env/channels.ts';
import { mailVariables } from './env/mail.ts';
import { oddsVariables } from './env/odds.ts';
import { pageVariables } from './env/pages.ts';
import { processVariables } from './env/process.ts';
import { recordVariables } from './env/record.ts';
import { saleVariables } from './env/sales.ts';

/** Every variable the gateway reads, with its meaning; `.env.example` is written from here. */
export const environment = z.object({
  ...processVariables,
  ...accountVariables,
  ...saleVariables,
  ...mailVariables,
  ...recordVariables,
  ...channelVariables,
  ...oddsVariables,
  ...pageVariables,
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
