import type { League } from '#schema/rules/picks/leagues.ts';
import { teamKey } from './game-sides.ts';
import { nearestTeams } from './reading/nearest-teams.ts';
import { type KnownTeam, readTeam } from './reading/read-team.ts';
import { question, type Reading, value } from './reading/reading.ts';

/** From this many teams on a professional league is known whole. */
const WHOLE_LEAGUE = 30;
const SLIP_LETTERS = 2;

/**
 * A team of a file that makes the schedule, where new ones are expected: asked about where the league is known whole, the name is hardly
 * another one than a known team's, or it is a team of another league.
 */
export function readScheduleTeam(text: string, league: League, known: readonly KnownTeam[]): Reading<string> {
  const teams = known.filter((team) => team.league === league);
  const key = teamKey(text);
  const isWhole = !isOfColleges(league) && teams.length >= WHOLE_LEAGUE;
  const isKnown = teams.some(({ keys }) => keys.includes(key));
  const others = isKnown ? [] : leaguesOf(key, league, known);
  if (others.length > 0) return otherLeague(text, league, others, teams);
  const isAsked = isKnown || isWhole || teams.some((team) => isHardlyAnother(key, team));
  return isAsked || text.includes('\ufffd') ? readTeam(text, league, teams) : value(text);
}

/** The other leagues that have a team, where a league of the colleges is none beside another one: they have the same names. */
function leaguesOf(key: string, league: League, known: readonly KnownTeam[]): League[] {
  const own = known.filter((team) => team.keys.includes(key)).map((team) => team.league);
  return [...new Set(own)].filter((other) => !(isOfColleges(other) && isOfColleges(league)));
}

function otherLeague(
  text: string,
  league: League,
  others: League[],
  teams: readonly KnownTeam[],
): Reading<string> {
  const asks = `“${text}” is a team of ${others.join(' and ')}, and the line says ${league}. Which team is meant?`;
  const choices = nearestTeams(text, teams).map((name) => ({ key: teamKey(name), label: name, value: name }));
  const kept = { key: 'written', label: `“${text}”, a team of ${league} too`, value: text };
  return question('other-league', asks, [...choices, kept]);
}

function isOfColleges(league: League): boolean {
  return league.startsWith('NCAA');
}

/** A slip of the hand, or in a professional league the same last name, or its city alone. */
function isHardlyAnother(key: string, { league, keys }: KnownTeam): boolean {
  const last = key.split(' ').at(-1) ?? '';
  const isProfessional = !isOfColleges(league);
  return keys.some(
    (own) =>
      (isProfessional && (own.split(' ').at(-1) === last || own.startsWith(`${key} `))) ||
      distance(key, own) <= SLIP_LETTERS,
  );
}

/** How many letters are to be changed, added or left out (Levenshtein). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > SLIP_LETTERS || Math.min(one.length, other.length) < 6)
    return Number.POSITIVE_INFINITY;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const row = [at + 1];
    for (const [place, own] of [...other].entries())
      row.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (before[place + 1] ?? 0) + 1,
          (before[place] ?? 0) + (letter === own ? 0 : 1),
        ),
      );
    before = row;
  }
  return before.at(-1) ?? 0;
}
