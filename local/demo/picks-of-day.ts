import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { DemoPick, PlannedPick } from './demo-pick.ts';
import { dealOf, outcomeIn } from './month-of-luck.ts';
import { type Random, randomFor } from './random.ts';
import { type Game, reasonFor, type Sentence } from './reasons.ts';
import { reasonsOfDay, spokenReason } from './reasons-of-day.ts';
import { type LeagueDay, leaguesOn } from './season.ts';
import { TEAMS } from './teams.ts';
import { type Wager, wagerOn } from './wager.ts';

/** A day's board, from the free picks to the VIP ones: twelve. */
const TIERS_OF_DAY = [
  ...(['FREE', 'FREE', 'PLUS', 'PLUS', 'PLUS'] as const),
  ...(['PREMIUM', 'PREMIUM', 'PREMIUM', 'PREMIUM', 'VIP', 'VIP', 'VIP'] as const),
] satisfies readonly Tier[];
const UNITS: Record<Tier, readonly number[]> = {
  FREE: [0.5, 1],
  PLUS: [1, 1, 1.5],
  PREMIUM: [1, 1.5, 2],
  VIP: [1.5, 2, 3],
};
const ANALYSTS = [
  'Marcus Ellery',
  'Dana Whitfield',
  'Tomas Reyes',
  'Chalkline Model',
  'Tempo Model',
] as const;

const known = new Map<string, readonly DemoPick[]>();

/** The picks of one New York day; the same every time, whatever day it is then. */
export function picksOfDay(day: string): readonly DemoPick[] {
  const picks = known.get(day) ?? dealtPicks(day);
  known.set(day, picks);
  return picks;
}

function dealtPicks(day: string): DemoPick[] {
  const deal = dealOf(day.slice(0, 7), plannedDay);
  const picks = plannedDay(day).map((pick) => ({ ...pick, ...outcomeIn(deal, pick) }));
  const reasons = reasonsOfDay(picks);
  return picks.map(({ sentences: _, ...pick }, index) => ({ ...pick, details: reasons[index] as string }));
}

function plannedDay(day: string): PlannedPick[] {
  const random = randomFor(`Chalkline ${day}`);
  const games = gamesOf(day, random);
  const wagers = games.map(({ league, away, home }) => wagerOn(league, away, home, random));
  const output: string[] = [];
  return games.map((game, index) => {
    const wager = wagers[index] as Wager;
    const tier = TIERS_OF_DAY[index] as Tier;
    return {
      ...game,
      ...wager,
      id: `demo-${day}-${String(index + 1).padStart(2, '0')}`,
      tier,
      day,
      units: random.oneOf(UNITS[tier]),
      analyst: random.oneOf(ANALYSTS),
      sentences: unused(output, game, wager, random),
      postedAt: `${random.oneOf(['09', '10', '10', '11'])}:${random.oneOf(['05', '20', '30', '45'])}`,
    };
  });
}

/** On a day on which all has been said, something may be said again. */
const TRIES = 50;

/** Something that says neither the same as what was said before it, nor a part of it, nor more. Adds it to that. */
function unused(output: string[], game: Game, wager: Wager, random: Random): Sentence[] {
  for (let tries = 1; ; tries += 1) {
    const sentences = reasonFor(game, wager, random);
    const words = spokenReason(game, wager, sentences);
    const isAlike = output.some((other) => other.includes(words) || words.includes(other));
    if (isAlike && tries < TRIES) continue;
    output.push(words);
    return sentences;
  }
}

/** Twelve games in random order, the leagues of the day mixed by their weight; nobody plays twice. */
function gamesOf(day: string, random: Random): (Game & { time: string })[] {
  const leagues = leaguesOn(day);
  const waiting = new Map(leagues.map(({ league }) => [league, random.shuffled(TEAMS[league])]));
  const everyLeagueOnce = random.shuffled(leagues);
  const weighted = leagues
    .filter(({ most }) => most > 1)
    .flatMap((entry) => Array<LeagueDay>(entry.weight).fill(entry));
  const chosen = TIERS_OF_DAY.map((_, index) => everyLeagueOnce[index] ?? random.oneOf(weighted));
  return random.shuffled(chosen).map(({ league, starts, exhibition }) => {
    const [away, home] = twoTeams(waiting, league);
    return { league, away, home, exhibition, time: random.oneOf(starts) };
  });
}

function twoTeams(waiting: Map<League, string[]>, league: League): [string, string] {
  const [away, home] = waiting.get(league)?.splice(0, 2) ?? [];
  if (!away || !home) throw new RangeError(`${league} has no two teams left`);
  return [away, home];
}
