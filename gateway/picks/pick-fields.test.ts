import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLInputObjectType, type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { pickMessage } from '#gateway/outgoing-webhooks/pick-message.ts';
import { pickShape } from '#gateway/rest/pick.presenter.ts';
import { PICK_ROUTES } from '#gateway/rest/pick.routes.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { GATED_PICK_FIELDS } from '#schema/types/picks/pick.type.ts';
import { PickEntity, PickRevisionEntity } from './pick.entity.ts';

/** These tests name the file that a new field of a pick was forgotten in (docs/add-a-field.md). */
const THIS_FILE = 'gateway/picks/pick-fields.test.ts';

let gateway: TestGateway;
let admin: TestUser;
const schema = createSchema();

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

/** A new value for each field that can be written, other than what `givenPick` writes. */
const WRITTEN: Record<string, unknown> = {
  sport: 'NHL',
  subscription: 'VIP',
  teamOne: 'Boston Bruins',
  teamTwo: 'Buffalo Sabres',
  date: '2031-11-21',
  time: '19:05',
  pick: 'Over 6.5',
  pickDetails: 'Both goalies are tired.',
  market: 'TOTAL',
  line: 6.5,
  odds: 2.05,
  units: 1.5,
  book: 'DraftKings',
  probability: 0.5525,
  analyst: 'Model K',
  releaseAt: '2031-11-20T21:00:00.000Z',
};

/** Written together: words that contradict the market, the line or the teams are asked about. */
const { pick, market, line, teamOne, sport } = WRITTEN;
const BET: Record<string, unknown> = { pick, market, line, teamOne, sport };

describe('updatePick writes every field of its input', () => {
  const input = schema.getType('UpdatePickInput') as GraphQLInputObjectType;
  const fields = Object.keys(input.getFields()).filter(
    // link-game.test.ts writes the game, and answers are no field of a pick.
    (name) => !['id', 'version', 'gameId', 'answers'].includes(name),
  );

  test.each(fields)('%s', async (name) => {
    if (!(name in WRITTEN)) throw new Error(`Give "${name}" a value in WRITTEN of ${THIS_FILE}.`);
    const id = await givenPick(gateway, { date: TODAY });
    const update = `mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id } } }`;
    const written = name in BET ? BET : { [name]: WRITTEN[name] };
    const { errors } = await ask(gateway, update, { input: { id, ...written } }, admin);
    expect(errors).toBeUndefined();
    const read = `query ($id: ID!) { pick(id: $id) { ${name} edits } }`;
    const { data } = await ask<{ pick: Record<string, unknown> }>(gateway, read, { id }, admin);
    expect(data.pick).toMatchObject({ [name]: WRITTEN[name] });
    if (GATED_PICK_FIELDS.has(name) && data.pick.edits === 0)
      throw new Error(
        `A change of "${name}" keeps no revision: put it into \`words\` of gateway/picks/pick.entity.ts, and into gateway/database/program/picks/versions.sql.`,
      );
  });
});

const VIEWER = {
  tier: 'VIP',
  trialEnded: false,
  lapsed: false,
  paused: null,
  onBreak: false,
  readsAll: true,
} as const;

/** Columns that the contract has under another name or not at all, and why. */
const NOT_IN_CONTRACT: Record<string, string> = {
  league: 'is `sport`',
  tier: 'is `subscription`',
  readableAt: 'is `opensAt` for those who wait for it',
  gradedAt: 'is in `grades`',
  imported: 'is in `seal`',
  revealOn: 'is in `seal`',
  requestId: 'is the form’s own',
  createdAt: 'says when a draft was begun, which only its author needs to know',
  updatedAt: 'is for the database’s triggers',
};
/** Fields that the board does not load, and those that it loads and no component shows, and why. */
const NOT_ON_BOARD: Record<string, string> = {
  releaseAt: 'members see `opensAt`',
  withdrawnAt: 'the proof shows it',
  withdrawnBy: 'the proof shows it',
  version: 'for admins',
  gameId: 'asked for with the odds, after the board',
};
const NOT_SHOWN: Record<string, string> = {
  startsAt: 'orders the cards',
  isWinner: 'is shown by `result`, which says WIN',
  americanOdds: 'the price is shown from `odds`, in the format that the reader chose',
  time: 'is written by `startText` of schema/rules/time/shown-time.ts',
  late: 'is shown with the seal, which has it too',
  withdrawnReason: 'is shown with the seal, by schema/rules/record/seal-text.ts',
};

/** What REST clients and webhooks are not sent, and why. */
const NOT_IN_REST: Record<string, string> = {
  version: 'REST has no optimistic locking',
  gameId: 'REST has no schedule',
  withdrawnAt: 'REST answers withdrawn picks by their status',
  edits: 'history is in GraphQL',
  withdrawnReason: 'history is in GraphQL',
  withdrawnBy: 'history is in GraphQL',
};
const NOT_IN_WEBHOOKS: Record<string, string> = {
  edits: 'the receiver counts the events of a pick itself',
  gameId: 'API keys read no schedule',
};

const leaves = Object.values((schema.getType('Pick') as GraphQLObjectType).getFields())
  .filter(({ type }) => isLeafType(getNamedType(type)))
  .map(({ name }) => name);

