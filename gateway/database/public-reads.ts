import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { AppError } from '#gateway/app-error.ts';
import { SECOND } from '#schema/rules/time/durations.ts';

/** A position in PostgreSQL's log of changes, such as 0/16B3748: what was written up to it. */
export type Lsn = bigint;

/** A write answers its position under this name; a request that brings it reads at least as far. */
export const POSITION_HEADER = 'x-database-position';

/** Null for what is none. */
export function lsnOf(text: unknown): Lsn | null {
  if (text === undefined) return null;
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(String(text)) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

/** NONE: there is none. PRIMARY: the address leads to a server that takes writes, such as one that was promoted. */
type StandbyState = 'NONE' | 'READY' | 'BEHIND' | 'LOST' | 'PRIMARY';

/** A standby that is further behind is not read. */
const MOST_BEHIND_MILLISECONDS = 10 * SECOND;
const CHECK_MILLISECONDS = SECOND;
const MOST_SAMPLES = 1_000;

const POSITION = `select pg_is_in_recovery() as standby,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as lsn`;

interface Sample {
  at: number;
  lsn: Lsn;
}

/**
 * Reads of what is public by definition: from the standby of DATABASE_READ_URL while it is there and at most ten seconds
 * behind, else from the primary. Never for tokens, keys, rights or the picks of today: what a standby shows is a little old.
 */
export class PublicReads {
  /** In milliseconds; 0 without a standby. */
  behind = 0;
  /** How many reads went where. */
  readonly counts = { standby: 0, primary: 0 };
  #state: StandbyState;
  #since: Date;
  #replayed: Lsn = 0n;
  /** Where the primary was, the oldest first. */
  #samples: Sample[] = [];
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;

  constructor(
    readonly primary: MikroORM,
    readonly standby: MikroORM | null,
    readonly log: Logger,
    readonly clock: { now(): Date },
  ) {
    // Not read before the first look.
    this.#state = standby ? 'BEHIND' : 'NONE';
    this.#since = clock.now();
  }

  get state(): StandbyState {
    return this.#state;
  }

  /** When it came into its state. */
  get since(): Date {
    return this.#since;
  }

  /**
   * Runs a read. What fails on the standby, or is not there yet, is read from the primary. `written` is the position that
   * a write answered: then only a standby that has come so far is read.
   */
  async read<T>(work: (database: MikroORM) => Promise<T>, written: Lsn | null = null): Promise<T> {
    const database = await this.choose(written);
    if (database === this.primary) return work(database);
    try {
      const answer = await work(database);
      if (answer !== null) return answer;
    } catch (failure) {
      if (!(failure instanceof AppError)) {
        this.log.warn({ err: failure }, 'a read of the standby failed and is repeated on the primary');
        this.#checkedAt = Number.NEGATIVE_INFINITY;
      }
    }
    return work(this.primary);
  }

  /** The database to read from now, for reads that are too long to repeat. */
  async choose(written: Lsn | null = null): Promise<MikroORM> {
    if (this.standby && (await this.#isReady(written))) {
      this.counts.standby += 1;
      return this.standby;
    }
    this.counts.primary += 1;
    return this.primary;
  }

  async #isReady(written: Lsn | null): Promise<boolean> {
    const isOld = () => performance.now() - this.#checkedAt > CHECK_MILLISECONDS;
    // Nobody waits for one that is lost: it may take seconds to find that it still is.
    if (isOld() && this.#state === 'LOST' && this.#checking) return false;
    if (isOld() || (written !== null && written > this.#replayed)) await this.check();
    return this.#state === 'READY' && (written === null || written <= this.#replayed);
  }

  /** How far the primary has written; null without a standby, where everything is read from the primary anyway. */
  async position(): Promise<string | null> {
    if (!this.standby) return null;
    const [row] = await this.primary.em
      .execute<{ lsn: string }[]>('select pg_current_wal_lsn()::text as lsn')
      .catch(() => []);
    return row?.lsn ?? null;
  }

  /** Looks where both are. Those that come while it runs share it. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
      this.#checkedAt = performance.now();
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    if (!this.standby) return;
    try {
      const [now, copy] = await Promise.all([position(this.primary), position(this.standby)]);
      if (!copy.standby) return this.#become('PRIMARY');
      this.#replayed = copy.lsn;
      this.#samples.push({ at: performance.now(), lsn: now.lsn });
      this.behind = this.#delay();
      this.#become(this.behind > MOST_BEHIND_MILLISECONDS ? 'BEHIND' : 'READY');
    } catch (failure) {
      this.#become('LOST', failure);
    }
  }

  /** How long ago the primary was where the standby is now; unknown, and so endless, before the first that is known. */
  #delay(): number {
    const reached = this.#samples.findLastIndex(({ lsn }) => lsn <= this.#replayed);
    const isThere = reached === this.#samples.length - 1;
    this.#samples.splice(0, Math.max(reached, this.#samples.length - MOST_SAMPLES));
    const [sample] = this.#samples;
    if (isThere) return 0;
    return reached < 0 || !sample ? Number.POSITIVE_INFINITY : performance.now() - sample.at;
  }

  #become(state: StandbyState, failure?: unknown): void {
    if (state === this.#state) return;
    const level = state === 'READY' ? 'info' : 'warn';
    this.log[level]({ err: failure, state }, 'the state of the standby has changed');
    this.#state = state;
    this.#since = this.clock.now();
  }

  async close(force = false): Promise<void> {
    await this.standby?.close(force);
  }
}

async function position(database: MikroORM): Promise<{ standby: boolean; lsn: Lsn }> {
  const [row] = await database.em.getConnection().execute<{ standby: boolean; lsn: string }[]>(POSITION);
  return { standby: row?.standby ?? false, lsn: lsnOf(row?.lsn) ?? 0n };
}
