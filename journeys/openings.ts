import type { Locator, Page } from 'playwright-core';
import { ask } from './api.ts';
import type { Person } from './persons.ts';

/** Something that opens over a page, and the button that opens it. */
export type Opening = {
  /** Of the dialog; a menu is called by its button. */
  name: string;
  /** A list under its button, which leaves the page as it is. */
  menu?: true;
  as: Person;
  path: string;
  by(page: Page): Locator;
  /** The header's button for it stands on narrow windows only. */
  narrow?: true;
  /** Axe is asked in the journey that fills it in. */
  asked?: true;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();
const MEMBER = '/admin?tab=members&member=demo-';

/** Every dialog and menu of the product, by whose it is, so that who looks at all of them signs in seldom. */
export const OPENINGS: readonly Opening[] = [
  { name: 'Privacy Policy', as: 'visitor', path: '/start', by: link('Privacy Policy') },
  { name: 'Terms & Conditions', as: 'visitor', path: '/pricing', by: link('Terms & Conditions') },
  { name: 'Menu', as: 'visitor', path: '/start', by: button('Open menu'), narrow: true },

  { name: 'Account', menu: true, as: 'plus', path: '/home', by: button('Account') },
  { name: 'Menu', as: 'plus', path: '/home', by: button('Open menu'), narrow: true },
  { name: 'Contact Support', as: 'plus', path: '/home', by: inMain('Contact Support') },
  { name: 'Upgrade to Premium', as: 'plus', path: '/pricing', by: button('Upgrade to Premium'), asked: true },
  {
    name: 'Cancel your subscription?',
    as: 'plus',
    path: '/pricing',
    by: button('Cancel Subscription'),
    asked: true,
  },
  {
    name: 'Update Payment Method',
    as: 'plus',
    path: '/subscription',
    by: button('Update Payment Method'),
    asked: true,
  },
  { name: 'New API key', as: 'plus', path: '/account', by: button('Create API key'), asked: true },

  { name: 'Revoke this API key?', as: 'vip', path: '/account', by: button(/^Revoke /) },
  { name: 'New webhook endpoint', as: 'vip', path: '/account', by: button('Add endpoint') },
  { name: 'Create a new secret?', as: 'vip', path: '/account', by: button('New secret') },
  { name: 'Remove this endpoint?', as: 'vip', path: '/account', by: button(/^Remove /) },

  {
    name: 'Downgrade to Plus',
    as: 'premium',
    path: '/pricing',
    by: button('Downgrade to Plus'),
    asked: true,
  },
  {
    name: 'Reactivate your plan',
    as: 'cancelling',
    path: '/pricing',
    by: button(/^Reactivate/),
    asked: true,
  },
  { name: 'Add Payment Method', as: 'expired', path: '/subscription', by: button('Add Payment Method') },

  { name: 'New Pick', as: 'admin', path: '/admin', by: button('New Pick'), asked: true },
  { name: 'New Coupon', as: 'admin', path: '/admin', by: button('New Coupon'), asked: true },
  { name: 'Edit Pick', as: 'admin', path: '/admin', by: inMain(/^Edit /) },
  { name: 'Withdraw this pick?', as: 'admin', path: '/admin', by: inMain(/^Delete /), asked: true },
  {
    name: 'Delete this coupon?',
    as: 'admin',
    path: '/admin?tab=coupons',
    by: inMain(/^Delete /),
    asked: true,
  },
  { name: 'Grant a plan', as: 'admin', path: `${MEMBER}expired`, by: button('Grant Plan'), asked: true },
  { name: 'Refund this invoice', as: 'admin', path: `${MEMBER}plus`, by: button(/^Refund /) },
  { name: 'Revoke this plan?', as: 'admin', path: `${MEMBER}plus`, by: button('Revoke Plan') },
];

const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }';
const ENDPOINT =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }';

/** The account page of the VIP member with an API key and a webhook endpoint on it: some dialogs are theirs. */
export async function giveVipAnEndpoint(origin: string): Promise<void> {
  type Made = { createApiKey: { apiKey: { id: string } } };
  const { createApiKey } = await ask<Made>(origin, KEY, 'vip', { name: 'Bot', scopes: ['READ_PICKS'] });
  const endpoint = { apiKeyId: createApiKey.apiKey.id, url: `${origin}/nobody`, events: ['PICK_RELEASED'] };
  await ask(origin, ENDPOINT, 'vip', endpoint);
}
