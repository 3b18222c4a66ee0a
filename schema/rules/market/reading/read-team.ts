import { teamKey } from '#schema/rules/market/game-sides.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { nearestTeams } from './nearest-teams.ts';
import { isUndecoded } from './plain-text.ts';
import { question, type Reading, refusal, value } from './reading.ts';
import { endOfShortName } from './short-team-names.ts';

/** A team of the schedule with every folded name it has. */
export interface KnownTeam {
  league: League;
  name: string;
  keys: readonly string[];
}

/**
 * A team of a league, by any of its names. One that the schedule does not have is asked about, with the nearest three; where the
 * schedule has no team of the league, every name is taken.
 */
export function readTeam(text: string, league: League, known: readonly KnownTeam[]): Reading<string> {
  const read = leagueOf(league, known);
  const reading = read.readings.get(text) ?? readIn(text, league, read);
  read.readings.set(text, reading);
  return reading;
}

interface ReadLeague {
  teams: KnownTeam[];
  /** The names of all, folded, with a blank before each so that whole words are found at the end. */
  names: string[];
  keys: Set<string>;
  /** A sheet has the same names on many lines. */
  readings: Map<string, Reading<string>>;
}

/** Of one schedule, by league. */
const leagues = new WeakMap<readonly KnownTeam[], Map<League, ReadLeague>>();

function leagueOf(league: League, known: readonly KnownTeam[]): ReadLeague {
  const byLeague = leagues.get(known) ?? new Map<League, ReadLeague>();
  leagues.set(known, byLeague);
  const read = byLeague.get(league) ?? newLeague(known.filter((team) => team.league === league));
  byLeague.set(league, read);
  return read;
}

function newLeague(teams: KnownTeam[]): ReadLeague {
  const names = teams.map(({ name }) => ` ${teamKey(name)}`);
  return { teams, names, keys: new Set(teams.flatMap((team) => team.keys)), readings: new Map() };
}

function readIn(text: string, league: League, known: ReadLeague): Reading<string> {
  const { teams, keys } = known;
  const key = teamKey(text);
  if (!isUndecoded(text)) {
    if (keys.has(key)) return value(text);
    if (teams.length === 0) return withoutRemark(text);
    const only = byLastName(key, known, league);
    if (only) return value(only);
  } else if (teams.length === 0)
    return refusal(text, 'a character could not be read; save the file as UTF-8, or write the name');
  const names = nearestTeams(text.replaceAll('\ufffd', ''), teams);
  const choices = names.map((name) => ({ key: teamKey(name), label: name, value: name }));
  const kept = isUndecoded(text) ? [] : [{ key: 'written', label: `“${text}”, as written`, value: text }];
  return question('team', `“${text}” is no team of ${league} in the schedule. Which team is meant?`, [
    ...choices,
    ...kept,
  ]);
}

/** 'Miami (OH)' is a team; 'Dolphins (London)' may be one with a remark behind it. */
const REMARK = /^(.*\S)\s*[([](?=[^)\]]*\p{L}{3})[^)\]]*[)\]]$/u;

/** A name in a league without a team on the schedule: any name is taken, but one with words in brackets is asked about. */
function withoutRemark(text: string): Reading<string> {
  const [, name] = REMARK.exec(text) ?? [];
  if (!name) return value(text);
  return question('remark', `Is what stands in brackets part of the name “${text}”?`, [
    { key: 'remark', label: `No: ${name}`, value: name },
    { key: 'written', label: `Yes: ${text}`, value: text },
  ]);
}

const PROFESSIONAL: readonly League[] = LEAGUES.filter((league) => !league.startsWith('NCAA'));
/** The one last name that two teams of a professional league have. */
const SHARED_LAST_NAME = 'sox';

/** 'Celtics', 'BOS', 'Sixers': no other team of a professional league ends or is called so, even if the schedule has not all of them. */
function byLastName(key: string, { teams, names }: ReadLeague, league: League): string | null {
  if (!PROFESSIONAL.includes(league) || !key || key === SHARED_LAST_NAME) return null;
  const end = ` ${endOfShortName(key, league) ?? key}`;
  const [only, ...others] = teams.filter((_, at) => names[at]?.endsWith(end));
  return only && others.length === 0 ? only.name : null;
}
