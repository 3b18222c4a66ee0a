import type { Locator } from 'playwright-core';
import { ask } from '../api.ts';
import { button, type DialogEntry, inMain, link, press } from './dialog-entry.ts';

/** The proof is one step behind the words of a seal, which are no dialog. */
const behindSeal = (dialog: Locator) => dialog.page().getByRole('button', { name: 'Show the proof' }).click();

/** Every dialog and menu of visitors and members, grouped by viewer to keep sign-ins few. */
export const MEMBER_DIALOGS: readonly DialogEntry[] = [
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
