import type { Quote } from '#schema/rules/market/quotes.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import type { LocalGame } from './schedule.ts';

/** What can be done to a game, and to the provider as a whole. */
export const GAME_FAULTS = [
  ['later', 'Start an hour later'],
  ['earlier', 'Start half an hour earlier'],
  ['postpone', 'Postpone'],
  ['doubleheader', 'Make it a doubleheader'],
  ['new-id', 'Give it a new id'],
  ['wrong-final', 'Report a wrong final'],
] as const;
export const FEED_FAULTS = [
  ['silence', 'Silence for five minutes'],
  ['rate', 'Answer 429 for a minute'],
  ['no-credits', 'Credits at 0'],
  ['broken', 'Broken JSON'],
  ['stale', 'Stop one book’s prices'],
  ['arbitrage', 'An arbitrage for 90 seconds'],
  ['normal', 'Back to normal'],
] as const;
export type Fault = (typeof GAME_FAULTS | typeof FEED_FAULTS)[number][0];

/** The provider's largest plan: with it odds are requested each minute, so that an arbitrage of 90 seconds is seen. */
const CREDITS = 5_000_000;
const MOVES: Partial<Record<Fault, number>> = { later: 60 * MINUTE, earlier: -30 * MINUTE };
/** The second game of a doubleheader begins so long after the first. */
const SECOND_GAME_AFTER = 4 * 60 * MINUTE;

/** What is wrong at the provider, until it is set back to normal or its time is over. */
export function createFaults(now: () => Date) {
  const moved = new Map<string, number>();
  const ids = new Map<string, string>();
  const sets = { postponed: new Set<string>(), doubled: new Set<string>(), wrong: new Set<string>() };
  const until = { silence: 0, rate: 0, arbitrage: 0 };
  const provider = { broken: false, stoppedAt: null as Date | null, isOut: false };
  const lasts = (fault: keyof typeof until) => now().getTime() < until[fault];

  function apply(fault: Fault, shownId = ''): void {
    const present = now().getTime();
    const id = [...ids].find(([, given]) => given === shownId)?.[0] ?? shownId;
    if (fault === 'later' || fault === 'earlier') moved.set(id, (moved.get(id) ?? 0) + (MOVES[fault] ?? 0));
    else if (fault === 'postpone') toggle(sets.postponed, id);
    else if (fault === 'doubleheader') toggle(sets.doubled, id);
    else if (fault === 'wrong-final') toggle(sets.wrong, id);
    else if (fault === 'new-id')
      ids.set(id, `${id.slice(0, 24)}${(ids.size + 1).toString(16).padStart(8, '0')}`);
    else if (fault === 'silence') until.silence = present + 5 * MINUTE;
    else if (fault === 'rate') until.rate = present + MINUTE;
    else if (fault === 'arbitrage') until.arbitrage = present + 90 * SECOND;
    else if (fault === 'no-credits') provider.isOut = true;
    else if (fault === 'broken') provider.broken = true;
    else if (fault === 'stale') provider.stoppedAt = now();
    else {
      Object.assign(until, { silence: 0, rate: 0, arbitrage: 0 });
      Object.assign(provider, { broken: false, stoppedAt: null, isOut: false });
      sets.postponed.clear();
    }
  }

  /** The games as the provider has them now. */
  function shown(games: readonly LocalGame[]): LocalGame[] {
    return games.flatMap((game) => {
      if (sets.postponed.has(game.id)) return [];
      const startsAt = new Date(game.startsAt.getTime() + (moved.get(game.id) ?? 0));
      const first = { ...game, startsAt, id: ids.get(game.id) ?? game.id };
      if (!sets.doubled.has(game.id)) return [first];
      const second = { ...first, id: `${game.id.slice(0, 31)}~`, pick: null };
      return [first, { ...second, startsAt: new Date(startsAt.getTime() + SECOND_GAME_AFTER) }];
    });
  }

  return {
    apply,
    shown,
    lasts,
    /** Null while there is none. */
    arbitrageUntil: () => (lasts('arbitrage') ? until.arbitrage : null),
    isBroken: () => provider.broken,
    /** Since when the first book shows no new prices. */
    stoppedAt: () => provider.stoppedAt,
    isWrong: (id: string) => [...sets.wrong].some((wrong) => (ids.get(wrong) ?? wrong) === id),
    ...createCredits(now, () => provider.isOut),
  };
}

/** The provider's credits, which start again with each month. */
function createCredits(now: () => Date, isOut: () => boolean) {
  const bill = { month: '', used: 0 };
  const used = () => {
    const month = now().toISOString().slice(0, 7);
    if (month !== bill.month) Object.assign(bill, { month, used: 0 });
    return bill.used;
  };
  return {
    /** Null when they are used up. */
    pay(cost: number): { used: number; remaining: number } | null {
      if (isOut() || used() + cost > CREDITS) return null;
      bill.used += cost;
      return { used: bill.used, remaining: CREDITS - bill.used };
    },
    credits: () => ({ used: used(), remaining: isOut() ? 0 : CREDITS - used() }),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function toggle(set: Set<string>, id: string): void {
  if (!set.delete(id)) set.add(id);
}

/** What is left of each dollar that is staked on both sides. */
const ARBITRAGE = 0.015;

/** One book pays so much for the away team that a bet at the best other book on the home team leaves a margin. */
export function withArbitrage(quotes: readonly Quote[]): Quote[] {
  const moneylines = quotes.filter(({ market }) => market === 'MONEYLINE');
  const [generous] = moneylines;
  const best = Math.max(...moneylines.filter((quote) => quote !== generous).map(({ two }) => two));
  const one = Number((1 / (1 / (1 + ARBITRAGE) - 1 / best)).toFixed(2));
  return quotes.map((quote) =>
    quote === generous ? { ...quote, one, two: Math.min(quote.two, best - 0.05) } : quote,
  );
}
