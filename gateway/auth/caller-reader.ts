import type { MikroORM } from '@mikro-orm/postgresql';
import * as statements from './caller-reader.sql.ts';
import type { MemberRow } from './member.ts';

/** Who a request says it is: a uid of the identity provider, or the hash of a key's secret. A visitor is neither. */
export interface Claim {
  uid?: string;
  secretHash?: string;
}

type KeyColumns = Pick<
  statements.CallersOfUidsAndKeysRow,
  | 'keyId'
  | 'prefix'
  | 'secretHash'
  | 'scopes'
  | 'expiresAt'
  | 'lastUsedAt'
  | 'revokedAt'
  | 'since'
  | 'mustConfirm'
>;

/** A member; with the key when the request came with one, and when the session that made it began. */
export interface CallerRow extends MemberRow, Partial<KeyColumns> {}

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

type Row = statements.CallerOfUidRow & Partial<KeyColumns>;

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
    const [database, isPooled] = [this.#database, this.#isPooled];
    const [uid, ...others] = uids;
    if (hashes.length > 0)
      return statements.callersOfUidsAndKeys.prepared(database, isPooled, { uids, secretHashes: hashes });
    if (uid !== undefined && others.length === 0)
      return statements.callerOfUid.prepared(database, isPooled, { uid });
    return statements.callersOfUids.prepared(database, isPooled, { uids });
  }
}

function statesOf(rows: readonly Row[]): (claim: Claim) => CallerState {
  const callers = new Map(rows.filter(isCaller).map((row) => [row.secretHash ?? row.id, row]));
  const { picksStamp = null, planPricesVersion = null } = rows[0] ?? {};
  const versions = { picksStamp, planPricesVersion };
  return ({ uid, secretHash }) => ({ caller: callers.get(secretHash ?? uid ?? '') ?? null, ...versions });
}

/** Versions come also where there is no caller. */
function isCaller(row: Row): row is Row & CallerRow {
  return row.id !== null;
}
