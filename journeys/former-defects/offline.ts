import { until } from '#local/testing/until.ts';
import { expectShown, expectThat, type Probe } from './probe.ts';

/** Whether the page and its scripts are kept for a reload. */
async function isBoardKept(): Promise<boolean> {
  const kept = (await (await caches.open('shell')).keys()).map(({ url }) => url);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = loaded.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
  return [`${location.origin}/dashboard`, ...needed].every((url) => kept.includes(url));
}

export const OFFLINE: Probe[] = [
  {
    row: '10',
    promise: 'without a network a page that is not there says so, inside the frame',
    check: async ({ visit }) => {
      const { page, context } = await visit({ as: 'plus' });
      await page.goto('/dashboard');
      await page.getByRole('article').first().waitFor();
      await page.getByRole('button', { name: 'Account' }).waitFor();
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Account Settings' }).first().click();
      const said = page.getByText(/This page needs a connection|Unexpected Application Error!/).first();
      await said.waitFor();
      const words = await said.textContent();
      expectThat(words === 'This page needs a connection', `“${words}”`);
      await expectShown(page.getByRole('button', { name: 'Account' }));
    },
  },
  {
    row: '10',
    promise: 'reloaded without a network, the last board is there with its time',
    check: async ({ visit }) => {
      const { page, context } = await visit({ as: 'vip', serviceWorker: true });
      await page.goto('/dashboard');
      await page.getByRole('article').first().waitFor();
      await until(() => page.evaluate(isBoardKept), 10_000).catch(() => undefined);
      await context.setOffline(true);
      await page.reload();
      await expectShown(page.getByText(/^Board saved /));
    },
  },
];
