import { secretOf, signedHeaders } from '#gateway/outgoing-webhooks/secret.ts';
import { NOON, openGateway, type TestGateway, YESTERDAY } from './gateway.ts';
import { givenKey } from './keys.ts';
import { givenPick } from './picks.ts';
import { type TcpRelay, tcpRelay } from './tcp-relay.ts';
import { member } from './users.ts';

const SIGNING_KEY = 'a key that signs';
const ENDPOINT = { id: 'hook_1', secretVersion: 1, previousSecretUntil: null };

/** A product with picks, behind a relay that can break connections, and what a program needs to use it. */
export interface ClientWorld {
  gateway: TestGateway;
  relay: TcpRelay;
  env: Record<string, string>;
  close(): Promise<void>;
}

export async function openClientWorld(): Promise<ClientWorld> {
  const gateway = await openGateway();
  const plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
  await givenPick(gateway, { tier: 'PLUS' });
  for (const result of ['WIN', 'LOSS'] as const) await givenPick(gateway, { date: YESTERDAY, result });
  const origin = new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 }));
  const relay = await tcpRelay(Number(origin.port));
  const body = JSON.stringify({ type: 'pick.released', timestamp: NOON, data: {} });
  const headers = signedHeaders(SIGNING_KEY, ENDPOINT, 'evt_1', body, new Date(NOON));
  const env = {
    CHALKLINE: relay.url,
    KEY: (await givenKey(gateway, plus, ['READ_PICKS'])).token,
    SECRET: secretOf(SIGNING_KEY, ENDPOINT.id, 1),
    // Signatures are of real time, whatever the product's clock says.
    CALL: JSON.stringify({ body, headers, at: Number(headers['webhook-timestamp']) * 1_000 }),
  };
  return {
    gateway,
    relay,
    env,
    close: async () => {
      await relay.close();
      await gateway.close();
    },
  };
}

/** What the program learns of that product, whatever it runs on. */
export const LEARNED = [
  ['board', { date: '2031-11-20', totalCount: 1, picks: [['Bills -3.5', false]] }],
  ['visitor', [[null, 'SIGN_IN']]],
  ['record', [1, 1, -0.18]],
  ['recordPicks', ['LOSS', 'WIN']],
  ['badKey', ['INVALID_KEY', 401]],
  ['badInput', ['BAD_USER_INPUT', 200]],
  ['away', ['NETWORK', 0]],
  ['webhook', 'pick.released'],
  ...Array.from({ length: 4 }, () => ['forged', true]),
  ['live', 1],
  ['live', 1],
  ['live', 2],
];

/** Breaks the first stream, then posts a pick: the client reconnects and receives it on the second stream. */
export function provoke({ gateway, relay }: ClientWorld): (name: string) => Promise<void> {
  let boards = 0;
  return async (name) => {
    if (name !== 'live') return;
    boards += 1;
    if (boards === 1) relay.breakAll();
    if (boards === 2) await givenPick(gateway, { tier: 'FREE' });
  };
}
