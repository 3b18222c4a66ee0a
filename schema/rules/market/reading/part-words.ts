import { folded, gamePartIn } from './game-part.ts';

export interface PartWords {
  /** The words themselves: '1st half'. */
  written: string;
  /** The stretch of the game in short, as '1H', '3Q' or 'F5': two places mean the same by it. Null for what is no stretch, such as a team total. */
  stretch: string | null;
}

/** What a stretch is called in short; # is its number. */
const STRETCHES: Record<string, string> = {
  ...{ 'a first half': '1H', 'a second half': '2H', 'a half': '#H' },
  ...{ 'a first quarter': '1Q', 'a quarter': '#Q', 'a first period': '1P', 'a period': '#P' },
  ...{ 'the first innings': 'F#', 'an inning': 'inning #', 'the first minutes': '# minutes' },
  ...{ 'regulation time': 'regulation', 'a part of the game': '# of the game' },
};
const NUMBERS = ['first', 'second', 'third', 'fourth', 'five', 'six', 'seven'];

/** The fewest words that name the part of the game which all of them name: '1st half' of 'Over 110.5 1st half -110'. Null for the whole game. */
export function partWordsIn(text: string): PartWords | null {
  const part = gamePartIn(text)?.name;
  if (!part) return null;
  const written =
    windowsOf(text.trim().split(/\s+/)).find((words) => gamePartIn(words)?.name === part) ?? text;
  const stretch = STRETCHES[part]?.replace('#', numberIn(written)).trim();
  return { written, stretch: stretch ?? null };
}

/** Each run of words, the shortest first. */
function windowsOf(words: readonly string[]): string[] {
  return words.flatMap((_, more) =>
    words.slice(more).map((__, from) => words.slice(from, from + more + 1).join(' ')),
  );
}

function numberIn(words: string): string {
  const text = NUMBERS.reduce((all, name, at) => all.replace(name, String(at + 1)), folded(words));
  return text.match(/\d+/g)?.at(-1) ?? '';
}

/** The words without those of the part: 'Celtics -3.5' of 'Celtics -3.5 (1H)'. */
export function withoutPartWords(text: string, { written }: PartWords): string {
  return text.replace(written, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** What a column of whole games is never called: 'Home ML (1H)' has no price of the game. */
export const OF_WHOLE_GAME = {
  never: {
    names: { test: (name: string) => partWordsIn(name) !== null },
    because: 'leave it unread: the price or score of a part of a game is none of the whole one',
  },
};
