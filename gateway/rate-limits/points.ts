import type { MikroORM } from '@mikro-orm/postgresql';
import { type QuotaOwner, type QuotaOwnerKind, quotaKey, quotaOwnerName } from './quota-owner.ts';
import { minuteOf, recordPoints, secondsLeft } from './record-points.ts';

/**
 * Cost points a minute for each visitor (by network), member and API key. A page of ours costs about 40, a standard
 * introspection about 150. Staff have more: their table of picks costs 300, and is read again after each pick they grade.
 */
export const POINTS_PER_MINUTE = { visitor: 6_000, member: 12_000, staff: 60_000, key: 12_000 } as const;

/** The quota of a caller after an operation. */
export interface Balance {
  /** Points of the operation. */
  requested: number;
  /** Points a minute. */
  limit: number;
  /** What is left of the minute, as far as this process knows. */
  remaining: number;
  resetsInSeconds: number;
  /** Not enough was left, so nothing was spent. */
  refused: boolean;
}

/** What this process knows of an owner's minute. */
interface Usage {
  owner: QuotaOwner;
  /** By all processes, when the database was last written, ours included. */
  recorded: number;
  /** Spent here since then. */
  unrecorded: number;
}

/** How much of what is left of a limit a process may spend before it records it. */
const SHARE = 1 / 40;

/**
 * Counts cost points per minute and owner for all processes together. A process spends in memory, so that most requests
 * write nothing. Before an owner's unrecorded points exceed a share of what is left, the process records them and learns what
 * the others have recorded: N processes overshoot a limit by at most N shares of what was left when each last looked. The
 * balancer of `deploy/` sends a caller to one process, so that one share is the usual case.
 */
export class Points {
  #minute = 0;
  #usages = new Map<string, Usage>();
  #recording: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  readonly #database: MikroORM;
  readonly #limits: Readonly<Record<QuotaOwnerKind, number>>;

  constructor(database: MikroORM, limits: Readonly<Record<QuotaOwnerKind, number>>) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Throws what the database throws, when the owner's share is used up and cannot be recorded. */
  async spend(owner: QuotaOwner, cost: number, now: Date): Promise<Balance> {
    const limit = this.#limits[owner.kind];
    const usage = this.#usageOf(owner, now);
    const fits = () => usage.recorded + usage.unrecorded + cost <= limit;
    const share = () => Math.ceil((limit - usage.recorded) * SHARE);
    while (fits() && usage.unrecorded > 0 && usage.unrecorded + cost > share()) await this.#record(now);
    const refused = !fits();
    if (!refused) usage.unrecorded += cost;
    return this.#balanceOf(usage, now, { requested: cost, refused });
  }

  /** The refusal of a caller whose minute is known to be used up, without reading anything; null when some is left. */
  spent(owner: QuotaOwner, now: Date): Balance | null {
    const usage = this.#usageOf(owner, now);
    if (usage.recorded + usage.unrecorded < this.#limits[owner.kind]) return null;
    return this.#balanceOf(usage, now, { requested: 0, refused: true });
  }

  #balanceOf(
    { owner, recorded, unrecorded }: Usage,
    now: Date,
    usage: Pick<Balance, 'requested' | 'refused'>,
  ): Balance {
    const limit = this.#limits[owner.kind];
    const remaining = Math.max(0, limit - recorded - unrecorded);
    return { ...usage, limit, remaining, resetsInSeconds: secondsLeft(now) };
  }

  #usageOf(owner: QuotaOwner, now: Date): Usage {
    const minute = minuteOf(now);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#usages = new Map();
    }
    const name = quotaOwnerName(owner);
    const known = this.#usages.get(name);
    if (known) return known;
    const fresh = { owner, recorded: 0, unrecorded: 0 };
    this.#usages.set(name, fresh);
    return fresh;
  }

  /** One statement at a time, for all owners. Callers that come while one runs share the next; if it fails, they fail. */
  #record(now: Date): Promise<void> {
    if (!this.#recording) {
      this.#recording = this.#recordAll(now).finally(() => {
        this.#recording = null;
      });
      return this.#recording;
    }
    this.#next ??= this.#recording
      .then(() => this.#record(now))
      .finally(() => {
        this.#next = null;
      });
    return this.#next;
  }

  async #recordAll(now: Date): Promise<void> {
    const sent = [...this.#usages.values()]
      .filter(({ unrecorded }) => unrecorded > 0)
      .map((usage) => ({ usage, key: quotaKey(usage.owner), points: usage.unrecorded }));
    if (sent.length === 0) return;
    const added = new Map(sent.map(({ key, points }) => [key, points]));
    // Beside any transaction of the caller's: points that fail with it would be lost, and other owners' with them.
    const recorded = await recordPoints(this.#database.em.fork(), added, now);
    for (const { usage, key, points } of sent) {
      usage.unrecorded -= points;
      usage.recorded = recorded.get(key) ?? usage.recorded + points;
    }
  }
}
