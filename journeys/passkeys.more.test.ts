import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { CDPSession, Page } from 'playwright-core';
import { freePort } from '#local/system/free-port.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { fillSignIn } from './browser.ts';
import { newMember, newPayingMember } from './new-members.ts';
import { openSeededWorld } from './seeded-world.ts';
import { testBrowser } from './test-browser.ts';
import type { Credentials } from './viewers.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';
import type { OpenWorld } from './world.ts';

/** A world of its own: it ages sessions, and an owner with a passkey would lock the admin of the others out. */
let world: OpenWorld;
beforeAll(async () => {
  world = await openSeededWorld(await freePort());
});
afterAll(() => world?.close(), 60_000);

const visit = testBrowser(() => world.origin);

async function sql(query: string, values: unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  await database.query(query, values).finally(() => database.end());
}

const OF_SESSIONS = 'where user_id = (select id from users where email = $1)';
/** As if so long had passed since this person last showed a passkey. */
const age = (email: string, interval: string) =>
  sql(`update sessions set second_factor_at = second_factor_at - $2::interval ${OF_SESSIONS}`, [
    email,
    interval,
  ]);

/** By the operator: another owner's would wait an hour. */
async function newOwner(): Promise<Credentials> {
  const owner = await newMember(world.origin, 'owner');
  await command('admin', owner.email);
  return owner;
}

const command = (name: string, email: string) =>
  runGatewayCommand([name, email], {
    dev: false,
    env: { NODE_ENV: 'development', DATABASE_URL: world.databaseUrl },
    log: join(world.folder, `${name}.log`),
  });

/** A device that has a fingerprint reader, and a finger on it. */
async function newDevice(cdp: CDPSession): Promise<string> {
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return authenticatorId;
}

const timesShown = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(
    ({ signCount }) => signCount,
  );

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/admin?tab=passkeys');
  await page.getByText('You have no passkey yet.').waitFor();
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByText(`The passkey “${name}” was added.`).waitFor();
}

test('an owner enrolls a passkey, shows it again for a refund, loses it, and is let in again by the operator', async () => {
  const owner = await newOwner();
  const buyer = await newPayingMember(world.origin, 'plus');
  const { page, context } = await visit();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const laptop = await newDevice(cdp);
  await page.goto('/signin?returnTo=%2Fadmin');
  await fillSignIn(page, owner);
  await page.waitForURL('**/admin');
  await addPasskey(page, 'My laptop');
  const [atFirst = 0] = await timesShown(cdp, laptop);

  await age(owner.email, '6 minutes');
  await page.goto(`/admin?tab=members&search=${encodeURIComponent(buyer.email)}`);
  await page.getByRole('link', { name: buyer.email }).click();
  await page.getByRole('button', { name: /^Refund/ }).click();
  const refund = page.getByRole('dialog', { name: 'Refund this invoice' });
  await refund.getByLabel('Reason').fill('An outage');
  await refund.getByRole('button', { name: 'Refund $79.00' }).click();
  await page.getByText(/^\$79\.00 of CL-\S+ is (being )?refunded/).waitFor();
  const [afterRefund = 0] = await timesShown(cdp, laptop);
  expect(afterRefund).toBeGreaterThan(atFirst);

  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: laptop });
  await age(owner.email, '12 hours');
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Show your passkey' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Admin' }).count()).toBe(0);
  await expectAccessibleInBothThemes(page);

  await command('staff-recover', owner.email);
  await page.reload();
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  const phone = await newDevice(cdp);
  await addPasskey(page, 'My phone');
  expect(await timesShown(cdp, phone)).toHaveLength(1);
});
