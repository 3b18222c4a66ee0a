import { longDay } from '#schema/rules/time/eastern-time.ts';
import { colorViolations, overflowOf } from '../accessibility.ts';
import { ask } from '../api.ts';
import { expectShown, expectThat, type Probe } from './probe.ts';

const NEW_KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
const COUPON = '{ validateCoupon(planType: "plus", code: "WELCOME20") { isValid } }';

export const TOOLS: Probe[] = [
  {
    row: '19',
    promise: 'on a phone the explorer fits, in readable colors, and takes the sign-in by one button',
    check: async ({ visit }) => {
      const { page } = await visit({ as: 'plus', width: 390, height: 844, theme: 'dark' });
      await page.goto('/explorer');
      await page.locator('.monaco-editor').first().waitFor();
      const result = await page.locator('.result-window').boundingBox();
      const seen = Math.min(390, (result?.x ?? 0) + (result?.width ?? 0)) - (result?.x ?? 390);
      const unreadable = (await colorViolations(page)).length;
      const problems = [
        seen < 200 && `the answer has ${Math.round(seen)} px`,
        (await overflowOf(page)) > 0 && 'it scrolls sideways',
        unreadable > 0 && `${unreadable} places of low contrast`,
        (await page.getByRole('link', { name: 'Use my sign-in' }).count()) === 0 && 'no “Use my sign-in”',
      ].filter((problem) => problem !== false);
      expectThat(problems.length === 0, problems.join(', '));
    },
  },
  {
    row: '19',
    promise: 'a key may do what anybody may',
    check: async ({ origin }) => {
      const key = { name: 'Probe', scopes: ['READ_PICKS'] };
      const { createApiKey } = await ask<{ createApiKey: { secret: string } }>(origin, NEW_KEY, 'vip', key);
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${createApiKey.secret}` },
        body: JSON.stringify({ query: COUPON }),
      });
      const { errors } = (await answer.json()) as { errors?: { message: string }[] };
      expectThat(!errors, String(errors?.[0]?.message));
    },
  },
  {
    row: 'setup',
    promise: '/local lists every tool and what the test cards do',
    check: async ({ origin }) => {
      const page = await (await fetch(`${origin}/local`, { headers: { accept: 'text/html' } })).text();
      const wanted = ['/explorer', '/local/braintree', '4000111111111115'];
      const missing = wanted.filter((words) => !page.replaceAll(' ', '').includes(words));
      expectThat(missing.length === 0, `it lacks ${missing.join(', ')}`);
    },
  },
  {
    row: '16',
    promise: 'a day ahead the board is full, and a board that was open shows it',
    check: async ({ origin, visit }) => {
      const { page } = await visit({ as: 'plus' });
      await page.goto('/dashboard');
      await page.getByRole('article').first().waitFor();
      await page.waitForLoadState('load');
      await page.request.post('/local/clock', { data: { advance: 'P1D' } });
      type Board = { board: { date: string; picks: unknown[] } };
      const { board } = await ask<Board>(origin, '{ board { date picks { id } } }');
      expectThat(board.picks.length >= 12, `the board of the next day has ${board.picks.length} picks`);
      await expectShown(page.getByText(longDay(board.date), { exact: true }));
    },
  },
];
