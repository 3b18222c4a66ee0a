import { newId } from '#gateway/database/new-id.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { ask } from './ask.ts';
import { openGateway, type TestGateway, TODAY } from './gateway.ts';
import { givenPick, type PickGiven } from './picks.ts';
import { member, type TestUser } from './users.ts';

/** A day on which picks are posted, moved and withdrawn, and a member whose calendar and feed are read between. */
export interface FeedDay {
  gateway: TestGateway;
  user: TestUser;
  /** The paths of their addresses. */
  calendar: string;
  rss: string;
  /** Sets the clock to a time of the day in New York. */
  at(time: string): void;
  post(given: PickGiven): Promise<string>;
  change(id: string, input: Record<string, unknown>): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** Puts picks on a game of the schedule, the first or second of the two teams' day. */
  link(number: number, ...pickIds: string[]): Promise<void>;
  close(): Promise<void>;
}

const CREATE = 'mutation { createFeeds { feeds { calendarUrl rssUrl } } }';
const UPDATE = 'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id } } }';
const WITHDRAW = 'mutation ($input: PickIdInput!) { deletePick(input: $input) { __typename } }';
const GAME = `insert into games (id, league, away, home, day, game_no, starts_at, status)
  select ?, 'NFL', 'a', 'b', ?, ?, ?, 'SCHEDULED'`;

interface Created {
  createFeeds: { feeds: { calendarUrl: string; rssUrl: string } };
}

export async function openFeedDay(): Promise<FeedDay> {
  const gateway = await openGateway({ PUBLIC_URL: 'https://picks.example' });
  const staff = await member(gateway, { role: 'OWNER' });
  const user = await member(gateway, { plan: { tier: 'PLUS' } });
  const { data } = await ask<Created>(gateway, CREATE, {}, user);
  const pathOf = (url: string) => url.replace('https://picks.example', '');
  const { clock } = gateway.services;
  const write = async (query: string, input: object) => {
    const { errors } = await ask(gateway, query, { input }, staff);
    if (errors) throw new Error(errors[0]?.message);
  };
  return {
    gateway,
    user,
    calendar: pathOf(data.createFeeds.feeds.calendarUrl),
    rss: pathOf(data.createFeeds.feeds.rssUrl),
    at: (time) => clock.set(easternInstant(TODAY, time).toISOString()),
    post: (given) => givenPick(gateway, { publishedAt: clock.now().toISOString(), ...given }),
    change: (id, input) => write(UPDATE, { id, ...input }),
    withdraw: (id) => write(WITHDRAW, { id, reason: 'The quarterback is out.' }),
    link: (number, ...pickIds) => linkTo(gateway, number, pickIds),
    close: () => gateway.close(),
  };
}

async function linkTo({ services }: TestGateway, number: number, pickIds: readonly string[]): Promise<void> {
  const { em } = services.database;
  const id = newId('game');
  const start = easternInstant(TODAY, '13:05');
  const teams = `insert into teams (id, league, name, key) values ('a', 'NFL', 'A', 'a'), ('b', 'NFL', 'B', 'b') on conflict do nothing`;
  await em.execute(teams, [], 'run');
  await em.execute(GAME, [id, TODAY, number, start], 'run');
  for (const pickId of pickIds)
    await em.execute(
      'insert into pick_games (pick_id, game_id, reversed, linked_at) values (?, ?, false, ?)',
      [pickId, id, services.clock.now()],
      'run',
    );
}
