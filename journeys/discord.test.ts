import { expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { ask } from './api.ts';
import { fillSignIn } from './browser.ts';
import { newPayingMember } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

interface Shown {
  members: { id: string; name: string; roles: string[] }[];
  channels: { name: string; messages: { embeds: object[]; readers: string[] }[] }[];
}
const discord = async () => (await (await fetch(`${sharedOrigin()}/local/discord.json`)).json()) as Shown;
const linkedMember = async () => (await discord()).members.find(({ name }) => name === 'corner_booth');

/** The message of a pick in the channel of VIP members. */
async function messageWith(words: string) {
  const channel = (await discord()).channels.find(({ name }) => name === 'vip-picks');
  return channel?.messages.find(({ embeds }) => JSON.stringify(embeds).includes(words));
}

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
const REVOKE = 'mutation ($input: RevokePlanInput!) { revokePlan(input: $input) { user { id } } }';
async function post(teamOne: string, pick: string): Promise<void> {
  const { today } = await ask<{ today: { date: string } }>(sharedOrigin(), '{ today { date } }');
  const game = {
    sport: 'NHL',
    subscription: 'VIP',
    teamOne,
    teamTwo: 'Away',
    date: today.date,
    time: '23:45',
    gameId: null,
  };
  await ask(sharedOrigin(), POST, 'admin', { ...game, pick, pickDetails: 'For the channel.' });
  await until(async () => (await messageWith(pick)) !== undefined);
}

test('a member links Discord and reads picks there, and has no role any more when the next one is posted', async () => {
  const member = await newPayingMember(sharedOrigin(), 'vip');
  const { page } = await visit();
  await page.goto('/signin?returnTo=%2Faccount%2Falerts');
  await fillSignIn(page, member);
  await page.getByRole('button', { name: 'Link Discord' }).click();
  await page.getByRole('link', { name: 'corner_booth' }).click();
  await page.getByText('corner_booth has the role VIP in our server and sees its channel.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessibleOnDesktopAndPhone(page);

  await post('Last Night', 'Readable by VIP');
  const { id } = (await linkedMember()) ?? { id: '' };
  expect((await messageWith('Readable by VIP'))?.readers).toContain(id);

  const { me } = await ask<{ me: { id: string } }>(sharedOrigin(), '{ me { id } }', member);
  await ask(sharedOrigin(), REVOKE, 'admin', { userId: me.id, reason: 'A journey ends it.' });
  await post('First Morning', 'Secret from now on');
  expect((await messageWith('Secret from now on'))?.readers).not.toContain(id);
  expect((await linkedMember())?.roles).toEqual([]);
});
