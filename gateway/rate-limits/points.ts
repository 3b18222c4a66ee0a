import type { MikroORM } from '@mikro-orm/postgresql';
import type { InitialReserve } from './initial-reserve.ts';
import { keyOf, nameOf, type QuotaOwner, type QuotaOwnerKind } from './quota-owner.ts';
import { minuteOf, secondsLeft, takePoints, takingPoints } from './reserve-points.ts';

/** Where a quotaOwner stands. */
export interface Balance {
  /** Points of the operation. */
  requested: number;
  /** Points a minute. */
  limit: number;
  /** What is left of the minute, without what other processes hold for the same quotaOwner. */
  remaining: number;
  resetsInSeconds: number;
  /** Not enough was left, so nothing was spent. */
  refused: boolean;
}

/** What this process holds of a quotaOwner's minute. */
interface Holding {
  held: number;
  /** Points that nobody had taken when we last looked. */
  left: number;
  /** A whole slice is on its way: whoever needs more meanwhile asks for no more than that. */
  expecting: boolean;
}

/** Who waits for points, with the holdings that get them. */
interface Ask {
  quotaOwner: QuotaOwner;
  shares: { holding: Holding; points: number }[];
}

/** Points are taken from the database in slices of this part of the limit, and spent in memory. */
const SLICE = 1 / 20;

/**
 * Counts everybody's cost points by the minute, for all processes together. A process takes slices from PostgreSQL
 * before it spends them, so that all of them never let through more than the limit. While one statement runs, whoever
 * needs points waits for the next one, which takes them for all who wait.
 */
export class Points {
  #minute = 0;
  #holdings = new Map<string, Holding>();
  #waiting: { asks: Map<string, Ask>; done: Promise<void> } | null = null;
  #running: Promise<void> = Promise.resolve();
  readonly #database: MikroORM;
  readonly #limits: Readonly<Record<QuotaOwnerKind, number>>;

  constructor(database: MikroORM, limits: Readonly<Record<QuotaOwnerKind, number>>) {
    this.#database = database;
    this.#limits = limits;
  }

  async spend(quotaOwner: QuotaOwner, cost: number, now: Date): Promise<Balance> {
    const holding = this.#holdingOf(quotaOwner, now);
    if (holding.held < cost && holding.left > 0) await this.#take(quotaOwner, holding, cost, now);
    const refused = holding.held < cost;
    if (!refused) holding.held -= cost;
    return this.#balanceOf(quotaOwner, holding, now, { requested: cost, refused });
  }

  /** Null when this process holds points of the quotaOwner already, waits for some, or knows that none are left. */
  initialReserve(quotaOwner: QuotaOwner, now: Date): InitialReserve | null {
    const holding = this.#holdingOf(quotaOwner, now);
    if (holding.held > 0 || holding.left === 0 || holding.expecting) return null;
    const points = this.#sliceOf(quotaOwner);
    holding.expecting = true;
    return {
      fragment: takingPoints(keyOf(quotaOwner), points, now),
      took: (taken) => {
        if (taken === null) holding.expecting = false;
        else this.#grant({ quotaOwner, shares: [{ holding, points }] }, taken);
      },
    };
  }

  /** The refusal of somebody whose minute is known to be spent: without a look at the database or the document. */
  spent(quotaOwner: QuotaOwner, now: Date): Balance | null {
    const holding = this.#holdingOf(quotaOwner, now);
    if (holding.held + holding.left > 0) return null;
    return this.#balanceOf(quotaOwner, holding, now, { requested: 0, refused: true });
  }

  #balanceOf(
    { kind }: QuotaOwner,
    { held, left }: Holding,
    now: Date,
    asked: Pick<Balance, 'requested' | 'refused'>,
  ): Balance {
    return {
      ...asked,
      limit: this.#limits[kind],
      remaining: held + left,
      resetsInSeconds: secondsLeft(now),
    };
  }

  #holdingOf(quotaOwner: QuotaOwner, now: Date): Holding {
    const minute = minuteOf(now);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#holdings = new Map();
    }
    const name = nameOf(quotaOwner);
    const known = this.#holdings.get(name);
    if (known) return known;
    const fresh = { held: 0, left: this.#limits[quotaOwner.kind], expecting: false };
    this.#holdings.set(name, fresh);
    return fresh;
  }

  #take(quotaOwner: QuotaOwner, holding: Holding, cost: number, now: Date): Promise<void> {
    const points = holding.expecting ? cost : Math.max(cost, this.#sliceOf(quotaOwner));
    holding.expecting = true;
    this.#waiting ??= this.#begin(now);
    const { asks, done } = this.#waiting;
    const ask = asks.get(keyOf(quotaOwner)) ?? { quotaOwner, shares: [] };
    asks.set(keyOf(quotaOwner), ask);
    ask.shares.push({ holding, points });
    return done;
  }

  /** A statement for all who ask until the running one is done. */
  #begin(now: Date) {
    const asks = new Map<string, Ask>();
    const done = this.#running.then(() => {
      this.#waiting = null;
      return this.#takeFor(asks, now);
    });
    this.#running = done.catch(() => undefined);
    return { asks, done };
  }

  async #takeFor(asks: Map<string, Ask>, now: Date): Promise<void> {
    const points = ({ shares }: Ask) => shares.reduce((sum, share) => sum + share.points, 0);
    const asked = new Map([...asks].map(([key, ask]) => [key, points(ask)]));
    const taken = await takePoints(this.#database.em, asked, now);
    for (const [key, ask] of asks) this.#grant(ask, taken.get(key) ?? Number.POSITIVE_INFINITY);
  }

  /** Of the points that were asked for, those within the limit are ours, in the order they were asked for. */
  #grant({ quotaOwner, shares }: Ask, taken: number): void {
    const limit = this.#limits[quotaOwner.kind];
    const asked = shares.reduce((sum, { points }) => sum + points, 0);
    let granted = Math.min(asked, Math.max(0, limit - (taken - asked)));
    for (const { holding, points } of shares) {
      const share = Math.min(points, granted);
      granted -= share;
      holding.held += share;
      holding.left = Math.max(0, limit - taken);
      holding.expecting = false;
    }
  }

  #sliceOf({ kind }: QuotaOwner): number {
    return Math.ceil(this.#limits[kind] * SLICE);
  }
}
