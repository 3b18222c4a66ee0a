import { newAddress, newMember } from '../new-members.ts';
import { expectShown, expectThat, openAs, type Probe, pageOf } from './probe.ts';

export const FREE_DAY: Probe[] = [
  {
    row: '4',
    promise: 'a free day that begins at /trial leads to the picks',
    check: async ({ visit }) => {
      const { page } = await visit();
      await page.goto('/trial');
      await page.getByRole('link', { name: 'Start your free day' }).click();
      await page.getByLabel('Email').fill(newAddress('newcomer'));
      await page.getByLabel('Password', { exact: true }).fill('first one');
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await page.waitForURL(/\/(dashboard|pricing|home)/);
      expectThat(page.url().includes('/dashboard'), `it leads to ${new URL(page.url()).pathname}`);
      await expectShown(page.getByRole('article'));
    },
  },
  {
    row: '13',
    promise: 'an expired member reads that any plan opens a Free pick',
    check: async (product) => {
      const page = await openAs(product, 'expired', '/dashboard');
      const free = page.getByRole('article').filter({ has: page.getByText('Free', { exact: true }) });
      await free.first().waitFor();
      const reason = await free
        .first()
        .getByText(/Plan Required|Any plan/)
        .textContent();
      expectThat(reason === 'Your free day is over. Any plan opens this.', `the card says “${reason}”`);
    },
  },
  {
    row: '21',
    promise: 'each “Upgrade Now” names its game to a screen reader',
    check: async (product) => {
      const member = await newMember(product.origin, 'listener');
      const page = await pageOf(product, member, '/dashboard');
      await page.getByRole('article').first().waitFor();
      const alike = await page.getByRole('link', { name: 'Upgrade Now', exact: true }).count();
      expectThat(alike === 0, `${alike} links are called “Upgrade Now” and nothing else`);
    },
  },
  {
    row: '26',
    promise: 'a newcomer is welcomed, and not back; no “0d”',
    check: async (product) => {
      const page = await pageOf(product, await newMember(product.origin, 'first.visit'), '/home');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      await page
        .getByText(/remaining/)
        .first()
        .waitFor();
      const words = `${await heading.textContent()} … ${await page
        .getByText(/remaining/)
        .first()
        .textContent()}`;
      expectThat(/^Welcome …/.test(words) && !/0d/.test(words), `“${words}”`);
    },
  },
];
