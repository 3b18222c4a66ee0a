import type { MikroORM } from '@mikro-orm/postgresql';
import { type PlanPrice, type PlanPrices, pricesAt } from '#schema/rules/money/plan-prices.ts';
import { planPriceRows } from './plan-prices.sql.ts';

/**
 * The rows of plan_prices, read once for each of their versions. A request learns the version with its caller, so what it
 * quotes and charges is as fresh as itself and costs no query of its own.
 */
export class PlanPriceRows {
  #kept: readonly PlanPrice[] = [];
  readonly #database: MikroORM;

  constructor(database: MikroORM) {
    this.#database = database;
  }

  /** All rows, at least as new as a version; null: as new as now. */
  async since(version: number | null): Promise<readonly PlanPrice[]> {
    const isKept = version !== null && this.#kept.at(-1)?.id === version;
    if (!isKept) this.#kept = await planPriceRows.all(this.#database.em.getConnection());
    return this.#kept;
  }
}

/** What a context knows of prices (context.ts). */
interface PricedContext {
  planPriceRows: PlanPriceRows;
  planPricesVersion: number | null;
  now: Date;
}

/** What the plans cost for this request. */
export async function planPrices({
  planPriceRows,
  planPricesVersion,
  now,
}: PricedContext): Promise<PlanPrices> {
  return pricesAt(await planPriceRows.since(planPricesVersion), now);
}
