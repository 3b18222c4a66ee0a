import { ApiKeyEntity } from '#gateway/auth/api-key.entity.ts';
import { MUST_CONFIRM } from '#gateway/auth/key-confirmation.ts';
import { MEMBERS, type Member, type MemberRow, memberOfRow } from '#gateway/auth/member.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';

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

const KEY = ['id', 'userId', 'scopes', 'expiresAt'] as const;

type KeyRow = FieldsOf<typeof ApiKeyEntity, typeof KEY> & Pick<KeyFacts, 'mustConfirm'>;

const AMONG = '(select jsonb_array_elements_text(?::jsonb))';
const KEYS = `select ${columnsOf(ApiKeyEntity, { table: 'k', only: KEY })}, ${MUST_CONFIRM} as "mustConfirm" from api_keys k
  where revoked_at is null and user_id in ${AMONG}`;

/** Reads these accounts, however many, in two queries. */
export async function readAccounts(rows: Rows, accounts: Accounts, uids: Iterable<string>): Promise<void> {
  const known = [...uids].filter((uid) => accounts.has(uid));
  if (known.length === 0) return;
  const list = [JSON.stringify(known)];
  const members = await rows.execute<MemberRow[]>(`${MEMBERS} where u.id in ${AMONG}`, list);
  const keys = await rows.execute<KeyRow[]>(KEYS, list);
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
