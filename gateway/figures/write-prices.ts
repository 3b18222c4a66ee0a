import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { keepScores } from '#gateway/picks/grade-pick.ts';
import { parsePriceFile, type RowProblem } from '#schema/rules/picks/price-file.ts';
import { MAX_PRICE_ROWS } from '#schema/rules/picks/prices.ts';
import type { ImportPricesPayload, WritePricesInput, WritePricesPayload } from '#schema/types/price.type.ts';
import { type GivenPrices, type PricePlan, planPrices } from './plan-prices.ts';

/**
 * Writes prices and scores, all or none. Throws BAD_USER_INPUT with a sentence for each wrong row.
 *
 * The database (gateway/database/program) keeps the figures in step (figures/count-pick.sql), and at commit seals each price
 * that changed (record/seal-price.sql).
 */
export async function writePrices(
  context: Context,
  { prices, scores }: WritePricesInput,
): Promise<WritePricesPayload> {
  const given: GivenPrices = {
    prices: prices.map((price, at) => ({ ...price, book: price.book || null, row: at + 1 })),
    scores: scores.map((score, at) => ({ ...score, row: prices.length + at + 1 })),
  };
  return inTransaction(context, async (em) => {
    const plan = await planPrices(em, given, context.now);
    refuseFields(
      Object.fromEntries(
        plan.problems.map(({ row, reason }) => {
          const name = row <= prices.length ? `prices.${row - 1}` : `scores.${row - prices.length - 1}`;
          return [name, `${name}: ${reason}`];
        }),
      ),
    );
    await apply(context, em, plan);
    return plan;
  });
}

/** Reads a file of prices, and writes it when that is asked for and nothing is wrong with it. */
export async function importPrices(
  context: Context,
  { file, apply: isApplied }: { file: string; apply: boolean },
): Promise<ImportPricesPayload> {
  const read = parsePriceFile(file);
  return inTransaction(context, async (em) => {
    const plan = await planPrices(em, read, context.now);
    const problems = inOrder([...read.problems, ...plan.problems]);
    const applied = isApplied && problems.length === 0;
    if (applied) await apply(context, em, plan);
    return { ...plan, problems, applied };
  });
}

/** By line; what is wrong with both the price and the score of a line is said once. */
function inOrder(problems: readonly RowProblem[]): RowProblem[] {
  const unique = new Map(problems.map((problem) => [`${problem.row} ${problem.reason}`, problem]));
  return [...unique.values()].sort((one, other) => one.row - other.row).slice(0, 2 * MAX_PRICE_ROWS);
}

const COLUMNS = '"pickId" text, moment text, book text, line numeric, odds numeric, "oddsOther" numeric';

/** In one order of picks, so that two writers do not wait for each other. */
async function apply(context: Context, em: EntityManager, plan: PricePlan): Promise<void> {
  await em.execute(
    `insert into pick_prices (pick_id, moment, at, book, line, odds, odds_other)
     select "pickId", moment, ?, book, line, odds, "oddsOther" from json_to_recordset(?::json) as given (${COLUMNS})
      order by "pickId", moment
         on conflict (pick_id, moment) do update set at = excluded.at, book = excluded.book, line = excluded.line,
            odds = excluded.odds, odds_other = excluded.odds_other`,
    [context.now, JSON.stringify(plan.prices)],
  );
  await keepScores(em, plan.scores, context.now);
  for (const { pickId, moment, before, after } of plan.changes)
    audit(em, context.now, {
      ...authorOf(context),
      action: moment ? 'pick.price' : 'pick.score',
      target: pickId,
      details: { ...(moment && { moment }), before, after },
    });
  await em.flush();
}
