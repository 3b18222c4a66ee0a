import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type CellProblem, openQuestions } from '#schema/rules/market/reading/questions.ts';
import { brokenRule } from '#schema/rules/market/reading/reading.ts';
import { type PriceSheet, priceSheet, pricesIn } from '#schema/rules/picks/price-file.ts';
import { MAX_PRICE_ROWS } from '#schema/rules/picks/prices.ts';
import type { ImportPricesInput, ImportPricesPayload } from '#schema/types/picks/price.type.ts';
import { comparePrices, pricedPicksOf } from './compare-prices.ts';
import { applyPrices } from './write-prices.ts';

/** Reads a file of prices, and writes it when told to, if nothing is wrong with it and no question is open. */
export async function importPrices(context: Context, input: ImportPricesInput): Promise<ImportPricesPayload> {
  const sheet = priceSheet(input.file, input);
  return inTransaction(context, async (em) => {
    const picks = await pricedPicksOf(
      em,
      sheet.rows.map(({ cells }) => cells.pick),
    );
    const read = pricesIn(sheet, picks, input);
    const plan = await comparePrices(em, read, context.now);
    const problems = inOrder([...read.problems, ...plan.problems.map((problem) => inFile(sheet, problem))]);
    const applied = input.apply && problems.length === 0 && openQuestions(read.questions).length === 0;
    if (applied) await applyPrices(context, em, plan);
    return {
      ...plan,
      ...{ problems, applied, questions: read.questions, columns: sheet.columns, leftOut: sheet.leftOut },
    };
  });
}

/** What is wrong with a pick, with its id as the file has it. */
function inFile({ rows, nameOf }: PriceSheet, problem: CellProblem): CellProblem {
  const { row, column, reason } = problem;
  if (column !== 'pick') return problem;
  const id = rows.find((line) => line.row === row)?.cells.pick ?? '';
  return { row, column: nameOf(column), reason: brokenRule(id, reason) };
}

/** By line; what is wrong with both the price and the score of a line is said once. */
function inOrder(problems: readonly CellProblem[]): CellProblem[] {
  const unique = new Map(
    problems.map((problem) => [`${problem.row} ${problem.column} ${problem.reason}`, problem]),
  );
  return [...unique.values()].sort((one, other) => one.row - other.row).slice(0, 2 * MAX_PRICE_ROWS);
}
