import type { GameOddsQuery, GamesOfDayQuery } from '#frontend/generated/graphql.ts';
import type { SeenQuote } from '#schema/rules/market/due-prices.ts';
import { type DoubtedPick, marketDoubts } from '#schema/rules/market/market-doubts.ts';
import { type PriceChoice, priceChoices } from '#schema/rules/market/price-choices.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import {
  easternClock,
  easternDay,
  easternInstant,
  easternTime,
  isWallTime,
} from '#schema/rules/time/eastern-time.ts';
import type { PickForm } from './pick-form.ts';
import { readPickForm } from './read-pick-form.ts';
import type { Choice } from './use-choices.ts';

export type Game = GamesOfDayQuery['games'][number];

/** The game of a form with what books show for it. */
export interface PickedGame {
  game: Game;
  quotes: readonly SeenQuote[];
}

export function marketPricesOf(quotes: GameOddsQuery['marketOdds'][number]['quotes']): SeenQuote[] {
  return quotes.map((quote) => ({ ...quote, seenAt: new Date(quote.seenAt) }));
}

export function gameChoice({ id, league, away, home, number, startsAt }: Game): Choice {
  const which = number > 1 ? `, game ${number}` : '';
  return {
    id,
    text: `${away} @ ${home}${which}`,
    detail: `${league} ${easternClock(new Date(startsAt))}`,
  };
}

/** What a game fills in. */
export function gameFields({ id, league, away, home, startsAt }: Game): Partial<PickForm> {
  const start = new Date(startsAt);
  return {
    ...{ gameId: id, sport: league, teamOne: away, teamTwo: home },
    ...{ date: easternDay(start), time: easternTime(start) },
  };
}

export function priceChoice(game: Game, quotes: readonly SeenQuote[]): (Choice & { choice: PriceChoice })[] {
  return priceChoices(game, quotes).map((choice) => ({
    id: `${choice.words} ${choice.book}`,
    text: choice.words,
    detail: `${americanOdds(choice.odds)} ${choice.book}`,
    choice,
  }));
}

/** What a price fills in, the words included. */
export function priceFields({ market, line, odds, book, words }: PriceChoice): Partial<PickForm> {
  return {
    ...{ market, book, pick: words, odds: americanOdds(odds) },
    line: line === null ? '' : String(line),
  };
}

/** What schedule and market say against the form. Nothing without a game. */
export function gameDoubts(form: PickForm, picked: PickedGame | null, now: Date): string[] {
  if (!picked || picked.game.id !== form.gameId) return [];
  const start = new Date(picked.game.startsAt);
  const typed = isWallTime(form.time) ? easternInstant(form.date, form.time) : start;
  const { line, odds } = readPickForm(form);
  const pick: DoubtedPick = {
    ...{ market: form.market || null, pick: form.pick, line, odds, book: form.book.trim() || null },
    ...{ teamOne: form.teamOne, teamTwo: form.teamTwo, reversed: form.teamOne.trim() === picked.game.home },
  };
  const isMoved = typed.getTime() !== start.getTime();
  return [
    ...(isMoved ? [`The schedule has this game at ${easternClock(start)}.`] : []),
    ...marketDoubts(pick, picked.quotes, now),
  ];
}
