import type { MikroORM } from '@mikro-orm/postgresql';
import type { PayerKind } from '#gateway/graphql/limits.ts';
import type { FirstSlice } from './first-slice.ts';
import { keyOf, nameOf, type Payer } from './payer.ts';
import { minuteOf, secondsLeft, takePoints, takingPoints } from './take-points.ts';

/** Where a payer stands. */
export interface Balance {
  /** Points of the operation. */
  requested: number;
  /** Points a minute. */
  limit: number;
  /** What is left of the minute, without what other processes hold for the same payer. */
  remaining: number;
  resetsInSeconds: number;
  /** Not enough was left, so nothing was spent. */
  refused: boolean;
}

/** What this process holds of a payer's minute. */
interface Holding {
  held: number;
  /** Points that nobody had taken when we last looked. */
  left: number;
  /** A whole slice is on its way: whoever needs more meanwhile asks for no more than that. */
  expecting: boolean;
}

/** Who waits for points, with the holdings that get them. */
interface Ask {
  payer: Payer;
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
  readonly #limits: Readonly<Record<PayerKind, number>>;

  constructor(database: MikroORM, limits: Readonly<Record<PayerKind, number>>) {
    this.#database = database;
    this.#limits = limits;
  }

  async spend(payer: Payer, cost: number, now: Date): Promise<Balance> {
    const holding = this.#holdingOf(payer, now);
    if (holding.held < cost && holding.left > 0) await this.#take(payer, holding, cost, now);
    const refused = holding.held < cost;
    if (!refused) holding.held -= cost;
    return this.#balanceOf(payer, holding, now, { requested: cost, refused });
  }

  /** Null when this process holds points of the payer already, waits for some, or knows that none are left. */
  firstSlice(payer: Payer, now: Date): FirstSlice | null {
    const holding = this.#holdingOf(payer, now);
    if (holding.held > 0 || holding.left === 0 || holding.expecting) return null;
    const points = this.#sliceOf(payer);
    holding.expecting = true;
    return {
      fragment: takingPoints(keyOf(payer), points, now),
      took: (taken) => {
        if (taken === null) holding.expecting = false;
        else this.#grant({ payer, shares: [{ holding, points }] }, taken);
      },
    };
  }

  /** The refusal of somebody whose minute is known to be spent: without a look at the database or the document. */
  spent(payer: Payer, now: Date): Balance | null {
    const holding = this.#holdingOf(payer, now);
    if (holding.held + holding.left > 0) return null;
    return this.#balanceOf(payer, holding, now, { requested: 0, refused: true });
  }

  #balanceOf(
    { kind }: Payer,
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

  #holdingOf(payer: Payer, now: Date): Holding {
    const minute = minuteOf(now);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#holdings = new Map();
    }
    const name = nameOf(payer);
    const known = this.#holdings.get(name);
    if (known) return known;
    const fresh = { held: 0, left: this.#limits[payer.kind], expecting: false };
    this.#holdings.set(name, fresh);
    return fresh;
  }

  #take(payer: Payer, holding: Holding, cost: number, now: Date): Promise<void> {
    const points = holding.expecting ? cost : Math.max(cost, this.#sliceOf(payer));
    holding.expecting = true;
    this.#waiting ??= this.#begin(now);
    const { asks, done } = this.#waiting;
    const ask = asks.get(keyOf(payer)) ?? { payer, shares: [] };
    asks.set(keyOf(payer), ask);
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
  #grant({ payer, shares }: Ask, taken: number): void {
    const limit = this.#limits[payer.kind];
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

  #sliceOf({ kind }: Payer): number {
    return Math.ceil(this.#limits[kind] * SLICE);
  }
}
