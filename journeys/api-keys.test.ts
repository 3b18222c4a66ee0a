import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

/** Requests as an API client does. */
async function boardFor(key: string) {
  const response = await fetch(`${sharedOrigin()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ board { picks { subscription pick locked } } }' }),
  });
  return {
    status: response.status,
    remaining: response.headers.get('ratelimit-remaining'),
    ...(await response.json()),
  };
}

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await expectAccessibleOnDesktopAndPhone(page);
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  const secret = await dialog.getByLabel('Your API key').inputValue();
  await expectAccessibleOnDesktopAndPhone(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  return secret;
}

test('a member makes a key, a program reads the board with it, and is refused once it is revoked', async () => {
  const { page } = await visit({ as: 'plus' });
  await page.goto('/account');
  await page.getByText(/read your board from a bot/).waitFor();
  const key = await makeKey(page, 'Morning bot');
  expect(key).toMatch(/^pk_[0-9A-Za-z]{38}$/);

  const { status, data, remaining } = await boardFor(key);
  expect(status).toBe(200);
  const open = data.board.picks.filter(({ locked }: { locked: boolean }) => !locked);
  const tiers = new Set(open.map(({ subscription }: { subscription: string }) => subscription));
  expect([...tiers].sort()).toEqual(['FREE', 'PLUS']);
  expect(Number(remaining)).toBeGreaterThan(0);

  await page.reload();
  await page.getByText(/^Last used .* Expires/).waitFor();
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: 'Revoke Morning bot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The key “Morning bot” was revoked.').waitFor();
  expect(await boardFor(key)).toMatchObject({
    status: 401,
    errors: [{ message: 'This API key was revoked', extensions: { code: 'KEY_REVOKED' } }],
  });
});
