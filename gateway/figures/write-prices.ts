import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { keepScores } from '#gateway/picks/grade-pick.ts';
import {
  type Answer,
  type CellProblem,
  openQuestions,
  questionText,
  SheetReader,
} from '#schema/rules/market/reading/questions.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { fitPrice } from '#schema/rules/picks/price-fit.ts';
import { priceProblem } from '#schema/rules/picks/prices.ts';
import type { WritePricesInput, WritePricesPayload } from '#schema/types/picks/price.type.ts';
import { type ComparedPrices, comparePrices, type GivenPrices, pricedPicksOf } from './compare-prices.ts';
import * as statements from './prices-of.sql.ts';

/**
 * Writes prices and scores, all or none. Throws BAD_USER_INPUT with a sentence for each wrong row, and for each question that
 * has no answer.
 *
 * The database (gateway/database/program) keeps the figures in step (figures/count-pick.sql), and at commit seals each price
 * that changed (record/seal-price.sql).
 */
export async function writePrices(context: Context, input: WritePricesInput): Promise<WritePricesPayload> {
  const { prices, scores, answers } = input;
  const given = {
    prices: prices.map((price, at) => ({ ...price, book: price.book || null, row: at + 1 })),
    scores: scores.map((score, at) => ({ ...score, row: prices.length + at + 1 })),
  };
  return inTransaction(context, async (em) => {
    const { fitting, problems, questions } = await fitted(em, given.prices, answers);
    const plan = await comparePrices(em, { ...given, prices: fitting }, context.now);
    refuseFields(
      Object.fromEntries(
        [...plan.problems, ...problems].map(({ row, reason }) => {
          const name = row <= prices.length ? `prices.${row - 1}` : `scores.${row - prices.length - 1}`;
          return [name, `${name}: ${reason}`];
        }),
      ),
      questions.length > 0 ? { questions } : {},
    );
    await applyPrices(context, em, plan);
    return plan;
  });
}

/** The prices as those of their picks' markets, and why some are not. */
async function fitted(rows: Rows, prices: GivenPrices['prices'], answers: readonly Answer[]) {
  const reader = new SheetReader(answers);
  const picks = await pricedPicksOf(
    rows,
    prices.map(({ pickId }) => pickId),
  );
  const fitting = prices.map((price) => {
    const pick = picks.get(price.pickId);
    if (!pick || priceProblem(price)) return price;
    const meant = readSent(reader, price);
    return (meant && fitPrice(reader, { row: price.row, price: meant, pick })) || price;
  });
  const questions = openQuestions(reader.questions);
  const open = questions.flatMap((question) =>
    question.rows.map((row) => ({ row, column: question.column, reason: questionText(question) })),
  );
  return { fitting, problems: [...reader.problems, ...open].map(withColumn), questions };
}

/** American odds without their sign are sent as decimals, too. Undefined while that is open. */
function readSent<Price extends GivenPrices['prices'][number]>(
  reader: SheetReader,
  price: Price,
): Price | undefined {
  const read = (column: string, odds: number) =>
    reader.take(price.row, column, String(odds), readOdds(String(odds)));
  const odds = read('odds', price.odds);
  const oddsOther = price.oddsOther == null ? price.oddsOther : read('oddsOther', price.oddsOther);
  const isOpen = odds === undefined || (price.oddsOther != null && oddsOther === undefined);
  return isOpen ? undefined : { ...price, odds, oddsOther };
}

function withColumn({ row, column, reason }: CellProblem): CellProblem {
  return { row, column, reason: column && !reason.startsWith('Line') ? `${column} ${reason}` : reason };
}

/** Writes what a plan changes. */
export async function applyPrices(context: Context, em: EntityManager, plan: ComparedPrices): Promise<void> {
  await statements.writePrices.run(em, { now: context.now, prices: JSON.stringify(plan.prices) });
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
