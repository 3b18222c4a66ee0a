import type { Rows } from '#gateway/database/rows.ts';
import type { PricedPick, SeenQuote } from '#schema/rules/market/due-prices.ts';
import * as statements from './priced-picks.sql.ts';

interface Found extends PricedPick {
  id: string;
  /** By the name that people read; null: the pick's own book. */
  reference: string | null;
  quotes: SeenQuote[];
}

/** The picks of games that start within two days, with the quotes of their own book and of the reference. */
export async function readPricedPicks(rows: Rows, reference: string | null, now: Date): Promise<Found[]> {
  const found = await statements.quotedPicks.all(rows, { reference, now });
  const picks = new Map<string, Found>();
  for (const { quoteBook, quoteLine, one, two, bookSeenAt, ...row } of found) {
    const pick = picks.get(row.id) ?? { ...row, quotes: [] };
    picks.set(row.id, pick);
    if (quoteBook && row.market && row.market !== 'PROP')
      pick.quotes.push({
        book: quoteBook,
        market: row.market,
        line: quoteLine,
        one,
        two,
        draw: null,
        seenAt: bookSeenAt,
      });
  }
  // A reference that the league does not have prices nothing: never another book in its place.
  return [...picks.values()].map((pick) => ({ ...pick, reference: pick.reference ?? reference }));
}
