import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { hireOperator, type Operator } from '#local/stand-ins/operator.ts';
import { type StandIns, startStandIns } from '#local/stand-ins/start-stand-ins.ts';
import { root } from '#local/system/child-process.ts';
import { CHROMIUM_ARGUMENTS } from '#local/testing/chromium.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { fillSignIn } from './browser.ts';
import { CARDS, typeCard } from './card-form.ts';
import { ensureBrowser } from './launch-browser.ts';
import { fillPick, postNow } from './pick-form.ts';

/*
 * The README's production lines, copied, on sources that nobody has built: production mode, which refuses every local value,
 * meets everybody it needs over TLS under the names that they have in the world. Each test needs the one before.
 */

/** Most of it is the download, whose pace is the network's. */
const LONGEST_MS = 1_200_000;
const OWNER = { email: 'owner@example.com', password: 'chosen by the owner' };

const folder = temporaryFolder();
const seconds: Record<string, number> = {};
let standIns: StandIns;
let operator: Operator;
let running: ReturnType<Operator['leave']> | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  // Installing it stops this process, and with it the stand-ins, so it is done before anybody needs them.
  ensureBrowser();
  standIns = await startStandIns(folder);
  operator = hireOperator(temporaryFolder());
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await running?.stop();
  await standIns?.stop();
  for (const made of [folder, operator?.folder]) if (made) rmSync(made, { recursive: true, force: true });
});

/** What the operator's network asks of every process, and where the TLS proxy expects the product. */
const onServer = () => ({ ...standIns.network, PORT: String(standIns.port) });
const local = (path: string) => `http://127.0.0.1:${standIns.port}${path}`;
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Each line of the README, in its order, and what the operator sees. */
const PLAYS: Record<string, (line: string) => Promise<void>> = {
  'npm run build': async (line) => {
    await operator.run(line);
  },
  'npm run setup': async (line) => {
    const said = await operator.answer(line, standIns.answers, onServer());
    expect(said.match(/✓/g)).toHaveLength(5);
    expect(said).not.toMatch(/✗|–|missing/);
    for (const name of ['DATABASE_URL', 'BRAINTREE_PRIVATE_KEY', 'SMTP_URL'])
      expect(said).not.toContain(standIns.answers[name]);
  },
  'node dist/gateway/main.js migrate': async (line) => {
    expect(await operator.run(line, onServer())).toMatch(
      /\d migrations run\nfunctions and triggers replaced/,
    );
  },
  'node dist/gateway/main.js serve': async (line) => {
    running = operator.leave(line, onServer());
    await until(async () => (await fetch(local('/readyz')).catch(() => null))?.ok === true, 60_000);
  },
};

test('the README has these lines', () => {
  expect(productionLines()).toEqual(Object.keys(PLAYS));
});

test.each(Object.entries(PLAYS))(
  '%s',
  async (line, play) => {
    const began = performance.now();
    await play(line);
    seconds[line] = Math.round((performance.now() - began) / 1_000);
    const sum = Object.values(seconds).reduce((all, each) => all + each, 0);
    if (line.endsWith('serve')) console.log(`From sources to a running product: ${sum} s`, seconds);
  },
  LONGEST_MS,
);

test('the owner buys a plan with a card, in a browser, and gets the receipt by mail', async () => {
  browser = await openBrowser();
  page = await browser.newPage({ baseURL: standIns.origin, ignoreHTTPSErrors: true });
  page.setDefaultTimeout(20_000);
  await page.goto('/checkout/plus');
  await heading('Checkout');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await typeCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Get Winning Picks' }).click();
  await heading('Payment Successful');
  await heading('Choose your password');
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('Confirm password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Create Password' }).click();
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await heading("Today's Picks");
  await until(() => standIns.mails.some(({ subject }) => /^Your receipt/.test(subject ?? '')));
  const [mail] = standIns.mails;
  expect(mail?.recipients).toEqual([OWNER.email]);
  expect(mail?.headers.find(({ key }) => key === 'x-mailer')?.value).toMatch(/^Chalkline \d+\.\d+\.\d+/);
});

test('the owner becomes the first admin by a command and posts a pick, which visitors see and the log seals', async () => {
  await operator.run(`${adminLine()} ${OWNER.email}`, onServer());
  await page.goto('/admin?tab=picks');
  // The session of before the first role has ended.
  await fillSignIn(page, OWNER);
  await page.getByRole('button', { name: 'New Pick' }).waitFor();
  await fillPick(page, {
    ...{ sport: 'NBA', tier: 'Free', teamOne: 'Visitors', teamTwo: 'Home Side', time: '23:58' },
    ...{ pick: 'Home Side to win', details: 'The first of many.' },
  });
  await postNow(page);
  await until(async () => (await graphql('{ board { totalCount } }')).data?.board.totalCount === 1);
  await until(async () => {
    const checkpoint = await (await fetch(local('/record/log/checkpoint'))).text();
    const [name, size] = checkpoint.split('\n');
    return name === 'picks.example.com/record/log' && Number(size) > 1;
  });
});

test('a token that nobody signed is refused, though the emulator made it', async () => {
  const token = await standIns.unsignedToken(OWNER.email, OWNER.password);
  const { errors } = await graphql('{ me { id } }', { authorization: `Bearer ${token}` });
  expect(errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
});

test.each([
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
  ['BRAINTREE_ENVIRONMENT', 'http://127.0.0.1:21200'],
  ['PUBLIC_URL', 'http://localhost:4000'],
  ['CLOCK_FILE', '/tmp/offset'],
])('the same production refuses %s', async (name, value) => {
  const refused = operator.run('node dist/gateway/main.js serve', { ...onServer(), [name]: value });
  await expect(refused).rejects.toThrow(`${name}: NODE_ENV=production`);
});

/** Hosts that Chromium asks for itself at times, whatever page it shows and whatever its flags say. */
const OF_THE_BROWSER = ['accounts.google.com', 'content-autofill.googleapis.com', 'update.googleapis.com'];

test('it has asked nobody else, and ends when it is told to', async () => {
  expect(standIns.tunnels.product.refused).toEqual([]);
  // Braintree's own fields report there; visitors' browsers block it or not.
  const asked = standIns.tunnels.browser.refused.filter((host) => !OF_THE_BROWSER.includes(host));
  expect(new Set(asked)).toEqual(new Set(['www.paypal.com']));
  expect(running?.output()).not.toMatch(/"level":[56]0/);
  await browser?.close();
  expect(await running?.stop()).toBe(0);
});

async function graphql(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(local('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as {
    data?: { board: { totalCount: number } };
    errors?: { extensions: { code: string } }[];
  };
}

/** Reaches the world through its proxy alone. */
function openBrowser(): Promise<Browser> {
  const { url } = standIns.tunnels.browser;
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS, proxy: { server: url } });
}

/** The lines of the README's "Production", each as it is copied into a terminal. */
function productionLines(): string[] {
  const [, block = ''] = /^```sh\n([\s\S]*?)^```/m.exec(production()) ?? [];
  return block.split('\n').flatMap((line) => line.replace(/\s+#.*$/, '').trim() || []);
}

/** The command with which the owner makes an account the first admin, up to the address. */
function adminLine(): string {
  return /`(node \S+ admin) \S+`/.exec(production())?.[1] ?? '';
}

function production(): string {
  return readFileSync(join(root, 'README.md'), 'utf8').split(/^## Production\n/m)[1] ?? '';
}
