import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#local/system/free-port.ts';
import { until } from '#local/testing/until.ts';
import { ask } from './api.ts';
import { signIn } from './browser.ts';
import { launchWholeChromium } from './launch-browser.ts';
import { newPayingMember } from './new-members.ts';
import { decryptInPage, deviceIdOf, makeOwnKeys } from './push-keys.ts';
import { testBrowser } from './test-browser.ts';
import type { Credentials } from './viewers.ts';
import { type OpenWorld, openWorld } from './world.ts';

/*
 * Notifications in a whole Chromium, because the headless shell denies them to every page. Permission, keys, decryption,
 * service worker and notification are the browser's own. What is not is the way from the push service into it: the test hands what
 * the browser decrypted to its worker.
 */

let world: OpenWorld;
beforeAll(async () => {
  world = await openWorld({ port: await freePort() });
}, 180_000);
afterAll(() => world?.close(), 60_000);
const visit = testBrowser(() => world.origin, launchWholeChromium);

/** A browser that gets notifications: its member signed in, and turned them on under Alerts. */
async function withNotifications(member: Credentials) {
  const { page, context } = await visit({ serviceWorker: true });
  await context.grantPermissions(['notifications'], { origin: world.origin });
  await makeOwnKeys(page);
  await page.goto('/signin?returnTo=%2Faccount%2Falerts');
  await signIn(page, member);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('This device gets notifications until you sign out.').waitFor();
  return { page, id: await deviceIdOf(page) };
}

interface Devices {
  devices: { id: string; sealed: string[] }[];
}
/** What the local push service took for a device and cannot read. */
async function sealedFor(id: string): Promise<string[]> {
  const { devices } = (await (await fetch(`${world.origin}/local/push.json`)).json()) as Devices;
  return devices.find((device) => device.id === id)?.sealed ?? [];
}

/** The next message of a device, which the page decrypts and its service worker gets. */
async function receive({ page, id }: { page: Page; id: string }, number: number): Promise<string> {
  await until(async () => (await sealedFor(id)).length === number);
  const data = await decryptInPage(page, (await sealedFor(id)).at(-1) ?? '');
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
  return data;
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
  const game = { sport: 'NHL', subscription: 'VIP', teamOne, teamTwo: 'Away', time: '23:45' };
  const words = { pick: `${teamOne} −1.5`, pickDetails: 'For notifications.' };
  await ask(world.origin, POST, 'admin', { ...game, ...words, date: today.date });
}

test('a phone decrypts a pick and shows it, in words only where the member lets it, until they sign out', async () => {
  const member = await newPayingMember(world.origin, 'vip');
  const phone = await withNotifications(member);
  const other = await withNotifications(await newPayingMember(world.origin, 'vip'));
  const { page } = phone;

  const hide = page.getByRole('checkbox', { name: /Hide the pick on the lock screen/ });
  await hide.click();
  await until(() => hide.isChecked());
  await post('Hidden Side');
  expect(await receive(phone, 1)).not.toContain('Hidden Side');
  await until(async () => (await shownOn(page)).length === 1);
  expect(await shownOn(page)).toMatchObject([
    { title: 'There is news of picks', body: 'Open the app to read it.' },
  ]);

  await hide.click();
  await until(async () => !(await hide.isChecked()));
  await post('Shown Side');
  await receive(phone, 2);
  await until(async () => (await shownOn(page)).length === 2);
  expect(await shownOn(page)).toContainEqual(
    expect.objectContaining({
      title: 'New pick: Shown Side @ Away',
      body: expect.stringContaining('Shown Side −1.5'),
    }),
  );

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/sign-in');
  const { push } = await ask<{ push: { devices: object[] } }>(
    world.origin,
    '{ push { devices { id } } }',
    member,
  );
  expect(push.devices).toEqual([]);
  await post('Later Side');
  expect(await receive(other, 3)).toContain('Later Side');
  expect(await sealedFor(phone.id)).toHaveLength(2);
});
