import { newPickForm, type PickForm, pickFormProblems } from '#frontend/admin/picks/pick-form.ts';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';

/** A pick as the older form had it (product.txt section 3), and its details, which every posted pick needs. */
export interface LocalPick {
  /** Also the name of the request that posts it: however often it is sent, it is one pick. */
  id: string;
  sport: League;
  /** Both in one text, the away side first: 'Knicks @ Heat'; 'Knicks vs Heat' is accepted too. */
  teams: string;
  /** HH:mm in New York. */
  time: string;
  pick: string;
  pickDetails: string;
  type: Tier;
  isWinner: boolean;
}

/** Sport and tier are empty until they are chosen. */
export type LocalPickForm = Omit<LocalPick, 'id' | 'isWinner' | 'sport' | 'type'> & {
  sport: League | '';
  type: Tier | '';
};
type LocalPickProblems = Partial<Record<keyof LocalPickForm, string>>;

export const NEW_LOCAL_PICK: LocalPickForm = {
  ...{ sport: '', teams: '', time: '', pick: '', pickDetails: '', type: '' },
};

/** The two teams of a text, or null when it does not name two. */
export function splitTeams(teams: string): [string, string] | null {
  const parts = teams.split(/ (?:vs|@) /).map((team) => team.trim());
  const [one, two] = parts;
  return parts.length === 2 && one && two ? [one, two] : null;
}

/** The pick form of a day that a local pick fills in. */
export function pickFormOf(
  { sport, teams, time, pick, pickDetails, type }: LocalPickForm,
  day: string,
): PickForm {
  const [teamOne, teamTwo] = splitTeams(teams) ?? ['', ''];
  return { ...newPickForm(day), sport, teamOne, teamTwo, time, pick, pickDetails, subscription: type };
}

/** What is wrong, one sentence a field: what would be wrong with the posted pick, and teams that are not two. */
export function localPickProblems(form: LocalPickForm, day: string): LocalPickProblems {
  const { subscription: type, teamOne, teamTwo, ...rest } = pickFormProblems(pickFormOf(form, day));
  const { sport, time, pick, pickDetails } = rest;
  const teams = splitTeams(form.teams) ? (teamOne ?? teamTwo) : 'Enter two teams, such as "Knicks @ Heat"';
  const problems = { sport, type, teams, time, pick, pickDetails };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

export function winners(picks: readonly LocalPick[]): LocalPick[] {
  return picks.filter(({ isWinner }) => isWinner);
}

/** The valid picks in storage: anyone at this browser can write to it. */
export function readLocalPicks(stored: string | null): LocalPick[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap((entry) => readEntry(entry) ?? []) : [];
  } catch {
    return [];
  }
}

function readEntry(entry: unknown): LocalPick | null {
  const { id, sport, teams, time, pick, pickDetails = '', type, isWinner = false } = Object(entry);
  const texts = [id, teams, time, pick, pickDetails];
  if (!id || !texts.every((text) => typeof text === 'string')) return null;
  if (!LEAGUES.includes(sport) || !TIERS.includes(type)) return null;
  return { id, sport, teams, time, pick, pickDetails, type, isWinner: isWinner === true };
}
