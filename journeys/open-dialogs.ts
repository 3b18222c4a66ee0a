import type { Locator, Page } from 'playwright-core';
import { ask } from './api.ts';
import type { Viewer } from './viewers.ts';

/** A dialog or menu and the button that opens it. */
export type DialogEntry = {
  /** The dialog's accessible name; for a menu, its button's. */
  name: string;
  /** A non-modal menu below its button. */
  menu?: true;
  as: Viewer;
  path: string;
  by(page: Page): Locator;
  /** Its button is shown in narrow windows only. */
  narrow?: true;
  /** Another journey runs axe on it. */
  modal?: true;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();
const MEMBER = '/admin?tab=members&member=demo-';

/** Every dialog and menu of the product, grouped by viewer to keep sign-ins few. */
export const DIALOGS: readonly DialogEntry[] = [
  { name: 'Privacy Policy', as: 'visitor', path: '/start', by: link('Privacy Policy') },
  { name: 'Terms & Conditions', as: 'visitor', path: '/pricing', by: link('Terms & Conditions') },
  { name: 'Menu', as: 'visitor', path: '/start', by: button('Open menu'), narrow: true },

  { name: 'Account', menu: true, as: 'plus', path: '/home', by: button('Account') },
  { name: 'Menu', as: 'plus', path: '/home', by: button('Open menu'), narrow: true },
  { name: 'Contact Support', as: 'plus', path: '/home', by: inMain('Contact Support') },
  { name: 'Upgrade to Premium', as: 'plus', path: '/pricing', by: button('Upgrade to Premium'), modal: true },
  {
    name: 'Cancel your subscription?',
    as: 'plus',
    path: '/pricing',
    by: button('Cancel Subscription'),
    modal: true,
  },
  {
    name: 'Update Payment Method',
    as: 'plus',
    path: '/subscription',
    by: button('Update Payment Method'),
    modal: true,
  },
  { name: 'New API key', as: 'plus', path: '/account', by: button('Create API key'), modal: true },

  { name: 'Revoke this API key?', as: 'vip', path: '/account', by: button(/^Revoke /) },
  { name: 'New webhook endpoint', as: 'vip', path: '/account', by: button('Add endpoint') },
  { name: 'Create a new secret?', as: 'vip', path: '/account', by: button('New secret') },
  { name: 'Remove this endpoint?', as: 'vip', path: '/account', by: button(/^Remove /) },

  {
    name: 'Downgrade to Plus',
    as: 'premium',
    path: '/pricing',
    by: button('Downgrade to Plus'),
    modal: true,
  },
  {
    name: 'Reactivate your plan',
    as: 'cancelling',
    path: '/pricing',
    by: button(/^Reactivate/),
    modal: true,
  },
  { name: 'Add Payment Method', as: 'expired', path: '/subscription', by: button('Add Payment Method') },

  { name: 'New Pick', as: 'admin', path: '/admin', by: button('New Pick'), modal: true },
  { name: 'New Coupon', as: 'admin', path: '/admin', by: button('New Coupon'), modal: true },
  { name: 'Edit Pick', as: 'admin', path: '/admin', by: inMain(/^Edit /) },
  { name: 'Withdraw this pick?', as: 'admin', path: '/admin', by: inMain(/^Withdraw /), modal: true },
  {
    name: 'Delete this coupon?',
    as: 'admin',
    path: '/admin?tab=coupons',
    by: inMain(/^Delete /),
    modal: true,
  },
  { name: 'Grant a plan', as: 'admin', path: `${MEMBER}expired`, by: button('Grant Plan'), modal: true },
  { name: 'Refund this invoice', as: 'admin', path: `${MEMBER}plus`, by: button(/^Refund /) },
  { name: 'Revoke this plan?', as: 'admin', path: `${MEMBER}plus`, by: button('Revoke Plan') },
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
