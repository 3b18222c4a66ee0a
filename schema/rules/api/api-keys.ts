import { DAY } from '#schema/rules/time/durations.ts';

/**
 * The scopes of keys, in the order in which the form shows them. Those that write work only while their owner has a role that writes picks.
 */
export const API_KEY_SCOPES = ['READ_PICKS', 'READ_RECORD', 'WRITE_PICKS', 'WRITE_PRICES'] as const;

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The scopes that only staff who write picks may give a key. */
export function isStaffScope(scope: ApiKeyScope): boolean {
  return scope.startsWith('WRITE_');
}

/** The written form of a scope: `read:picks`. */
export function scopeText(scope: ApiKeyScope): string {
  return scope.toLowerCase().replace('_', ':');
}

export const MAX_KEY_NAME_LENGTH = 60;
/** The most keys of one member that are not revoked. Expired keys count until they are removed. */
export const MAX_KEYS = 10;
export const MAX_KEY_DAYS = 366;

export interface NewApiKey {
  name: string;
  scopes: readonly ApiKeyScope[];
  /** Null: it does not expire. */
  expiresAt: Date | null;
}

/** Problems of a new key, by field; empty when there are none. */
export function apiKeyProblems(
  { name, scopes, expiresAt }: NewApiKey,
  owner: { writesPicks: boolean },
  now: Date,
): Partial<Record<keyof NewApiKey, string>> {
  const problems: Partial<Record<keyof NewApiKey, string>> = {};
  const length = name.trim().length;
  if (length < 1) problems.name = 'A key needs a name';
  else if (length > MAX_KEY_NAME_LENGTH)
    problems.name = `A name has at most ${MAX_KEY_NAME_LENGTH} characters`;
  if (scopes.length === 0) problems.scopes = 'Choose what the key may do';
  else if (scopes.some(isStaffScope) && !owner.writesPicks)
    problems.scopes = 'Only a key of staff who write picks may post picks or prices';
  const days = expiresAt && (expiresAt.getTime() - now.getTime()) / DAY;
  if (days !== null && days <= 0) problems.expiresAt = 'A key cannot expire in the past';
  else if (days !== null && days > MAX_KEY_DAYS)
    problems.expiresAt = `A key expires within ${MAX_KEY_DAYS} days, or never`;
  return problems;
}
