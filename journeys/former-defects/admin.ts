import { addDays } from '#schema/rules/time/eastern-time.ts';
import { ask } from '../api.ts';
import { longestPicks } from '../longest-names.ts';
import { newPayingMember } from '../new-members.ts';
import { unreachableActions } from '../unreachable-actions.ts';
import { expectShown, expectThat, openAs, type Probe, type Product, todayOf } from './probe.ts';

/** The demo has drafts on one of the next days. */
async function dayOfDrafts(product: Product): Promise<string> {
  type Board = { adminBoard: { picks: { status: string }[] } };
  const first = await todayOf(product);
  for (const day of [1, 2].map((ahead) => addDays(first, ahead))) {
    const query = `{ adminBoard(date: "${day}") { picks { status } } }`;
    const { adminBoard } = await ask<Board>(product.origin, query, 'admin');
    if (adminBoard.picks.some(({ status }) => status === 'DRAFT')) return day;
  }
  throw new Error('no day has drafts');
}

async function openAdmin({ visit }: Product, path: string) {
  const { page } = await visit({ as: 'admin', width: 1440 });
  await page.goto(path);
  await page.getByRole('table').first().waitFor();
  return page;
}

export const ADMIN: Probe[] = [
  {
    row: '2',
    promise: 'a game that has not begun takes no result',
    check: async (product) => {
      const page = await openAdmin(product, `/admin?date=${addDays(await todayOf(product), 1)}`);
      const open = await page.locator('main select[aria-label^="Result of "]:enabled').count();
      expectThat(open === 0, 'its Result can be chosen');
    },
  },
  {
    row: '2',
    promise: 'a result is corrected only with a reason',
    check: async (product) => {
      const page = await openAdmin(product, `/admin?date=${addDays(await todayOf(product), -3)}`);
      const won = page.locator('main select:has(option[value="WIN"]:checked)').first();
      await won.selectOption('LOSS');
      await expectShown(page.getByRole('dialog', { name: 'Correct the Result' }));
    },
  },
  {
    row: '5',
    promise: 'with the longest names every action stays in reach',
    check: async (product) => {
      const day = addDays(await todayOf(product), 1);
      const picks = await longestPicks(day);
      const page = await openAdmin(product, `/admin?date=${day}`);
      await page
        .getByRole('button', { name: /^Delete W/ })
        .first()
        .waitFor();
      const found: string[] = [];
      for (const width of [1280, 1366, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await unreachableActions(page)).map((problem) => `${width}: ${problem}`));
      }
      await picks.remove();
      expectThat(found.length === 0, `${found.length} problems, ${found.slice(0, 2).join(', ')}`);
    },
  },
  {
    row: '8',
    promise: 'a pick that Escape closed is still there',
    check: async (product) => {
      const page = await openAdmin(product, '/admin');
      await page.getByRole('button', { name: 'New Pick' }).click();
      await page.getByLabel('Pick details').fill('Rested, and at home.');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'New Pick' }).click();
      const kept = await page.getByLabel('Pick details').inputValue();
      expectThat(kept === 'Rested, and at home.', 'the form is empty again');
    },
  },
  {
    row: '16',
    promise: 'all drafts of a day are posted with one button',
    check: async (product) => {
      const day = await dayOfDrafts(product);
      const page = await openAdmin(product, `/admin?date=${day}`);
      await page.getByText('Draft', { exact: true }).first().waitFor();
      await expectShown(page.getByRole('button', { name: /^Post all drafts/ }));
    },
  },
  {
    row: '14',
    promise: 'a charge of today is refunded',
    check: async (product) => {
      const member = await newPayingMember(product.origin, 'plus');
      const { me } = await ask<{ me: { id: string } }>(product.origin, '{ me { id } }', member);
      const page = await openAs(product, 'admin', `/admin?tab=members&member=${me.id}`);
      await page.getByRole('button', { name: /^(Refund|Credit) / }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Bought twice.');
      await dialog.getByRole('button', { name: /^(Refund \$|Give Back)/ }).click();
      const end = await Promise.race([
        dialog.getByRole('alert').textContent(),
        dialog.waitFor({ state: 'hidden' }).then(() => null),
      ]);
      expectThat(end === null, String(end));
    },
  },
];
