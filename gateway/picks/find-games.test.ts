import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type LocalGame, playedOn } from '#local/odds/schedule.ts';
import { easternClock, easternTime } from '#schema/rules/time/eastern-time.ts';
import { linkWaiting } from './link-waiting.ts';

let world: OddsWorld;
let admin: TestUser;
const GAMES = playedOn(TODAY);
const OF_NBA = GAMES.filter(({ league }) => league === 'NBA');
const [PLAIN, DOUBLED] = OF_NBA as [LocalGame, LocalGame];

beforeAll(async () => {
  world = await openOddsWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
  world.provider.apply('doubleheader', DOUBLED.id);
  await world.feedAt(NOON);
});
afterAll(() => world.close());

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);
const idOf = async ({ id }: { id: string }) =>
  (await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [id]))[0]?.id;
const gameIn = async (pickId: string | undefined) =>
  (await rows<{ id: string | null }>('select game_id as id from pick_games where pick_id = ?', [pickId]))[0]
    ?.id;

const words = (game: LocalGame) => ({
  ...{ sport: game.league, subscription: 'FREE', teamOne: game.away, teamTwo: game.home, date: TODAY },
  ...{ time: easternTime(game.startsAt), pick: 'Over 199.5', pickDetails: 'Pace.' },
});
const MATCH = 'pick { id gameId version } gameMatch { kind says game { id } choices { id number startsAt } }';
interface Match {
  kind: string;
  says: string;
  game: { id: string } | null;
  choices: { id: string; number: number }[];
}
interface Answered {
  pick: { id: string; gameId: string | null; version: number };
  gameMatch: Match;
}
const change = async (name: 'createPick' | 'updatePick' | 'publishPick', type: string, input: object) => {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${MATCH} } }`;
  const { data, errors } = await ask<Record<string, Answered>>(world.gateway, document, { input }, admin);
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name] as Answered;
};
const asWritten = (input: { teamTwo: string }) => ({
  ...input,
  answers: [{ question: `teamTwo:team:${input.teamTwo}`, choice: 'written' }],
});
const create = (input: object) => change('createPick', 'CreatePickInput', input);

interface Imported {
  picks: { row: number }[];
  games: { row: number; gameId: string | null; says: string }[];
  questions: { key: string; asks: string; choices: { key: string; label: string }[] }[];
  problems: object[];
  draftIds: string[];
}
let requests = 0;
const paste = async (text: string, input: object = {}) => {
  const document = `mutation ($input: ImportPicksInput!) { importPicks(input: $input) {
    picks { row } games { row gameId says } questions { key asks choices { key label } } problems { row column reason } draftIds } }`;
  requests += 1;
  const given = { text, date: TODAY, requestId: `paste ${requests}`, ...input };
  const { data } = await ask<{ importPicks: Imported }>(world.gateway, document, { input: given }, admin);
  return data.importPicks;
};
const TOTALS = { NFL: 48.5, NCAAF: 52.5, NBA: 226.5, NCAAB: 148.5, MLB: 8.5, NHL: 6.5 };
const lineOf = (game: LocalGame) =>
  [
    game.league,
    'Plus',
    `${game.away} @ ${game.home}`,
    easternClock(game.startsAt),
    `Over ${TOTALS[game.league]}`,
    '-110',
    '1',
    'x',
  ]
    .map((cell) => cell.replace(' ET', ''))
    .join('\t');

test('20 pasted picks with the schedule’s teams and times: 20 of 20 are linked, and the preview says to which game', async () => {
  const games = GAMES.filter(({ id }) => id !== DOUBLED.id).slice(0, 20);
  expect(games).toHaveLength(20);
  const text = games.map(lineOf).join('\n');
  const preview = await paste(text);
  expect(preview).toMatchObject({ problems: [], questions: [] });
  const [first] = games;
  expect(preview.games[0]?.says).toBe(
    `Linked to ${first?.away} @ ${first?.home}, ${easternClock(first?.startsAt ?? new Date(0))}.`,
  );
  const { draftIds } = await paste(text, { apply: true });
  expect(await Promise.all(draftIds.map(gameIn))).toEqual(await Promise.all(games.map(idOf)));
  const document =
    'mutation ($input: PostDraftsInput!) { postDrafts(input: $input) { picks { id gameId } } }';
  const posted = await ask<{ postDrafts: { picks: { gameId: string | null }[] } }>(
    world.gateway,
    document,
    { input: { ids: draftIds } },
    admin,
  );
  expect(posted.data.postDrafts.picks.filter(({ gameId }) => gameId !== null)).toHaveLength(20);
});

test('a doubleheader is asked about, by game number and time, and the answer is kept', async () => {
  const between = new Date(DOUBLED.startsAt.getTime() + 2 * 60 * 60_000);
  const line = lineOf({ ...DOUBLED, startsAt: between });
  const { questions, draftIds, games } = await paste(line, { apply: true });
  expect([draftIds, questions.length, games[0]?.gameId]).toEqual([[], 1, null]);
  const labels = questions[0]?.choices.map(({ label }) => label);
  const second = new Date(DOUBLED.startsAt.getTime() + 4 * 60 * 60_000);
  expect(labels).toEqual([
    `${DOUBLED.away} @ ${DOUBLED.home}, ${easternClock(DOUBLED.startsAt)}`,
    `${DOUBLED.away} @ ${DOUBLED.home}, game 2, ${easternClock(second)}`,
    'On no game of the schedule',
  ]);
  const [, other, none] = questions[0]?.choices ?? [];
  for (const choice of [other, none]) {
    const answers = [{ question: questions[0]?.key, choice: choice?.key }];
    const kept = await paste(line, { apply: true, answers });
    expect(await gameIn(kept.draftIds[0])).toBe(choice === none ? null : choice?.key);
  }
  const typed = await create({ ...words(DOUBLED), time: easternTime(between) });
  expect(typed.pick.gameId).toBeNull();
  expect(typed.gameMatch).toMatchObject({ kind: 'ASKED', choices: [{ number: 1 }, { number: 2 }] });
  const said = await create({
    ...words(DOUBLED),
    time: easternTime(between),
    gameId: typed.gameMatch.choices[1]?.id,
  });
  expect(said.gameMatch).toMatchObject({ kind: 'LINKED', game: { id: typed.gameMatch.choices[1]?.id } });
});

test('a pick that is created or changed by API finds its game, and the answer says so', async () => {
  const made = await create(words(PLAIN));
  expect(made.pick.gameId).toBe(await idOf(PLAIN));
  expect(made.gameMatch).toMatchObject({ kind: 'LINKED', game: { id: made.pick.gameId } });
  const lost = await create(asWritten({ ...words(PLAIN), teamTwo: 'Nobody United' }));
  expect(lost.gameMatch.says).toMatch(
    /^“Nobody United” is no team of NBA in the schedule \(is it .+, .+ or .+\?\), so this pick gets no closing price/,
  );
  const found = await change('updatePick', 'UpdatePickInput', { id: lost.pick.id, teamTwo: PLAIN.home });
  expect(found.pick.gameId).toBe(await idOf(PLAIN));
});

test('a team that the schedule does not have is asked about at every posting door, by the same words', async () => {
  const wrong = { ...words(PLAIN), teamTwo: 'Nobody United' };
  const asks = '“Nobody United” is no team of NBA in the schedule. Which team is meant?';
  const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
  const posted = await ask(world.gateway, CREATE, { input: wrong }, admin);
  expect(posted.errors?.[0]?.extensions.fields).toEqual({ teamTwo: asks });
  const { pick } = await create(asWritten({ ...words(PLAIN), teamTwo: 'The Others' }));
  const UPDATE = 'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id } } }';
  const changed = await ask(
    world.gateway,
    UPDATE,
    { input: { id: pick.id, teamTwo: 'Nobody United' } },
    admin,
  );
  expect(changed.errors?.[0]?.extensions.fields).toEqual({ teamTwo: asks });
  const sent = { body: { ...wrong, subscription: 'Plus' }, user: admin };
  const { status, body } = await callRest(world.gateway, 'post', '/picks', sent);
  expect([status, body.questions]).toMatchObject([400, [{ key: 'teamTwo:team:Nobody United', asks }]]);
});

test('by REST too', async () => {
  const { body, status } = await callRest(world.gateway, 'post', '/picks', {
    body: { ...words(PLAIN), subscription: 'Plus' },
    user: admin,
  });
  expect(status).toBe(201);
  expect(body.game).toEqual({ id: await idOf(PLAIN), says: expect.stringMatching(/^Linked to /) });
});

test('who says that a pick is on no game is believed, also when it is changed or posted', async () => {
  const { pick, gameMatch } = await create({ ...words(PLAIN), gameId: null, draft: true });
  expect([pick.gameId, gameMatch.says]).toEqual([null, 'On no game of the schedule, as somebody said.']);
  await change('updatePick', 'UpdatePickInput', { id: pick.id, pick: 'Under 199.5' });
  expect((await change('publishPick', 'PickIdInput', { id: pick.id })).pick.gameId).toBeNull();
  await linkWaiting(world.gateway.services);
  expect(await gameIn(pick.id)).toBeNull();
});

test('once somebody has said which team a name means, waiting picks get their game', async () => {
  const [, , game] = OF_NBA as [LocalGame, LocalGame, LocalGame];
  const { pick } = await create(asWritten({ ...words(game), teamTwo: 'The Other Name' }));
  await linkWaiting(world.gateway.services);
  expect(await gameIn(pick.id)).toBeUndefined();
  const [team] = await rows<{ id: string }>('select id from teams where league = ? and name = ?', [
    'NBA',
    game.home,
  ]);
  await rows("insert into team_aliases (league, key, team_id) values ('NBA', 'the other name', ?)", [
    team?.id,
  ]);
  await linkWaiting(world.gateway.services);
  expect(await gameIn(pick.id)).toBe(await idOf(game));
  const audited = await rows("select actor from audit_log where target = ? and action = 'pick.game'", [
    pick.id,
  ]);
  expect(audited).toEqual([{ actor: 'rule' }]);
});
