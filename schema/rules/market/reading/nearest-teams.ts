import { teamKey } from '#schema/rules/market/game-sides.ts';

interface Named {
  name: string;
}

/** Teams by what their names hold, so that a name is compared with those that share something with it. */
interface TeamIndex {
  names: { padded: string; initials: string; pairs: number }[];
  /** The places of the teams whose names have a pair of letters, or a word. */
  holding: Map<string, number[]>;
}

const indexes = new WeakMap<readonly Named[], TeamIndex>();

/** The names most like one that is none of them, the likest first. People choose among them; nothing is taken for one. */
export function nearestTeams(name: string, teams: readonly Named[], most = 3): string[] {
  const { names, holding } = indexOf(teams);
  const key = teamKey(name);
  const [pairs, words] = [pairsOf(key), key.split(' ')];
  const shared = countsOf(pairs, holding, teams.length);
  const held = countsOf(words, holding, teams.length);
  const start = ` ${key}`;
  const isShortened = shortenedBy(words);
  const likeness = names.map((team, at) => {
    const alike = (2 * (shared[at] ?? 0)) / (pairs.size + team.pairs);
    // A part of a name, the beginning of one of its words, and initials say more than letters.
    const isBegun = team.padded.includes(start) || team.initials.startsWith(key);
    return alike + (held[at] ?? 0) / words.length + (isBegun ? 0.5 : 0) + (isShortened(team) ? 1 : 0);
  });
  return highest(likeness, most).map((at) => teams[at]?.name ?? '');
}

/** 'UNC' and 'UVA' are universities of what stands in the name, and 'Los Angeles' is the place of a team called 'LA'. */
function shortenedBy(words: readonly string[]): (team: TeamIndex['names'][number]) => boolean {
  const [word = ''] = words;
  if (words.length > 1) {
    const place = ` ${words.map((each) => each.charAt(0)).join('')} `;
    return ({ padded }) => padded.startsWith(place);
  }
  const rest = word.slice(1);
  if (!word.startsWith('u') || rest.length < 2 || word.length > 4) return () => false;
  return ({ padded, initials }) => initials.startsWith(rest) || padded.startsWith(` ${rest}`);
}

/** How many of the parts each team has. */
function countsOf(parts: Iterable<string>, holding: TeamIndex['holding'], size: number): Uint16Array {
  const counts = new Uint16Array(size);
  for (const part of parts) for (const at of holding.get(part) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/** The places of the highest numbers, the highest first. */
function highest(numbers: readonly number[], most: number): number[] {
  const places: number[] = [];
  numbers.forEach((number, at) => {
    const before = places.findIndex((place) => number > (numbers[place] ?? 0));
    if (before >= 0) places.splice(before, 0, at);
    else if (places.length < most) places.push(at);
    if (places.length > most) places.pop();
  });
  return places;
}

function indexOf(teams: readonly Named[]): TeamIndex {
  const known = indexes.get(teams);
  if (known) return known;
  const holding = new Map<string, number[]>();
  const names = teams.map(({ name }, at) => {
    const key = teamKey(name);
    const [pairs, words] = [pairsOf(key), key.split(' ')];
    for (const part of new Set([...pairs, ...words])) {
      const places = holding.get(part) ?? [];
      holding.set(part, places);
      places.push(at);
    }
    const initials = words.map((word) => word.charAt(0)).join('');
    return { padded: ` ${key}`, initials, pairs: pairs.size };
  });
  const index = { names, holding };
  indexes.set(teams, index);
  return index;
}

/** Each two letters beside each other, the ends of words included, written so that no word is one. */
function pairsOf(key: string): Set<string> {
  const padded = ` ${key} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => `${padded.slice(at, at + 2)}·`));
}
