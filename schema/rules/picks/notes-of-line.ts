import { gamePartIn } from '#schema/rules/market/reading/game-part.ts';
import { saysNoBet } from '#schema/rules/market/reading/no-bet.ts';
import { partWordsIn } from '#schema/rules/market/reading/part-words.ts';
import { isBlank, plainText } from '#schema/rules/market/reading/plain-text.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { question, type Reading, value } from '#schema/rules/market/reading/reading.ts';

/** A cell that no column of ours has. */
export interface UnreadCell {
  column: string;
  cell: string;
}

/** What a note leaves of the bet: what the words of the pick say, or a bet whose result is entered by hand. */
type NotedBet = 'AS_WRITTEN' | 'PROP';

/** More words than these are an analysis, and not an instruction. */
const MOST_WORDS = 8;
const OTHER_SIDE = /^(?:fade[sd]?|opposite)(?: (?:this|it))?[.!]*$/i;
const NOT_ON =
  /\b(?:do not|don'?t) (?:bet|play)\b(?! more| what)|\boff the board\b|\bbet (?:is )?off\b|^(?:postponed|suspended|hedged?)\b/i;
const LEGS = /\b(?:parlays?|teasers?|round robins?|sgp|legs?)\b/i;
const SEVERAL = ['several bets at once', "one team's points", 'a three-way bet'];

const AS_WRITTEN = { key: 'written', label: 'As the pick says', value: 'AS_WRITTEN' } as const;
const BY_HAND = { key: 'prop', label: 'A prop: its result is entered by hand', value: 'PROP' } as const;

/** What the notes of a line and its unread cells leave of its bet. Undefined while one of them is asked about. */
export function notedBet(
  row: number,
  cells: readonly UnreadCell[],
  reader: SheetReader,
): NotedBet | undefined {
  const read = cells
    .filter(({ cell }) => !isBlank(cell))
    .map(({ column, cell }) => reader.take(row, column, wordsOf(column, cell), noteOf(column, cell)));
  if (read.includes(undefined)) return undefined;
  return read.includes('PROP') ? 'PROP' : 'AS_WRITTEN';
}

/** A column of legs is one question, whatever number each has. */
function wordsOf(column: string, cell: string): string {
  return LEGS.test(column) ? column : cell;
}

/** What the same words were read as: a sheet has them in many lines. */
const known = new Map<string, Reading<NotedBet>>();
const MOST_KNOWN = 2_000;

function noteOf(column: string, cell: string): Reading<NotedBet> {
  const words = plainText(wordsOf(column, cell));
  const reading = known.get(words) ?? readNote(words);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(words, reading);
  return reading;
}

/** A note that may say that there is no bet, or another one: 'cancelled', '1st half only', 'Parlay with Heat ML'. */
function readNote(words: string): Reading<NotedBet> {
  const start = words.split(/[-:;,.!(]/, 1)[0]?.trim() ?? '';
  const isShort = wordCount(words) <= MOST_WORDS;
  if (isShort ? saysNoBet(words) || NOT_ON.test(words) : wordCount(start) <= 2 && saysNoBet(start))
    return question(
      'no-bet',
      `“${words}” may say that it is no bet. Is it one? If not, leave the line out.`,
      [{ ...AS_WRITTEN, label: 'A bet, as the pick says' }],
    );
  if (!isShort || !changesBet(words)) return value('AS_WRITTEN');
  return question('note', `“${words}” may change the bet. What is it?`, [AS_WRITTEN, BY_HAND]);
}

function changesBet(words: string): boolean {
  if (OTHER_SIDE.test(words) || LEGS.test(words) || partWordsIn(words)?.stretch) return true;
  return SEVERAL.includes(gamePartIn(words)?.name ?? '');
}

function wordCount(words: string): number {
  return words.split(' ').length;
}
