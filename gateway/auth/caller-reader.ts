import type { MikroORM } from '@mikro-orm/postgresql';
import { askPrepared, type Statement } from '#gateway/database/ask-prepared.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { ApiKeyEntity } from './api-key.entity.ts';
import { MUST_CONFIRM } from './key-confirmation.ts';
import { MEMBERS, type MemberRow } from './member.ts';

/** Who a request says it is: a uid of the identity provider, or the hash of a key's secret. A visitor is neither. */
export interface Claim {
  uid?: string;
  secretHash?: string;
}

const KEY = ['prefix', 'secretHash', 'scopes', 'expiresAt', 'lastUsedAt', 'revokedAt'] as const;

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** A member; with the key when the request came with one. */
export interface CallerRow extends MemberRow, Nullable<FieldsOf<typeof ApiKeyEntity, typeof KEY>> {
  keyId: string | null;
  /** When the session that made the key began. */
  since: Date | null;
  mustConfirm: boolean | null;
}

/** What every request reads before anything else, as of one moment. */
interface CallerState {
  caller: CallerRow | null;
  /** Changes with every commit that changes what readers of picks may see. Null: nothing may be reused. */
  picksStamp: string | null;
  /** Changes with every change of a plan's price. */
  planPricesVersion: number | null;
}

interface Waiting {
  claim: Claim;
  resolve(state: CallerState): void;
  reject(failure: unknown): void;
}

type Row = CallerRow & Pick<CallerState, 'picksStamp' | 'planPricesVersion'>;

const withStamp = (callers: string) =>
  `select v.stamp as "picksStamp", (select max(id) from plan_prices) as "planPricesVersion", c.*
     from picks_version v left join (${callers}) c on true`;
/** In a quiet hour most callers are alone. The plan for a list of them reads more than one member needs. */
const OF_MEMBER = withStamp(`${MEMBERS} where u.id = $1`);
const MEMBERS_AMONG = `${MEMBERS} where u.id = any ($1::text[])`;
/** Most requests at most moments are of members and visitors. */
const OF_MEMBERS = withStamp(MEMBERS_AMONG);
const OF_MEMBERS_AND_KEYS = withStamp(`
  select m.*, ${columnsOf(ApiKeyEntity, { table: 'k', only: KEY })}, k.id as "keyId",
         coalesce(k.session_started_at, k.created_at) as since, ${MUST_CONFIRM} as "mustConfirm"
    from api_keys k join (${MEMBERS}) m on m.id = k.user_id where k.secret_hash = any ($2::text[])
  union all
  select m.*, ${KEY.map(() => 'null')}, null, null, null from (${MEMBERS_AMONG}) m`);

/**
 * Reads members, keys and the versions of picks and prices for all requests that wait at the same moment in one query, which
 * starts after each of them came in.
 */
export class CallerReader {
  #waiting: Waiting[] = [];
  #scheduled = false;
  /** Whether the last question was for one request: then the next one goes at once, without waiting for company. */
  #wasAlone = false;
  readonly #database: MikroORM;
  readonly #isPooled: boolean;

  /** @param isPooled Whether a pooler hands out the connections. */
  constructor(database: MikroORM, { isPooled = false } = {}) {
    this.#database = database;
    this.#isPooled = isPooled;
  }

  /** Rejects with what the database throws. */
  read(claim: Claim): Promise<CallerState> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ claim, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      if (this.#wasAlone) void this.#readAll();
      else setImmediate(() => void this.#readAll());
    });
  }

  async #readAll(): Promise<void> {
    const requests = this.#waiting.splice(0);
    this.#wasAlone = requests.length === 1;
    try {
      const stateOf = statesOf(await this.#query(requests));
      for (const { claim, resolve } of requests) resolve(stateOf(claim));
    } catch (failure) {
      for (const { reject } of requests) reject(failure);
    }
    if (this.#waiting.length > 0) setImmediate(() => void this.#readAll());
    else this.#scheduled = false;
  }

  #query(requests: readonly Waiting[]): Promise<Row[]> {
    const uids = [...new Set(requests.flatMap(({ claim }) => claim.uid ?? []))];
    const hashes = [...new Set(requests.flatMap(({ claim }) => claim.secretHash ?? []))];
    if (hashes.length === 0 && uids.length === 1) return this.#ask({ name: 'member', text: OF_MEMBER }, uids);
    if (hashes.length === 0) return this.#ask({ name: 'members', text: OF_MEMBERS }, [uids]);
    return this.#ask({ name: 'members and keys', text: OF_MEMBERS_AND_KEYS }, [uids, hashes]);
  }

  #ask({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    return askPrepared<Row>(this.#database, { name: this.#isPooled ? null : name, text }, values);
  }
}

function statesOf(rows: readonly Row[]): (claim: Claim) => CallerState {
  const callers = new Map(rows.map((row) => [row.secretHash ?? row.id, row]));
  const { picksStamp = null, planPricesVersion = null } = rows[0] ?? {};
  const versions = { picksStamp, planPricesVersion };
  return ({ uid, secretHash }) => ({ caller: callers.get(secretHash ?? uid ?? '') ?? null, ...versions });
}
