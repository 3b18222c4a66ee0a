import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave } from '#frontend/app/session/live-session.ts';
import {
  type DiscordCardFragment,
  DiscordDocument,
  LinkDiscordDocument,
  StartDiscordLinkDocument,
  UnlinkDiscordDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { writeConfig } from '#frontend/testing/show-to.tsx';
import { DiscordCard } from './DiscordCard.tsx';

beforeAll(writeConfig);
afterEach(() => act(() => leave('signed-out')));

const account = (changes: Partial<DiscordCardFragment> = {}) => ({
  discord: { __typename: 'Discord' as const, state: 'UNLINKED' as const, name: null, role: null, ...changes },
});
const LINKED = account({ state: 'READY', name: 'corner_booth', role: 'VIP' });

test('coming back from Discord links the account once', async () => {
  const answers = new Answers()
    .to(DiscordDocument, account(), LINKED)
    .to(LinkDiscordDocument, { linkDiscord: LINKED });
  show(<DiscordCard />, { at: '/account/alerts?code=c0de&state=st4te', answers });
  expect(
    await screen.findByText('corner_booth has the role VIP in our server and sees its channel.'),
  ).toBeVisible();
  expect(answers.variablesOf(LinkDiscordDocument)).toEqual([{ input: { code: 'c0de', state: 'st4te' } }]);
});

test('an account of another member is refused in a sentence', async () => {
  const answers = new Answers().to(DiscordDocument, account()).to(LinkDiscordDocument, 'DISCORD_TAKEN');
  show(<DiscordCard />, { at: '/account/alerts?code=c0de&state=st4te', answers });
  expect(await screen.findByText(/This Discord account is linked by another member/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Link Discord' })).toBeEnabled();
});

test('who did not agree at Discord is where they were, and reads how to try again', async () => {
  const answers = new Answers().to(DiscordDocument, account());
  show(<DiscordCard />, { at: '/account/alerts?error=access_denied&state=st4te', answers });
  expect(await screen.findByRole('button', { name: 'Link Discord' })).toBeEnabled();
  expect(
    screen.getByText(/^You did not agree on Discord’s page, so nothing was connected\./),
  ).toHaveTextContent('To try again, choose Link Discord.');
  expect(answers.variablesOf(LinkDiscordDocument)).toEqual([]);
});

test('an account is unlinked, and Discord being away is said', async () => {
  const answers = new Answers()
    .to(DiscordDocument, LINKED, account())
    .to(UnlinkDiscordDocument, { unlinkDiscord: account() })
    .to(StartDiscordLinkDocument, 'DISCORD_UNAVAILABLE');
  show(<DiscordCard />, { at: '/account/alerts', answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink corner_booth' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Link Discord' }));
  expect(await screen.findByText(/Discord does not answer at the moment/)).toBeVisible();
});