/** Words of a pick that are open to everyone, and why. */
const PUBLIC_WORDS: Record<string, string> = {
  teamOne: 'a locked card names its game',
  teamTwo: 'a locked card names its game',
  date: 'a locked card names its game',
  time: 'a locked card names its game',
};
const ADDED_BY_REVISIONS = ['version', 'replacedAt'];

describe('a field that is written', () => {
  const words = Object.keys(PickRevisionEntity.meta.properties).filter(
    (name) => name in PickEntity.meta.properties && !ADDED_BY_REVISIONS.includes(name),
  );
  test.each(words.filter((name) => leaves.includes(name)))('%s is gated, or public for a reason', (name) => {
    if (!GATED_PICK_FIELDS.has(name) && !(name in PUBLIC_WORDS))
      throw new Error(
        `Members pay for the words of a pick: put @TierGated() above "${name}" in schema/types/picks/pick.type.ts, or list it in PUBLIC_WORDS of ${THIS_FILE}.`,
      );
  });

  const inputOf = (name: string) =>
    Object.keys((schema.getType(name) as GraphQLInputObjectType).getFields()).filter(
      (field) => !['requestId', 'draft', 'gameId'].includes(field),
    );
  test.each(inputOf('CreatePickInput'))('%s, which can be posted, can be changed', (name) => {
    if (!inputOf('UpdatePickInput').includes(name))
      throw new Error(`Add "${name}" to UpdatePickInput in schema/types/picks/pick.input.ts.`);
  });

  const posted = PICK_ROUTES.find(({ method, path }) => method === 'post' && path === '/picks')?.body;
  test.each(inputOf('CreatePickInput'))('%s is taken by REST', (name) => {
    if (!(name in (posted as unknown as { shape: object }).shape))
      throw new Error(`Add "${name}" to newPick in gateway/rest/pick.routes.ts.`);
  });
});

const FRONTEND = join(import.meta.dirname, '../../frontend/picks');

/** The text of every component of the picks pages. */
function componentsText(): string {
  const files = readdirSync(FRONTEND).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return files.map((file) => readFileSync(join(FRONTEND, file), 'utf8')).join('\n');
}

/** `pick.odds`, or `odds` among what a function takes from a pick. */
function readsOfPick(name: string): RegExp {
  return new RegExp(`\\bpick\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(: BoardPick| = pick;)`);
}

describe('every field of a pick', () => {
  test('is in the contract, or is named as left out', () => {
    const forgotten = Object.keys(PickEntity.meta.properties).filter(
      (name) => !leaves.includes(name) && !(name in NOT_IN_CONTRACT),
    );
    if (forgotten.length > 0)
      throw new Error(
        `Declare ${forgotten.join(', ')} in schema/types/picks/pick.type.ts, or list it in NOT_IN_CONTRACT of ${THIS_FILE}.`,
      );
  });

  test('is loaded by the board and shown by a component, or is named as left out', () => {
    const fragment = /fragment PickCard on Pick \{([\s\S]*?)\n\}/.exec(
      readFileSync(join(FRONTEND, 'board.graphql'), 'utf8'),
    )?.[1];
    const loaded: string[] = fragment?.match(/(?<=^ {2})\w+/gm) ?? [];
    const text = componentsText();
    const forBoard = leaves.filter((name) => !(name in NOT_ON_BOARD));
    const notLoaded = forBoard.filter((name) => !loaded.includes(name));
    const notShown = forBoard.filter((name) => !readsOfPick(name).test(text) && !(name in NOT_SHOWN));
    const problems = [
      ...notLoaded.map(
        (name) => `Load ${name} in frontend/picks/board.graphql, or list it in NOT_ON_BOARD of ${THIS_FILE}.`,
      ),
      ...notShown.map(
        (name) =>
          `Show pick.${name} in frontend/picks/PickCard.tsx or another component there, or list it in NOT_SHOWN of ${THIS_FILE}.`,
      ),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

  test('is answered over REST, or is named as left out', () => {
    const shown = Object.keys(pickShape.shape);
    const forgotten = leaves.filter((name) => !shown.includes(name) && !(name in NOT_IN_REST));
    if (forgotten.length > 0)
      throw new Error(
        `Add ${forgotten.join(', ')} to gateway/rest/picks.graphql and gateway/rest/pick.presenter.ts, or to NOT_IN_REST of ${THIS_FILE}.`,
      );
  });

  test('is sent by webhooks, or is named as left out', async () => {
    const id = await givenPick(gateway, { tier: 'FREE' });
    const { database, clock } = gateway.services;
    const message = await pickMessage(database.em, id, VIEWER, clock.now());
    if (message === 'withheld' || 'waitUntil' in message) throw new Error('The pick is open to an admin.');
    const sent = Object.keys(message.data.pick as object);
    const forgotten = leaves.filter((name) => !sent.includes(name) && !(name in NOT_IN_WEBHOOKS));
    if (forgotten.length > 0)
      throw new Error(
        `Add ${forgotten.join(', ')} to payloadOf in gateway/picks/pick-payload.ts, or to NOT_IN_WEBHOOKS of ${THIS_FILE}.`,
      );
  });
});
