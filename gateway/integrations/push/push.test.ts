import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { type Receiver, startReceiver } from '#gateway/testing/receiver.ts';
import { answerOf } from './answer-of.ts';
import { newKeyPair } from './encrypt.ts';
import { openPush, type Push, type PushTarget } from './push.ts';
import { makePushKey, Vapid } from './vapid.ts';

const vapid = new Vapid(makePushKey(), 'https://picks.example', systemClock);
const keys = { p256dh: newKeyPair().getPublicKey().toString('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const OPTIONS = { ttlSeconds: 600, urgency: 'high', topic: 'batch-1' } as const;

let service: Receiver;
let push: Push;
let target: PushTarget;
beforeAll(async () => {
  service = await startReceiver();
  push = openPush({ vapid, allowLoopback: true });
  target = { endpoint: `${service.url}/device`, ...keys };
});
beforeEach(() => service.answer(201));
afterAll(async () => {
  push.close();
  await service.close();
});

test('a message is sent with how long it matters, how urgent it is and what it replaces', async () => {
  expect(await push.send(target, '{"title":"Lakers"}', OPTIONS)).toEqual({ outcome: 'SENT' });
  const [{ headers, body } = { headers: {}, body: '' }] = service.received();
  expect(headers).toMatchObject({
    ttl: '600',
    urgency: 'high',
    topic: 'batch-1',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
  });
  expect(body).not.toContain('Lakers');
});

test('a hundred messages at once share their connections', async () => {
  const sent = await Promise.all(Array.from({ length: 100 }, () => push.send(target, 'x', OPTIONS)));
  expect(sent.every(({ outcome }) => outcome === 'SENT')).toBe(true);
});

describe('what a push service answers', () => {
  test.each([
    [201, undefined, { outcome: 'SENT' }],
    [404, undefined, { outcome: 'GONE' }],
    [410, undefined, { outcome: 'GONE' }],
    [400, undefined, { outcome: 'REFUSED', reason: 'The push service answered 400: why' }],
    [403, undefined, { outcome: 'REFUSED', reason: 'The push service answered 403: why' }],
    [413, undefined, { outcome: 'REFUSED', reason: 'The push service answered 413: why' }],
    [429, '30', { outcome: 'LATER', reason: 'The push service answered 429: why', retryAfterSeconds: 30 }],
    [
      503,
      'soon',
      { outcome: 'LATER', reason: 'The push service answered 503: why', retryAfterSeconds: null },
    ],
  ])('%i', (status, retryAfter, answer) => expect(answerOf(status, retryAfter, 'why')).toEqual(answer));

  test('is read from a real answer, Retry-After too', async () => {
    service.answer(429, { 'retry-after': '7' }, 'slow down');
    const reason = 'The push service answered 429: slow down';
    expect(await push.send(target, 'x', OPTIONS)).toEqual({ outcome: 'LATER', reason, retryAfterSeconds: 7 });
  });

  test('is nothing when it does not come in time', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    const { port } = silent.address() as AddressInfo;
    const impatient = openPush({ vapid, allowLoopback: true, timeoutMilliseconds: 50 });
    const answer = await impatient.send({ ...target, endpoint: `http://127.0.0.1:${port}/x` }, 'x', OPTIONS);
    expect(answer).toEqual({
      outcome: 'LATER',
      reason: 'No answer within 0.05 s',
      retryAfterSeconds: null,
    });
    impatient.close();
    silent.close();
  });

  test('is nothing when nobody is there', async () => {
    const nobody = { ...target, endpoint: 'http://127.0.0.1:9/x' };
    expect(await push.send(nobody, 'x', OPTIONS)).toMatchObject({ outcome: 'LATER' });
  });
});

describe('where no message goes', () => {
  test.each([
    ['http://fcm.googleapis.com/fcm/send/x', 'It must begin with https://'],
    ['https://push.example/x', 'This is not a push service that we know'],
    ['https://fcm.googleapis.com.evil.example/x', 'This is not a push service that we know'],
    ['https://evilpush.apple.com.example/x', 'This is not a push service that we know'],
    ['https://169.254.169.254/latest', 'This is not a push service that we know'],
    ['http://127.0.0.1:9/x', 'It must begin with https://'],
    ['https://127.0.0.1/x', 'It must be an address on the internet'],
    ['javascript:alert(1)', 'It must begin with https://'],
  ])('%s', (endpoint, sentence) => {
    const deployed = openPush({ vapid, allowLoopback: false });
    expect(deployed.problemWith({ ...target, endpoint })).toBe(sentence);
  });

  test.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-by3p.notify.windows.com',
  ])('a subscription at %s is taken', (host) =>
    expect(push.problemWith({ ...target, endpoint: `https://${host}/x` })).toBeNull(),
  );

  test('a known name that leads to this machine or its network is not called', async () => {
    for (const address of ['127.0.0.1', '10.0.0.1']) {
      const resolve = async () => [{ address, family: 4 }];
      const deployed = openPush({ vapid, allowLoopback: false, resolve });
      const answer = await deployed.send(
        { ...target, endpoint: 'https://fcm.googleapis.com/x' },
        'x',
        OPTIONS,
      );
      expect(answer).toMatchObject({ outcome: 'LATER', reason: expect.stringContaining('ENOTFOUND') });
      deployed.close();
    }
  });
});
