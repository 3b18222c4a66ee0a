import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import { type Answer, type SheetQuestion, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readChance } from '#schema/rules/market/reading/read-chance.ts';
import { readLine } from '#schema/rules/market/reading/read-line.ts';
import { readNumber } from '#schema/rules/market/reading/read-number.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { readWager } from '#schema/rules/market/reading/read-wager.ts';
import { type Reading, value } from '#schema/rules/market/reading/reading.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { readPosted } from '#schema/rules/picks/posted-questions.ts';
import { isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';

/** The texts of a form that are read. */
interface TypedPick {
  sport: League | '';
  pick: string;
  teamOne: string;
  teamTwo: string;
  date: string;
  time: string;
  market: Market | '';
  line: string;
  odds: string;
  units: string;
  probability: string;
}

/** What the typed texts of a form mean. */
export interface ReadPickForm {
  date: string;
  time: string;
  market: Market | null;
  /** NaN where a text is no number. Null for none, and while its question is open. */
  line: number | null;
  odds: number | null;
  units: number | null;
  probability: number | null;
  questions: SheetQuestion[];
  /** Why a text cannot be read, by its field. */
  reasons: Record<string, string>;
}

/** Reads a form as it was typed, with the answers to what they leave open. What is in `stood` is not asked about again. */
export function readPickForm(
  form: TypedPick,
  answers: readonly Answer[] = [],
  stood: TypedPick | null = null,
): ReadPickForm {
  const reader = new SheetReader(answers);
  const take = (field: 'odds' | 'line' | 'units' | 'probability', read: () => Reading<number | null>) =>
    plainText(form[field]) ? reader.take(1, field, form[field], read()) : null;
  const chance = take('probability', () => readChance(form.probability));
  const numbers = {
    odds: take('odds', () => readOdds(form.odds)),
    line: take('line', () => readFormLine(form)),
    units: take('units', () => readNumber(form.units, '1.5')),
    probability: typeof chance === 'number' ? Number((chance / 100).toFixed(4)) : chance,
  };
  const reasons = Object.fromEntries(reader.problems.map(({ column, reason }) => [column, reason]));
  const numberIn = (field: keyof typeof numbers) => numbers[field] ?? (field in reasons ? Number.NaN : null);
  const typed = {
    ...{ date: form.date, time: form.time, market: form.market || null },
    ...{ line: numberIn('line'), odds: numberIn('odds'), units: numberIn('units') },
    probability: numberIn('probability'),
  };
  const isNew = (...fields: (keyof TypedPick)[]) => fields.some((field) => form[field] !== stood?.[field]);
  const start = isDay(form.date) && isWallTime(form.time) && isNew('date', 'time');
  // A line whose sign is asked about is not missing.
  const bet = numbers.line !== undefined && isNew('sport', 'pick', 'market', 'line', 'teamOne', 'teamTwo');
  const read = readPosted(
    reader,
    { ...form, ...typed },
    {
      ...{ odds: false, start, bet },
      // The server asks, by its clock.
      today: null,
    },
  );
  return {
    ...typed,
    ...{
      date: read.date,
      time: read.time,
      market: read.market ?? null,
      line: read.line ?? null,
      odds: read.odds ?? null,
    },
    ...{ questions: reader.questions, reasons },
  };
}

/** A line without a sign has the one that the words of the pick give it. */
function readFormLine({ line, market, sport, ...words }: TypedPick): Reading<number | null> {
  const reading = readLine(line, market || null);
  const said = readWager({ ...words, league: sport || undefined });
  const own = said.kind === 'VALUE' ? said.value.line : null;
  const isSaid = reading.kind === 'QUESTION' && reading.choices.some((choice) => choice.value === own);
  return isSaid ? value(own) : reading;
}

/** The answers for the server, which gets the odds as a number: those of 100 and more are meant as they are. */
export function answersOf(read: ReadPickForm, answers: readonly Answer[]): Answer[] {
  const { odds } = read;
  const meant = odds !== null && odds >= 100 ? [{ question: `odds:sign:${odds}`, choice: 'decimal' }] : [];
  return [...answers.filter(({ question }) => !question.startsWith('odds:sign:')), ...meant];
}
