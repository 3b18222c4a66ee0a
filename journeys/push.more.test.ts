import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { freePort } from '#local/system/free-port.ts';
import { until } from '#local/testing/until.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { launchWholeChromium } from './launch-browser.ts';
import { newPayingMember } from './new-members.ts';
import { decryptInPage, deviceIdOf, makeOwnKeys } from './push-keys.ts';
import { openSeededWorld } from './seeded-world.ts';
import { testBrowser } from './test-browser.ts';
import type { Credentials } from './viewers.ts';
import type { OpenWorld } from './world.ts';

/*
 * Notifications in a whole Chromium, because the headless shell denies them to every page. Permission, keys, decryption,
 * service worker and notification are the browser's own. What is not is the way from the push service into it: the test hands what
 * the browser decrypted to its worker.
 */

let world: OpenWorld;
beforeAll(async () => {
  world = await openSeededWorld(await freePort());
});
afterAll(() => world?.close(), 60_000);
const visit = testBrowser(() => world.origin, launchWholeChromium);

/** A browser that gets notifications: its member signed in, and turned them on under Alerts. */
async function withNotifications(member: Credentials) {
  const { page, context } = await visit({ serviceWorker: true });
  await context.grantPermissions(['notifications'], { origin: world.origin });
  await makeOwnKeys(page);
  await page.goto('/signin?returnTo=%2Faccount%2Falerts');
  await fillSignIn(page, member);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('This device gets notifications until you sign out.').waitFor();
  return { page, id: await deviceIdOf(page), taken: 0 };
}
type Device = Awaited<ReturnType<typeof withNotifications>>;

interface Devices {
  devices: { id: string; sealed: string[] }[];
}
/** What the local push service took for a device and cannot read. */
async function sealedFor(id: string): Promise<string[]> {
  const { devices } = (await (await fetch(`${world.origin}/local/push.json`)).json()) as Devices;
  return devices.find((device) => device.id === id)?.sealed ?? [];
}

/** Every new message of a device: the page decrypts it, and its service worker gets it. The demo's admin opens picks too. */
async function receive(device: Device): Promise<string[]> {
  const sealed = (await sealedFor(device.id)).slice(device.taken);
  const texts = await Promise.all(sealed.map((message) => decryptInPage(device.page, message)));
  for (const text of texts) await deliver(device.page, text);
  device.taken += sealed.length;
  return texts;
}

async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(world.origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: world.origin, registrationId, data });
  await session.detach();
}

/** Receives until a message has these words; returns all that came since it was asked. */
async function receiveUntil(device: Device, words: string): Promise<string[]> {
  const received: string[] = [];
  await until(async () => {
    received.push(...(await receive(device)));
    return received.some((text) => text.includes(words));
  });
  return received;
}

/** What the lock screen shows. */
function shownOn(page: Page) {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });
}

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
async function post(teamOne: string): Promise<void> {
  const { today } = await ask<{ today: { date: string } }>(world.origin, '{ today { date } }');
  const game = { sport: 'NHL', subscription: 'VIP', teamOne, teamTwo: 'Away', time: '23:45', gameId: null };
  const words = { pick: `${teamOne} −1.5`, pickDetails: 'For notifications.' };
  await ask(world.origin, POST, 'admin', { ...game, ...words, date: today.date });
}

const NO_WORDS = { title: 'There is news of picks', body: 'Open the app to read it.' };

test('a phone decrypts a pick and shows it, in words only where the member lets it, until they sign out', async () => {
  const member = await newPayingMember(world.origin, 'vip');
  const phone = await withNotifications(member);
  const other = await withNotifications(await newPayingMember(world.origin, 'vip'));
  const { page } = phone;

  const hide = page.getByRole('checkbox', { name: /Hide the pick on the lock screen/ });
  await hide.click();
  await until(() => hide.isChecked());
  await post('Hidden Side');
  const veiled = await receiveUntil(phone, NO_WORDS.body);
  await until(async () => (await shownOn(page)).length > 0);
  expect(await shownOn(page)).toContainEqual(NO_WORDS);

  await hide.click();
  await until(async () => !(await hide.isChecked()));
  await post('Shown Side');
  veiled.push(...(await receiveUntil(phone, 'Shown Side')));
  expect(veiled.join()).not.toContain('Hidden Side');
  const shown = expect.objectContaining({
    title: 'New pick: Shown Side @ Away',
    body: expect.stringContaining('Shown Side −1.5'),
  });
  await until(async () => (await shownOn(page)).some(({ title }) => title.includes('Shown Side')));
  expect(await shownOn(page)).toContainEqual(shown);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/sign-in');
  const { push } = await ask<{ push: { devices: object[] } }>(
    world.origin,
    '{ push { devices { id } } }',
    member,
  );
  expect(push.devices).toEqual([]);
  const sent = (await sealedFor(phone.id)).length;
  await post('Later Side');
  await receiveUntil(other, 'Later Side');
  expect(await sealedFor(phone.id)).toHaveLength(sent);
});
