import { setTimeout as pause } from 'node:timers/promises';
import { now } from '#local/system/clock.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type Ask, askAs, type Origins, refuseErrors } from './ask-as.ts';
import { DEMO_USERS } from './demo-users.ts';
import { type DemoBoard, demoBoard, type PostedPick } from './posted-picks.ts';

const GAMES = 'query ($date: Date!) { games(date: $date) { id league away home } }';
const LINK = 'mutation ($input: LinkGameInput!) { linkGame(input: $input) { pick { id } } }';

/** The worker requests the schedule within seconds of its start. */
const FIRST_ROUND_MS = 30_000;

interface Game {
  id: string;
  league: string;
  away: string;
  home: string;
}

/** Waits for the feed's first schedule and links the demo's picks to its games; a world whose feed says nothing goes on without. */
export async function linkFirstPicks(origins: Origins): Promise<void> {
  const admin = DEMO_USERS.find(({ role }) => role === 'OWNER');
  if (!admin) throw new Error('The demo has no admin.');
  const ask = await askAs(admin, origins);
  const deadline = performance.now() + FIRST_ROUND_MS;
  while ((await linkPicks(ask, now())) > 0 && performance.now() < deadline) await pause(500);
}

async function linkPicks(ask: Ask, moment: Date): Promise<number> {
  const today = easternDay(moment);
  let left = 0;
  for (const ahead of [0, 1, 2])
    left += await linkBoard(ask, await demoBoard(ask, addDays(today, ahead)), moment);
  return left;
}

/**
 * Says on which game of the feed the demo's picks of a day are, as an analyst does by choosing the game. Answers how many that have
 * not started are on none yet: all, while the feed has not been asked, which lists no game that is over. Without a feed there is
 * nothing to do.
 */
export async function linkBoard(ask: Ask, { day, picks }: DemoBoard, moment: Date): Promise<number> {
  const waiting = picks.filter(({ posted }) => posted.gameId === null);
  if (waiting.length === 0) return 0;
  const answer = await ask(GAMES, { date: day });
  if (answer.errors?.some(({ extensions }) => extensions?.code === 'FEED_OFF')) return 0;
  refuseErrors(answer);
  const { games } = answer.data as { games: Game[] };
  let left = 0;
  for (const { posted } of waiting) {
    const game = games.find((each) => isOf(posted, each));
    if (game) refuseErrors(await ask(LINK, { input: { pickId: posted.id, gameId: game.id } }));
    else if (new Date(posted.startsAt) > moment) left += 1;
  }
  return left;
}

function isOf({ sport, teamOne, teamTwo }: PostedPick, { league, away, home }: Game): boolean {
  return sport === league && teamOne === away && teamTwo === home;
}
