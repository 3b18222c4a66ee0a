import { membersOfUids } from '#gateway/auth/member.sql.ts';
import { type Member, memberOfRow } from '#gateway/auth/member.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { keysOfAccounts } from './viewers.sql.ts';

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
  /** The number of open streams. At zero the viewer is dropped. */
  streams: number;
}

export type Accounts = Map<string, Account>;

const NO_KEYS: Account['keys'] = new Map();

export function accountOf(accounts: Accounts, uid: string): Account {
  const nothing = { known: false, wasMember: false, member: null, keys: NO_KEYS, streams: 0 };
  const account = accounts.get(uid) ?? { uid, ...nothing };
  accounts.set(uid, account);
  return account;
}

/** Reads these accounts, however many, in two queries. */
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
  }
  for (const { id, userId, ...facts } of keys) {
    const account = accounts.get(userId);
    if (account) account.keys = new Map([...account.keys, [id, facts]]);
  }
}
