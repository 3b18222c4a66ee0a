import type { AdminPickFragment, PickPricesQuery, PriceMoment } from '#frontend/generated/graphql.ts';
import { TIERS, tierCovers } from '#schema/rules/access/tiers.ts';
import { americanOdds, areUnusualOdds, unusualOddsText } from '#schema/rules/picks/odds.ts';
import { oddsOf, type PriceEntry, priceProblem } from '#schema/rules/picks/prices.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';

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

/** What stands; a price at posting that is missing begins with the pick's own. */
export function pricesFormOf(pick: AdminPickFragment, stored: readonly StoredPrice[]): PricesForm {
  const fieldsOf = (moment: PriceMoment): PriceFields => {
    const price = stored.find((each) => each.moment === moment);
    if (price) return textsOf(price);
    if (moment !== 'POSTED' || pick.odds === null) return EMPTY;
    return textsOf({ book: pick.book, line: pick.line, odds: pick.odds, oddsOther: null });
  };
  return Object.fromEntries(momentsOf(pick).map((moment) => [moment, fieldsOf(moment)]));
}

function textsOf({ book, line, odds, oddsOther }: Omit<StoredPrice, 'moment' | '__typename'>): PriceFields {
  return {
    book: book ?? '',
    line: line === null ? '' : String(line),
    odds: americanOdds(odds),
    oddsOther: oddsOther === null ? '' : americanOdds(oddsOther),
  };
}

/** What is wrong, by the path of the field: 'CLOSE.odds'. */
export function pricesFormProblems(form: PricesForm, stored: readonly StoredPrice[]): Record<string, string> {
  const problems = Object.entries(form).flatMap(([moment, fields]): [string, string][] => {
    const isEmpty = Object.values(fields).every((text) => !text.trim());
    if (isEmpty)
      return stored.some((price) => price.moment === moment)
        ? [[`${moment}.odds`, 'A price can be replaced, but not removed']]
        : [];
    return problemsOf(fields).map(([field, problem]) => [`${moment}.${field}`, problem]);
  });
  return Object.fromEntries(problems);
}

function problemsOf({ book, line, odds, oddsOther }: PriceFields): [keyof PriceFields, string][] {
  const problems: [keyof PriceFields, string][] = [];
  if (oddsOf(odds) === null) problems.push(['odds', oddsFault(odds)]);
  if (oddsOther.trim() && oddsOf(oddsOther) === null) problems.push(['oddsOther', oddsFault(oddsOther)]);
  if (Number.isNaN(Number(line))) problems.push(['line', 'Write -3.5 or 48.5']);
  const wrong = problems.length === 0 && priceProblem(entryOf({ book, line, odds, oddsOther }));
  return wrong ? [['odds', wrong]] : problems;
}

/** What is most likely a slip, or changes what readers know, though the rules allow it. `before` is what stood. */
export function pricesDoubts(pick: AdminPickFragment, before: PricesForm, form: PricesForm): string[] {
  const odds = Object.entries(form).flatMap(([moment, fields]) =>
    [fields.odds, fields.oddsOther].filter((text) => !hasOdds(before[moment], text)).map(oddsOf),
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
  const odds = oddsOf(fields?.odds ?? '');
  if (odds === null) return 'not known';
  const line = fields?.line.trim();
  return line ? `${americanOdds(odds)} at ${line}` : americanOdds(odds);
}

/** Why odds cannot be read: a sign promises American ones, which begin at 100. */
function oddsFault(odds: string): string {
  return /^\s*[+-]\d/.test(odds) ? 'American odds begin at -100 and +100' : 'Write -110 or 1.91';
}

/** The mutation's input: the prices that were typed. Those that are already stored change nothing. */
export function pricesOfForm(pickId: string, form: PricesForm): PriceEntry[] {
  return Object.entries(form)
    .filter(([, { odds }]) => odds.trim())
    .map(([moment, fields]) => ({ pickId, moment: moment as PriceMoment, ...entryOf(fields) }));
}

function entryOf({ book, line, odds, oddsOther }: PriceFields): Omit<PriceEntry, 'pickId' | 'moment'> {
  return {
    book: book.trim() || null,
    line: line.trim() === '' ? null : Number(line),
    odds: oddsOf(odds) ?? Number.NaN,
    oddsOther: oddsOther.trim() ? oddsOf(oddsOther) : null,
  };
}
