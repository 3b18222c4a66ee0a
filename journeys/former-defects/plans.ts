import { expectShown, expectThat, openAs, type Probe } from './probe.ts';

export const PLANS: Probe[] = [
  {
    row: '12',
    promise: 'VIP says that it contains Premium, and never a smaller number',
    check: async (product) => {
      const page = await openAs(product, 'plus', '/pricing');
      const vip = page.getByRole('article', { name: /VIP/ }).or(page.getByRole('region', { name: /VIP/ }));
      await vip.first().waitFor();
      const words = await page.getByRole('main').textContent();
      expectThat(!words?.includes('Up to 2x more'), 'VIP has “Up to 2x more”, Premium “Up to 3x more”');
      await expectShown(page.getByText(/Everything in Premium, and/));
    },
  },
  {
    row: '24',
    promise: 'a feature that does not exist is labeled as a sample',
    check: async (product) => {
      const page = await openAs(product, 'premium', '/vip-offer');
      const feature = page
        .getByRole('listitem')
        .filter({ hasText: /arbitrage/i })
        .first();
      await feature.waitFor();
      const words = await feature.textContent();
      expectThat(/Sample/.test(words ?? ''), `“${words}” is sold`);
    },
  },
];
