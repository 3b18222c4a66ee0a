import type { ApiKeyRowFragment } from '#frontend/generated/graphql.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { addDays, easternDay, easternInstant, plainDay } from '#schema/rules/time/eastern-time.ts';

/** Label and hint of each scope. */
export const SCOPE_WORDS: Record<ApiKeyScope, { label: string; hint: string }> = {
  READ_PICKS: { label: 'Read picks', hint: 'Boards and picks that your plan opens' },
  READ_RECORD: { label: 'Read the record', hint: 'Past results only; today stays locked' },
  WRITE_PICKS: { label: 'Post picks', hint: 'Post, change and grade, while you are an admin' },
  WRITE_PRICES: { label: 'Write prices', hint: 'Prices and scores, while you are an admin' },
};

/** Name and prefix of a key: names are not unique. */
export function keyText({ name, prefix }: Pick<ApiKeyRowFragment, 'name' | 'prefix'>): string {
  return `${name} · ${prefix}…`;
}

/** Lifetimes offered by the form, in days; empty for no expiry. */
export const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Until I revoke it' },
] as const;

/** The end of the New York day that many days from now. */
export function expiryOf(lifetime: string, now: Date): string | null {
  if (!lifetime) return null;
  return easternInstant(addDays(easternDay(now), Number(lifetime)), '23:59').toISOString();
}

export function hasExpired({ expiresAt }: ApiKeyRowFragment, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}

/** 'Last used Nov 20, 2026 · Expires Dec 20, 2026' */
export function factsOf({ lastUsedAt, expiresAt }: ApiKeyRowFragment, now: Date): string[] {
  const day = (instant: string) => plainDay(easternDay(new Date(instant)));
  const used = lastUsedAt ? `Last used ${day(lastUsedAt)}` : 'Never used';
  if (!expiresAt) return [used, 'Does not expire'];
  return [used, `${new Date(expiresAt) <= now ? 'Expired' : 'Expires'} ${day(expiresAt)}`];
}
