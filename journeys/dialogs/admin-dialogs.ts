import type { Locator, Page } from 'playwright-core';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { button, type DialogEntry, inMain, press } from './dialog-entry.ts';

/** Local picks stand below the day's, and are on the page before those have come. */
const inPicks = (name: RegExp) => (page: Page) =>
  page
    .getByRole('table', { name: /^Picks of / })
    .getByRole('button', { name })
    .first();
const MEMBER = '/admin?tab=members&member=demo-';
/** The demo has drafts only there. */
const DAY_OF_DRAFTS = 2;

const dayShown = (page: Page) => new URL(page.url()).searchParams.get('date') ?? '';

/** Has the server read a file with a closing price of this pick of the day, and waits for what it answers. */
const checkFile = (number: string, answer: RegExp) => async (dialog: Locator) => {
  const day = dayShown(dialog.page());
  const id = `demo-${day}-${number}`;
  const { line, market, odds = 1.73 } = picksOfDay(day).find((pick) => pick.id === id) ?? {};
  // A spread without a sign is asked about.
  const written = line == null || !market ? '' : lineText(market, line);
  const text = `pick,moment,line,odds\n${id},CLOSE,${written},${odds}\n`;
  const file = { name: 'odds.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByText(answer).waitFor();
};

/** The demo leaves the last pick of yesterday without a result. Choosing one in the table opens the dialog. */
function resultLeftForAdmin(page: Page): Locator {
  const waiting = picksOfDay(dayShown(page)).at(-1);
  return page.getByLabel(`Result of ${waiting?.away} @ ${waiting?.home}`);
}

async function writeLocalPick(page: Page): Promise<void> {
  await button('New Local Pick')(page).click();
  const form = page.getByRole('dialog', { name: 'New Local Pick' });
  await form.getByLabel('Sport').selectOption('NBA');
  await form.getByLabel('Tier').selectOption('VIP');
  await form.getByLabel('Teams').fill('Knicks @ Heat');
  await form.getByLabel('Time (ET)').fill('23:30');
  await form.getByRole('textbox', { name: 'Pick', exact: true }).fill('Heat -2.5');
  await form.getByLabel('Pick details').fill('Rested, and at home.');
  await press('Save Draft')(form);
  await form.waitFor({ state: 'hidden' });
}

/** Every dialog and menu of the desk. */
export const ADMIN_DIALOGS: readonly DialogEntry[] = [
  { name: 'New Pick', as: 'admin', path: '/admin?tab=picks', by: button('New Pick'), noAxe: true },
  { name: 'New Coupon', as: 'admin', path: '/admin?tab=picks', by: button('New Coupon'), noAxe: true },
  { name: 'Edit Pick', as: 'admin', path: '/admin?tab=picks', by: inPicks(/^Edit /) },
  {
    name: 'Withdraw this pick?',
    as: 'admin',
    path: '/admin?tab=picks',
    by: inPicks(/^Withdraw /),
    noAxe: true,
  },
  { name: 'Odds', as: 'admin', path: '/admin?tab=picks', by: inPicks(/^Odds of /), noAxe: true },
  { name: 'Import Odds', as: 'admin', path: '/admin?tab=picks', by: button('Import Odds'), noAxe: true },
  {
    name: 'Import Odds',
    when: 'with a line that is wrong',
    as: 'admin',
    path: '/admin?tab=picks',
    day: -2,
    by: button('Import Odds'),
    inside: checkFile('00', /^Nothing was written/),
    noAxe: true,
  },
  {
    name: 'Import Odds',
    when: 'with a price to write',
    as: 'admin',
    path: '/admin?tab=picks',
    day: -2,
    by: button('Import Odds'),
    inside: checkFile('01', /^1 change to write/),
    noAxe: true,
  },
  {
    name: 'New Local Pick',
    as: 'admin',
    path: '/admin?tab=picks',
    by: button('New Local Pick'),
    noAxe: true,
  },
  {
    name: 'Edit Local Pick',
    as: 'admin',
    path: '/admin?tab=picks',
    first: writeLocalPick,
    by: (page) =>
      page.getByRole('table', { name: 'Local picks' }).getByRole('button', { name: /^Edit/ }).first(),
    noAxe: true,
  },
  {
    name: 'Delete this pick?',
    as: 'admin',
    path: '/admin?tab=picks',
    day: DAY_OF_DRAFTS,
    by: inPicks(/^Delete /),
    noAxe: true,
  },
  {
    name: /^Post \d+ drafts\?$/,
    as: 'admin',
    path: '/admin?tab=picks',
    day: DAY_OF_DRAFTS,
    by: button(/^Post all drafts/),
    noAxe: true,
  },
  {
    name: /^Post to \w+\?$/,
    as: 'admin',
    path: '/admin?tab=picks',
    day: DAY_OF_DRAFTS,
    by: inPicks(/^Post .+ @ /),
    noAxe: true,
  },
  {
    // admin.test.ts may have entered one by now.
    name: /^(Enter|Correct) the Result$/,
    as: 'admin',
    path: '/admin?tab=picks',
    day: -1,
    by: resultLeftForAdmin,
    key: 'ArrowDown',
    noAxe: true,
  },
  {
    name: 'Correct the Result',
    as: 'admin',
    path: '/admin?tab=picks',
    day: -2,
    by: (page) => page.locator('main select:has(option[value="WIN"]:checked)').first(),
    key: 'ArrowDown',
    noAxe: true,
  },
  {
    name: 'New Single-Use Codes',
    as: 'admin',
    path: '/admin?tab=coupons',
    by: button('New Single-Use Codes'),
  },
  { name: /^Edit /, as: 'admin', path: '/admin?tab=coupons', by: inMain(/^Edit /) },
  { name: 'Find', as: 'admin', path: '/admin?tab=picks', by: inMain(/^Find/) },
  {
    name: 'Delete this coupon?',
    as: 'admin',
    path: '/admin?tab=coupons',
    by: inMain(/^Delete /),
    noAxe: true,
  },
  {
    name: 'Grant a plan',
    as: 'admin',
    path: `${MEMBER}expired`,
    by: button('Grant Plan'),
    preview: /^Email to$/,
  },
  {
    name: 'Refund this invoice',
    as: 'admin',
    path: `${MEMBER}plus`,
    by: button(/^Refund /),
    preview: /^Sales are final/,
  },
  {
    name: 'Cancel the renewal?',
    as: 'admin',
    path: `${MEMBER}plus`,
    by: button('Cancel Renewal'),
    preview: /^Email to$/,
  },
  {
    name: 'Revoke this plan?',
    as: 'admin',
    path: `${MEMBER}plus`,
    by: button('Revoke Plan'),
    preview: /^Email to$/,
  },
  {
    name: 'Sign out everywhere and end API keys?',
    as: 'admin',
    path: `${MEMBER}plus`,
    by: button('End Sessions'),
    noAxe: true,
  },
  {
    name: 'Delete this account?',
    as: 'admin',
    path: `${MEMBER}plus`,
    by: button('Delete Account'),
    noAxe: true,
  },
];
