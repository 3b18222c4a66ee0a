import { encrypt, newKeyPair } from '#gateway/integrations/push/encrypt.ts';
import { SenderKeys } from '#gateway/integrations/push/sender-keys.ts';

/**
 * How many push messages one process encrypts in a second of processor time, for as many browsers:
 *
 *   npm run bench:push [-- messages]
 */
const MESSAGES = Number(process.argv[2] ?? 20_000);
const BROWSERS = 500;
const LEAST_A_SECOND = 4_000;

const message = Buffer.from(
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'New Premium pick: Boston Celtics at Los Angeles Lakers',
      body: 'Celtics −4.5, 2 units at −110. Game starts at 7:30 PM ET.',
      navigate: 'https://picks.example/dashboard',
      tag: 'batch_0123456789',
    },
  }),
);
const browsers = Array.from({ length: BROWSERS }, () => ({
  p256dh: newKeyPair().getPublicKey().toString('base64url'),
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}));
const keys = new SenderKeys();

function perSecond(count: number): number {
  const before = process.cpuUsage();
  for (let sent = 0; sent < count; sent += 1)
    encrypt(message, browsers[sent % BROWSERS] as (typeof browsers)[number], { pair: keys.current() });
  const { user, system } = process.cpuUsage(before);
  return Math.round(count / ((user + system) / 1e6));
}

perSecond(1_000);
const result = perSecond(MESSAGES);
process.stdout.write(
  `${MESSAGES} messages of ${message.length} bytes: ${result} a second of processor time (at least ${LEAST_A_SECOND})\n`,
);
if (result < LEAST_A_SECOND) process.exitCode = 1;
