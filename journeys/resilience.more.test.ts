import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page, Response, Route } from 'playwright-core';
import { until } from '#local/testing/until.ts';
import { addDays, longDay } from '#schema/rules/time/eastern-time.ts';
import { accessibilityViolations } from './accessibility.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { isEventStream, recordAnnouncements, waitForAnnouncement } from './live-events.ts';
import { fillPick, type NewPick } from './pick-form.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { credentialsOf } from './viewers.ts';

let today: string;

beforeAll(async () => {
  today = (await ask<{ today: { date: string } }>(sharedOrigin(), '{ today { date } }')).today.date;
});

const visit = testBrowser();
const cards = (page: Page) => page.getByRole('article');
const alert = (page: Page) => page.getByRole('alert');

async function openPicks(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await cards(page).first().waitFor();
}

const POST_PICK = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
const newPick = (teamOne: string): NewPick => ({
  ...{ sport: 'NBA', tier: 'Free', teamOne, teamTwo: 'Visiting Side', time: '23:45' },
  ...{ pick: `${teamOne} to win`, details: `Why it is ${teamOne}.` },
});

/** The same token, expiring in three seconds. The emulator's tokens are unsigned. */
function shortLived(authorization = ''): string {
  const [head, claims = '', signature] = authorization.split('.');
  const token = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const changed = JSON.stringify({ ...token, exp: Math.ceil(Date.now() / 1_000) + 3 });
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}

async function isShellCached(): Promise<boolean> {
  const cached = (await (await caches.open('shell')).keys()).map(({ url }) => url);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = loaded.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
  return [`${location.origin}/dashboard`, ...needed].every((url) => cached.includes(url));
}

/** Holds requests until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), pass: (route: Route) => opened.then(() => route.continue()) };
}

describe('the network is gone', () => {
  test('that is said in the documented words, and the picks come by themselves when it is back', async () => {
    const { page, context, pageErrors } = await visit({ as: 'plus', returning: true });
    pageErrors.allowRefused(sharedOrigin());
    await openPicks(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await alert(page).getByText('Failed to load picks. Please try again.').waitFor();
    await page.getByRole('heading', { level: 1, name: longDay(addDays(today, -1)) }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByText('You are offline. What you see may be out of date.').waitFor();
    await context.setOffline(false);
    await cards(page).first().waitFor();
    expect(await alert(page).count()).toBe(0);
  });

  test('the board on screen stays with its time, and a page that is not there keeps header and menu', async () => {
    const { page, context, pageErrors } = await visit({ as: 'plus' });
    pageErrors.allowRefused(sharedOrigin());
    await openPicks(page);
    // A session that is still loading when the network goes draws the saved board alone, without the menu.
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await context.setOffline(true);
    await page.getByText(/^Board saved at \d+:\d\d [AP]M ET\.$/).waitFor();
    await page
      .getByRole('navigation', { name: 'Member pages' })
      .getByRole('link', { name: 'Account Settings' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'This page needs a connection' }).waitFor();
    expect(await page.getByRole('button', { name: 'Account' }).isVisible()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor();
  });

  test('reloaded, the last board is there with its time; signed out, it is gone', async () => {
    const { page, context, pageErrors } = await visit({ as: 'vip', serviceWorker: true });
    pageErrors.allowRefused(sharedOrigin());
    await openPicks(page);
    const games = await cards(page).count();
    await page.evaluate(() => navigator.serviceWorker.ready);
    // `waitForFunction` does not await a promise: it would take it for true.
    await until(() => page.evaluate(isShellCached));
    await context.setOffline(true);
    await page.reload();
    // With the day, where the clock of this world is on another than the device's.
    await page.getByText(/^Board saved (at|\w{3}, \w{3} \d+,) \d+:\d\d [AP]M ET\.$/).waitFor();
    expect(await cards(page).count()).toBe(games);
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const path of ['/subscription', '/pricing', `/record/${addDays(today, -2)}`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'This page needs a connection' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: longDay(addDays(today, -2)) }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: "Today's Picks" }).waitFor();
    const cached = await page.evaluate(async () =>
      (await (await caches.open('shell')).keys()).map(({ url }) => new URL(url).pathname),
    );
    expect(
      cached.filter((path) => !/^\/(dashboard|assets\/.*|before-paint\.js|favicon\.svg)$/.test(path)),
    ).toEqual([]);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('lastBoard'))).toBeNull();
  });

  test('signing in says so, and what was typed stays', async () => {
    const { page, context, pageErrors } = await visit();
    pageErrors.allowRefused(sharedOrigin());
    await page.goto('/signin');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    // The pages linked from here are already loaded.
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await fillSignIn(page, credentialsOf('plus'));
    await page.getByText('Authentication failed. Please try again.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: "Today's Picks" }).waitFor();
  });
});

test('a page whose files a newer version replaced is reloaded, once', async () => {
  const { page, pageErrors } = await visit({ as: 'vip' });
  pageErrors.allowRefused(sharedOrigin());
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/PicksPage-*.js', gone);
  await page.getByRole('link', { name: 'View Picks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(loads).toBe(1);
  await page.unroute('**/assets/PicksPage-*.js', gone);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await cards(page).first().waitFor();
});

