import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { browserOf } from '#gateway/auth/sessions.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { BROWSER, passkeyState } from '#gateway/testing/passkeys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening, type TestStream } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

let gateway: TestGateway;
let origin: string;
let owner: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  origin = await listening(gateway);
  await givenPick(gateway, { tier: 'VIP', pick: 'Words for VIP' });
});
beforeEach(async () => {
  gateway.services.clock.set(NOON);
  owner = await member(gateway, { role: 'OWNER', trialDays: -2 });
});
afterAll(() => gateway.close());

interface Board {
  boardChanged: { picks: { pick: string | null }[] };
}
const BOARD = 'subscription { boardChanged { picks { pick } } }';
const THIEF = { 'x-device': 'browser-of-the-thief' };

/** The words on the next board that the stream brings. */
async function words(stream: TestStream<Board>): Promise<string[] | undefined> {
  const message = await stream.next();
  return typeof message === 'string'
    ? undefined
    : message.data?.boardChanged.picks.flatMap(({ pick }) => pick ?? []);
}

test.each([
  ['never shown', BROWSER, []],
  ['shown', THIEF, []],
  ['shown', BROWSER, ['Words for VIP']],
  ['none', THIEF, ['Words for VIP']],
] as const)('a stream of the staff, the passkey %s, from %j brings %j', async (state, headers, brought) => {
  await passkeyState(gateway, owner, state);
  const stream = await follow<Board>(origin, BOARD, owner, { headers });
  expect(await words(stream)).toEqual(brought);
  stream.close();
});

test('an open stream closes when its owner adds a passkey, and opens once it is shown in its browser', async () => {
  const stream = await follow<Board>(origin, BOARD, owner, { headers: BROWSER });
  expect(await words(stream)).toEqual(['Words for VIP']);
  await passkeyState(gateway, owner, 'never shown');
  expect(await words(stream)).toEqual([]);
  await gateway.services.database.em.execute(
    'update sessions set second_factor_at = ?, second_factor_device = ? where user_id = ?',
    [gateway.services.clock.now(), browserOf(BROWSER), owner.uid],
    'run',
  );
  expect(await words(stream)).toEqual(['Words for VIP']);
  stream.close();
});

test('twelve hours after it was shown an open stream closes', async () => {
  await passkeyState(gateway, owner, 'shown');
  const stream = await follow<Board>(origin, BOARD, owner, { headers: BROWSER });
  expect(await words(stream)).toEqual(['Words for VIP']);
  gateway.services.clock.set(new Date(Date.parse(NOON) + 11 * HOUR).toISOString());
  await gateway.services.database.em.execute(
    "update sessions set second_factor_at = second_factor_at - interval '1 hour' where user_id = ?",
    [owner.uid],
    'run',
  );
  expect(await words(stream)).toEqual([]);
  stream.close();
});
