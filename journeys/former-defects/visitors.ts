import type { Page } from 'playwright-core';
import { untilHydrated } from '../hydrated.ts';
import { expectShown, expectThat, openAs, type Probe, type Product } from './probe.ts';

async function withoutScripts({ visit }: Product, path: string): Promise<Page> {
  const { page } = await visit();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  return page;
}

export const VISITORS: Probe[] = [
  {
    row: '3',
    promise: 'the record is open, and the start page leads to it',
    check: async (product) => {
      const page = await openAs(product, 'visitor', '/start');
      const link = page.getByRole('banner').getByRole('link', { name: 'The Record' });
      await expectShown(link);
      await link.click();
      await expectShown(page.getByRole('heading', { level: 1, name: 'The record' }));
    },
  },
  ...[
    ['/pricing', 'Pick your plan'],
    ['/checkout/premium', 'Checkout'],
    ['/signin', 'Sign in'],
  ].map(
    ([path = '', name]): Probe => ({
      row: '9',
      promise: `${path} is there before its scripts`,
      check: async (product) =>
        expectShown((await withoutScripts(product, path)).getByRole('heading', { level: 1, name })),
    }),
  ),
  {
    row: '11',
    promise: 'the start page shows yesterday as it ended, losses too',
    check: async (product) => {
      const page = await openAs(product, 'visitor', '/start');
      await untilHydrated(page);
      await page
        .getByText(/^(Recent Winners|Yesterday: \d)/)
        .first()
        .scrollIntoViewIfNeeded();
      const results = page.getByRole('region', { name: /^Yesterday: \d/ });
      await expectShown(results);
      await expectShown(results.getByText('Loss', { exact: true }));
    },
  },
  {
    row: '22',
    promise: 'robots.txt, the icon of phones and a share picture are there',
    check: async ({ origin }) => {
      const files = ['/robots.txt', '/apple-touch-icon.png'];
      const answers = await Promise.all(files.map((file) => fetch(origin + file)));
      const missing = answers
        .filter(({ status }) => status !== 200)
        .map(({ url, status }) => `${status} ${new URL(url).pathname}`);
      const html = await (await fetch(`${origin}/start`)).text();
      if (!html.includes('property="og:image"')) missing.push('no og:image');
      expectThat(missing.length === 0, missing.join(', '));
    },
  },
  {
    row: '29',
    promise: 'the header has the record, the plans and how it works',
    check: async (product) => {
      const header = (await openAs(product, 'visitor', '/start')).getByRole('banner');
      for (const name of ['The Record', 'Plans', 'How it works'])
        await expectShown(header.getByRole('link', { name }));
    },
  },
];
