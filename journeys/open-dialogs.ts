import type { Locator, Page } from 'playwright-core';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { ask } from './api.ts';
import type { Viewer } from './viewers.ts';

/** A dialog or menu and the control that opens it. */
export type DialogEntry = {
  /** The dialog's accessible name; for a menu, its button's. */
  name: string | RegExp;
  /** What else tells it from other entries of the same name. */
  when?: string;
  /** A non-modal menu below its button. */
  menu?: true;
  as: Viewer;
  path: string;
  /** Opens the page at a day this many days from today. */
  day?: number;
  /** Brings about, in the page, what `by` belongs to. */
  first?(page: Page): Promise<void>;
  by(page: Page): Locator;
  /** The key that opens it; Enter unless given. */
  key?: string;
  /** What is done in the dialog to reach what is meant; `name` is its name afterwards. */
  inside?(dialog: Locator): Promise<void>;
  /** What stands in it once the server has said what would change. Axe then sees it on a phone, too. */
  preview?: RegExp;
  /** It shows a secret once: Escape is ignored until that was copied. */
  copiedFirst?: true;
  /** Its control is shown in windows of this kind only. */
  window?: 'narrow' | 'wide';
  /** `dialogs.test.ts` leaves axe to another journey or to `npm run audit-pages`. */
  noAxe?: true;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();
/** Local picks stand below the day's, and are on the page before those have come. */
const inPicks = (name: RegExp) => (page: Page) =>
  page
    .getByRole('table', { name: /^Picks of / })
    .getByRole('button', { name })
    .first();
const MEMBER = '/admin?tab=members&member=demo-';
/** The demo has drafts only there. */
const DAY_OF_DRAFTS = 2;

/** Presses a button of the dialog, which then shows what it was for. */
const press = (name: string) => (dialog: Locator) =>
  dialog.getByRole('button', { name, exact: true }).click();

/** The proof is one step behind the words of a seal, which are no dialog. */
const behindSeal = (dialog: Locator) => dialog.page().getByRole('button', { name: 'Show the proof' }).click();

const dayShown = (page: Page) => new URL(page.url()).searchParams.get('date') ?? '';

/** Has the server read a file with a closing price of this pick of the day, and waits for what it answers. */
const checkFile = (number: string, answer: RegExp) => async (dialog: Locator) => {
  const text = `pick,moment,odds\ndemo-${dayShown(dialog.page())}-${number},CLOSE,-137\n`;
  const file = { name: 'odds.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.getByLabel('File').setInputFiles(file);
  await press('Check File')(dialog);
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

/** Every dialog and menu of the product, grouped by viewer to keep sign-ins few. */
export const DIALOGS: readonly DialogEntry[] = [
  { name: 'Privacy Policy', as: 'visitor', path: '/start', by: link('Privacy Policy') },
  { name: 'Terms & Conditions', as: 'visitor', path: '/pricing', by: link('Terms & Conditions') },
  { name: 'Menu', as: 'visitor', path: '/start', by: button('Open menu'), window: 'narrow' },

  { name: 'Account', menu: true, as: 'plus', path: '/home', by: button('Account'), window: 'wide' },
  { name: 'Menu', as: 'plus', path: '/home', by: button('Open menu'), window: 'narrow' },
  { name: 'Contact Support', as: 'plus', path: '/home', by: inMain('Contact Support') },
  { name: 'Upgrade to Premium', as: 'plus', path: '/pricing', by: button('Upgrade to Premium'), noAxe: true },
  {
    name: 'Cancel your subscription?',
    as: 'plus',
    path: '/pricing',
    by: button('Cancel Subscription'),
    noAxe: true,
  },
  {
    name: 'Update Payment Method',
    as: 'plus',
    path: '/subscription',
    by: button('Update Payment Method'),
    noAxe: true,
  },
  { name: 'New API key', as: 'plus', path: '/account', by: button('Create API key'), noAxe: true },
  {
    name: 'Sign out everywhere?',
    as: 'plus',
    path: '/account',
    by: inMain('Sign out everywhere'),
    noAxe: true,
  },
  { name: 'Start your break?', as: 'plus', path: '/account', by: button('Start break…'), noAxe: true },
  {
    name: 'Exclude yourself?',
    as: 'plus',
    path: '/account',
    first: async (page) =>
      void (await page.getByLabel('Take a break').selectOption('Permanent self-exclusion')),
    by: button('Start self-exclusion…'),
    noAxe: true,
  },
  {
    name: 'Delete your account?',
    as: 'plus',
    path: '/account',
    by: button('Delete my account…'),
    noAxe: true,
  },
  {
    name: 'Proof of this pick',
    as: 'plus',
    path: '/dashboard',
    by: button(/Proof of/),
    inside: behindSeal,
    window: 'wide',
    noAxe: true,
  },
  {
    name: 'Proof of this pick',
    when: 'on a phone',
    as: 'plus',
    path: '/dashboard',
    first: (page) => button('Why')(page).click(),
    by: button(/Proof of/),
    inside: behindSeal,
    window: 'narrow',
    noAxe: true,
  },
  {
    name: 'Proof of this pick',
    when: 'of a past day',
    as: 'plus',
    path: '/dashboard',
    day: -2,
    by: button(/Proof of/),
    inside: behindSeal,
    window: 'wide',
    noAxe: true,
  },

  { name: 'Revoke this API key?', as: 'vip', path: '/account', by: button(/^Revoke /) },
  { name: 'New webhook endpoint', as: 'vip', path: '/account', by: button('Add endpoint') },
  { name: 'Create a new secret?', as: 'vip', path: '/account', by: button('New secret') },
  { name: 'Remove this endpoint?', as: 'vip', path: '/account', by: button(/^Remove /) },
  {
    name: 'Copy your API key',
    as: 'vip',
    path: '/account',
    by: button('Create API key'),
    inside: async (dialog) => {
      await dialog.getByLabel('Name').fill('Evening bot');
      await press('Create API key')(dialog);
    },
    copiedFirst: true,
    noAxe: true,
  },
  {
    name: 'Copy your signing secret',
    when: 'of a new endpoint',
    as: 'vip',
    path: '/account',
    by: button('Add endpoint'),
    inside: async (dialog) => {
      await dialog.getByLabel('Address').fill(new URL('/nobody', dialog.page().url()).href);
      await press('Add endpoint')(dialog);
    },
    copiedFirst: true,
    noAxe: true,
  },
  {
    name: 'Copy your signing secret',
    when: 'in place of another',
    as: 'vip',
    path: '/account',
    by: button('New secret'),
    inside: press('Create a new secret'),
    copiedFirst: true,
    noAxe: true,
  },

  {
    name: 'Downgrade to Plus',
    as: 'premium',
    path: '/pricing',
    by: button('Downgrade to Plus'),
    noAxe: true,
  },
  {
    name: 'Reactivate your plan',
    as: 'cancelling',
    path: '/pricing',
    by: button(/^Reactivate/),
    noAxe: true,
  },
  {
    name: 'Reactivate your plan',
    when: 'before a change',
    as: 'cancelling',
    path: '/pricing',
    by: button('Upgrade to VIP'),
    noAxe: true,
  },
  { name: 'Add Payment Method', as: 'expired', path: '/subscription', by: button('Add Payment Method') },
  {
    name: 'Update Payment Method',
    when: 'with a payment due',
    as: 'pastdue',
    path: '/subscription',
    by: inMain('Update Payment Method'),
    noAxe: true,
  },
  {
    name: 'Update Payment Method',
    when: 'before a change',
    as: 'pastdue',
    path: '/pricing',
    by: button('Upgrade to VIP'),
    noAxe: true,
  },
  {
    name: 'Cancel your subscription?',
    when: 'with a payment due',
    as: 'pastdue',
    path: '/subscription',
    by: inMain('Cancel Subscription'),
    noAxe: true,
  },

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

const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }';
const ENDPOINT =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }';

/** Creates an API key and a webhook endpoint for the VIP member, whose dialogs need them. */
export async function giveVipAnEndpoint(origin: string): Promise<void> {
  type Made = { createApiKey: { apiKey: { id: string } } };
  const { createApiKey } = await ask<Made>(origin, KEY, 'vip', { name: 'Bot', scopes: ['READ_PICKS'] });
  const endpoint = { apiKeyId: createApiKey.apiKey.id, url: `${origin}/nobody`, events: ['PICK_RELEASED'] };
  await ask(origin, ENDPOINT, 'vip', endpoint);
}
