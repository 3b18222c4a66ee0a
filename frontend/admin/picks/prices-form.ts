import type { AdminPickFragment, PickPricesQuery, PriceMoment } from '#frontend/generated/graphql.ts';
import { TIERS, tierCovers } from '#schema/rules/access/tiers.ts';
import { type Answer, type SheetQuestion, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readLine } from '#schema/rules/market/reading/read-line.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import type { Reading } from '#schema/rules/market/reading/reading.ts';
import { americanOdds, areUnusualOdds, lineText, unusualOddsText } from '#schema/rules/picks/odds.ts';
import { fitPrice } from '#schema/rules/picks/price-fit.ts';
import { type PriceEntry, priceProblem } from '#schema/rules/picks/prices.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { fieldSentence } from './field-sentence.ts';

/** A price as typed. */
interface PriceFields {
  book: string;
  line: string;
  odds: string;
  oddsOther: string;
}

/** By moment. */
export type PricesForm = Record<string, PriceFields>;
type StoredPrice = NonNullable<NonNullable<PickPricesQuery['pick']>['prices']>[number];

const EMPTY: PriceFields = { book: '', line: '', odds: '', oddsOther: '' };

/** The moments at which this pick has a price: plans open at prices of their own where it was scheduled. */
export function momentsOf({ subscription, releaseAt }: AdminPickFragment): PriceMoment[] {
  const plans = TIERS.filter((tier) => releaseAt && tierCovers(tier, subscription)).toReversed();
  return ['POSTED', ...plans.map((tier): PriceMoment => `OPENED_${tier}`), 'CLOSE'];
}

/** The current values; a price at posting that is missing begins with the pick's own. */
export function pricesFormOf(pick: AdminPickFragment, stored: readonly StoredPrice[]): PricesForm {
  const fieldsOf = (moment: PriceMoment): PriceFields => {
    const price = stored.find((each) => each.moment === moment);
    if (price) return textsOf(price, pick.market);
    if (moment !== 'POSTED' || pick.odds === null) return EMPTY;
    return textsOf({ book: pick.book, line: pick.line, odds: pick.odds, oddsOther: null }, pick.market);
  };
  return Object.fromEntries(momentsOf(pick).map((moment) => [moment, fieldsOf(moment)]));
}

function textsOf(
  { book, line, odds, oddsOther }: Omit<StoredPrice, 'moment' | '__typename'>,
  market: AdminPickFragment['market'],
): PriceFields {
  return {
    book: book ?? '',
    line: line === null ? '' : lineText(market ?? '', line),
    odds: americanOdds(odds),
    oddsOther: oddsOther === null ? '' : americanOdds(oddsOther),
  };
}

interface ReadPrices {
  /** Those that can be read and have no open question. Those that are already stored change nothing. */
  prices: PriceEntry[];
  /** Why a text cannot be read, by the path of its field: 'CLOSE.odds'. */
  problems: Record<string, string>;
  questions: SheetQuestion[];
}

/** Reads the prices that were typed, with the answers to what they leave open: their texts, and whether they are of the pick's own bet. */
export function readPricesForm(
  pick: AdminPickFragment,
  form: PricesForm,
  answers: readonly Answer[] = [],
): ReadPrices {
  const reader = new SheetReader(answers);
  const problems: Record<string, string> = {};
  const entries = Object.entries(form).flatMap(([moment, fields], at) => {
    if (isEmpty(fields)) return [];
    const row = at + 1;
    const entry = entryOf(reader, row, { moment, fields, pick });
    const wrong = entry && priceProblem(entry);
    if (wrong) problems[`${moment}.odds`] = wrong;
    return (entry && !wrong && fitPrice(reader, { row, price: entry, pick })) || [];
  });
  for (const { column, reason } of reader.problems) problems[column ?? ''] ??= fieldSentence(reason);
  return { prices: entries, problems, questions: reader.questions };
}

interface TypedPrice {
  moment: string;
  fields: PriceFields;
  pick: AdminPickFragment;
}

/** A price whose texts are read; undefined where one is wrong or its question is open. */
function entryOf(
  reader: SheetReader,
  row: number,
  { moment, fields, pick }: TypedPrice,
): PriceEntry | undefined {
  const take = (field: 'odds' | 'oddsOther' | 'line', read: (text: string) => Reading<number | null>) =>
    reader.take(row, `${moment}.${field}`, fields[field], read(fields[field]));
  const odds = take('odds', readOdds);
  const oddsOther = fields.oddsOther.trim() ? take('oddsOther', readOdds) : null;
  const line = fields.line.trim() ? take('line', (text) => readLine(text, pick.market)) : null;
  if (typeof odds !== 'number' || oddsOther === undefined || line === undefined) return undefined;
  const price = { book: fields.book.trim() || null, line, odds, oddsOther };
  return { pickId: pick.id, moment: moment as PriceMoment, ...price };
}

function isEmpty(fields: PriceFields): boolean {
  return Object.values(fields).every((text) => !text.trim());
}

/** What is wrong, by the path of the field: 'CLOSE.odds'. */
export function pricesFormProblems(
  pick: AdminPickFragment,
  form: PricesForm,
  stored: readonly StoredPrice[],
): Record<string, string> {
  const removed = Object.entries(form).flatMap(([moment, fields]) =>
    isEmpty(fields) && stored.some((price) => price.moment === moment)
      ? [[`${moment}.odds`, 'A price can be replaced, but not removed']]
      : [],
  );
  return { ...readPricesForm(pick, form).problems, ...Object.fromEntries(removed) };
}

/** What is most likely a slip, or changes what readers know, though the rules allow it. `before` is the former value. */
export function pricesDoubts(pick: AdminPickFragment, before: PricesForm, form: PricesForm): string[] {
  const odds = Object.entries(form).flatMap(([moment, fields]) =>
    [fields.odds, fields.oddsOther].filter((text) => !hasOdds(before[moment], text)).map(typedOdds),
  );
  const unusual = odds.find((each) => each !== null && areUnusualOdds(each));
  const [was, becomes] = [before, form].map(({ POSTED }) => priceTextOf(POSTED));
  return [
    typeof unusual === 'number' && unusualOddsText(unusual),
    pick.result !== 'PENDING' &&
      was !== becomes &&
      `The result is in. The odds at posting were ${was} and become ${becomes}; the record keeps both.`,
  ]
    .filter((doubt) => typeof doubt === 'string')
    .map(withMinus);
}

function hasOdds(fields: PriceFields | undefined, odds: string): boolean {
  return fields?.odds === odds || fields?.oddsOther === odds;
}

/** '-110 at -3.5' */
function priceTextOf(fields: PriceFields | undefined): string {
  const odds = typedOdds(fields?.odds ?? '');
  if (odds === null) return 'not known';
  const line = fields?.line.trim();
  return line ? `${americanOdds(odds)} at ${line}` : americanOdds(odds);
}

/** Null where they are wrong or not certain. */
function typedOdds(text: string): number | null {
  const odds = readOdds(text);
  return odds.kind === 'VALUE' ? odds.value : null;
}
