import { membersOfUids } from '#gateway/auth/member.sql.ts';
import { type Member, memberOfRow } from '#gateway/auth/member.ts';
import type { SecondFactor } from '#gateway/auth/second-factor.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { keysOfAccounts, proofsOfAccounts } from './viewers.sql.ts';

interface KeyFacts {
  scopes: readonly ApiKeyScope[];
  expiresAt: Date | null;
  mustConfirm: boolean;
}

/** A viewer with open streams: the account, and those of its keys that are in use. */
export interface Account {
  uid: string;
  member: Member | null;
  /** Whether the rest has been read; notifications keep it current from then on. */
  known: boolean;
  /** Whether an account has existed at any time since. */
  wasMember: boolean;
  keys: ReadonlyMap<string, KeyFacts>;
  /** When its sessions showed a passkey, by `proofOf`; null: it has none, or no picks to read ahead of their time. */
  proofs: ReadonlyMap<string, Date> | null;
  /** The number of open streams. At zero the viewer is dropped. */
  streams: number;
}

export type Accounts = Map<string, Account>;

const NO_KEYS: Account['keys'] = new Map();

/** What the session of a browser has shown. */
export function secondFactorOf({ proofs }: Account, since: Date, browser: string | null): SecondFactor {
  return { isEnrolled: proofs !== null, provedAt: proofs?.get(proofOf(since, browser)) ?? null };
}

function proofOf(since: Date, browser: string | null): string {
  return `${since.getTime()} ${browser}`;
}

export function accountOf(accounts: Accounts, uid: string): Account {
  const nothing = { known: false, wasMember: false, member: null, keys: NO_KEYS, proofs: null, streams: 0 };
  const account = accounts.get(uid) ?? { uid, ...nothing };
  accounts.set(uid, account);
  return account;
}

/** Reads these accounts, however many, in two queries; in a third one the passkeys of those who read all picks. */
export async function readAccounts(rows: Rows, accounts: Accounts, uids: Iterable<string>): Promise<void> {
  const known = [...uids].filter((uid) => accounts.has(uid));
  if (known.length === 0) return;
  const members = await membersOfUids.all(rows, { ids: known });
  const keys = await keysOfAccounts.all(rows, { userIds: known });
  const found = new Map(members.map((row) => [row.id, memberOfRow(row)]));
  for (const uid of known) {
    const account = accounts.get(uid);
    if (!account) continue;
    account.known = true;
    account.member = found.get(uid) ?? null;
    account.wasMember ||= account.member !== null;
    account.keys = NO_KEYS;
    account.proofs = null;
  }
  for (const { id, userId, ...facts } of keys) {
    const account = accounts.get(userId);
    if (account) account.keys = new Map([...account.keys, [id, facts]]);
  }
  const readAll = known.filter((uid) => hasScope(found.get(uid)?.role ?? null, 'PICKS'));
  if (readAll.length > 0) await readProofs(rows, accounts, readAll);
}

async function readProofs(rows: Rows, accounts: Accounts, userIds: readonly string[]): Promise<void> {
  for (const { userId, signedInAt, browser, provedAt } of await proofsOfAccounts.all(rows, { userIds })) {
    const account = accounts.get(userId);
    if (!account) continue;
    const shown = signedInAt && provedAt ? [[proofOf(signedInAt, browser), provedAt] as const] : [];
    account.proofs = new Map([...(account.proofs ?? []), ...shown]);
  }
}
