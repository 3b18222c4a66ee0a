import { americanOdds } from '#schema/rules/picks/odds.ts';
import { percentText } from '#schema/rules/text/numbers.ts';
import type { Outcome } from './outcome.ts';
import type { Game, Sentence } from './reasons.ts';
import { spokenName } from './teams.ts';
import type { Wager } from './wager.ts';

type Reasoned = Game & Wager & Pick<Outcome, 'probability'>;

/** The reasons of a day's picks, which follow from their own numbers; no sentence comes twice while others are left. */
export function reasonsOfDay(picks: readonly (Reasoned & { sentences: readonly Sentence[] })[]): string[] {
  const templates = new Set<string>();
  const said = new Set<string>();
  return picks.map((pick) =>
    pick.sentences
      .map((sentence) => {
        const fitting = [sentence.words, ...sentence.others].filter((each) => fits(each, pick));
        const template =
          fitting.find((each) => !templates.has(each)) ??
          (sentence.isNeeded ? fitting.find((each) => !said.has(spoken(each, pick))) : undefined);
        if (template === undefined) return null;
        templates.add(template);
        const words = spoken(template, pick);
        said.add(words);
        return words;
      })
      .filter((words) => words !== null)
      .join(' '),
  );
}

/** Only a visitor is on the road, and only a stated chance can be named. */
function fits(template: string, { side, home, probability }: Reasoned): boolean {
  if (/\b(road|trip)\b/.test(template) && side !== home) return false;
  return probability !== null || !/\{(chance|fair)\}/.test(template);
}

/** A reason before it is fitted to its day, as its pick would say it. */
export function spokenReason(game: Game, wager: Wager, sentences: readonly Sentence[]): string {
  return sentences.map(({ words }) => spoken(words, { ...game, ...wager, probability: null })).join(' ');
}

function spoken(template: string, { league, away, home, side, odds, probability }: Reasoned): string {
  const other = side === home ? away : home;
  const words = template
    .replaceAll('{side}', spokenName(league, side))
    .replaceAll('{other}', spokenName(league, other))
    .replaceAll('{away}', spokenName(league, away))
    .replaceAll('{home}', spokenName(league, home))
    .replaceAll('{needed}', percentText(1 / odds))
    .replaceAll('{chance}', percentText(probability ?? 0))
    .replaceAll('{fair}', americanOdds(probability ? 1 / probability : odds));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