test('a signed-in member whose account cannot be loaded is not asked to sign in, and Retry loads it', async () => {
  const { page, pageErrors } = await visit({ as: 'vip' });
  pageErrors.allowRefused(sharedOrigin());
  const errors = [{ message: 'Unavailable', extensions: { code: 'UNAVAILABLE' } }];
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors } }));
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: 'Your account could not be loaded' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
});

describe('the network is slow', () => {
  test('the click is heard, and the page takes the shape of what is to come', async () => {
    const { page } = await visit({ as: 'vip', returning: true });
    await page.goto('/home');
    await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
    const gates = { pages: gate(), answers: gate() };
    await page.route('**/assets/PicksPage-*.js', (route) => gates.pages.pass(route));
    await page.route('**/graphql', (route) => gates.answers.pass(route));

    await page.getByRole('link', { name: 'View Picks' }).click();
    await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
    gates.pages.open();
    await page.getByText('Loading picks...').waitFor({ state: 'attached' });
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    gates.answers.open();
    await cards(page).first().waitFor();
  });
});

describe('a token that is refused in mid-session', () => {
  const corrupt = (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer worn.out.token' } });

  test('is renewed, unseen by the reader', async () => {
    const { page, pageErrors } = await visit({ as: 'vip', returning: true });
    pageErrors.allowRefused(sharedOrigin());
    await openPicks(page);
    await page.route('**/graphql', corrupt, { times: 1 });
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await refused;
    await page.getByRole('heading', { level: 1, name: longDay(addDays(today, -1)) }).waitFor();
    await cards(page).first().waitFor();
  });

  test('or that runs out while the page follows: it follows again with the next one', async () => {
    const { page } = await visit({ as: 'premium' });
    let streams = 0;
    await page.route('**/graphql', async (route) => {
      const headers = await route.request().allHeaders();
      const isEventStream = headers.accept === 'text/event-stream';
      if (isEventStream) streams += 1;
      if (isEventStream && streams === 1) headers.authorization = shortLived(headers.authorization);
      await route.continue({ headers });
    });
    const opened: Response[] = [];
    page.on('response', (answer) => isEventStream(answer) && opened.push(answer));
    await openPicks(page);
    await recordAnnouncements(page);
    await until(() => opened.length === 2);
    const { teamOne, teamTwo, time, pick, details } = newPick('Renewed Side');
    await ask(sharedOrigin(), POST_PICK, 'admin', {
      ...{ sport: 'NBA', subscription: 'FREE', date: today, time },
      ...{ teamOne, teamTwo, pick, pickDetails: details, gameId: null },
    });
    await waitForAnnouncement(page, newPick('Renewed Side'));
    expect(streams).toBe(2);
  });

  test('and refused again when it is new: the session is over, which is said, and the way back is kept', async () => {
    const { page, pageErrors } = await visit({ as: 'vip' });
    pageErrors.allowRefused(sharedOrigin());
    await openPicks(page);
    const yesterday = addDays(today, -1);
    // Any other question of the open page, its stream for one, would end the session before the click.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes(yesterday) ? corrupt(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Previous day' }).click();
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    const url = `/dashboard?date=${yesterday}`;
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(url);
    expect(await page.content()).not.toContain('units</p>');
    await page.unroute('**/graphql');
    await fillSignIn(page, credentialsOf('vip'));
    await page.waitForURL(`**${url}`);
    await cards(page).first().waitFor();
  });

  test('nor is a pick lost that was being posted: signed in again, its form has every word', async () => {
    const { page, pageErrors } = await visit({ as: 'admin' });
    pageErrors.allowRefused(sharedOrigin());
    await page.goto('/admin?tab=picks');
    await page.getByRole('table').waitFor();
    const draft = newPick('Unsent Side');
    await fillPick(page, draft);
    await page.route('**/graphql', (route) =>
      /CreatePick/.test(route.request().postData() ?? '') ? corrupt(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Post Pick' }).click();
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(await page.content()).not.toContain(draft.details);
    await fillSignIn(page, credentialsOf('admin'));
    await page.waitForURL('**/admin?tab=picks');
    await page.getByRole('button', { name: 'New Pick' }).click();
    const form = page.getByRole('dialog', { name: 'New Pick' });
    const typed = (label: string) => form.getByRole('textbox', { name: label, exact: true }).inputValue();
    expect(await Promise.all(['Away', 'Home', 'Pick', 'Pick details'].map(typed))).toEqual([
      draft.teamOne,
      draft.teamTwo,
      draft.pick,
      draft.details,
    ]);
  });
});

test('a day of two thousand characters in the address is no blank page', async () => {
  const { page } = await visit({ as: 'plus', returning: true });
  await page.goto(`/dashboard?date=${'9'.repeat(2_000)}`);
  await page.getByRole('heading', { level: 1, name: "Today's Picks" }).waitFor();
});
