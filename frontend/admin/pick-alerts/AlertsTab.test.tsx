import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave } from '#frontend/app/session/live-session.ts';
import {
  DiscordChecklistDocument,
  PickAlertsDocument,
  ResendAlertsDocument,
  SendTestAlertDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { writeConfig } from '#frontend/testing/show-to.tsx';
import { AlertsTab } from './AlertsTab.tsx';

const BATCH = {
  __typename: 'AlertBatch' as const,
  ...{ id: '7', channel: 'MAIL' as const, kind: 'RELEASE' as const, tier: 'PREMIUM' as const, picks: 3 },
  ...{ openedAt: '2026-11-20T17:00:00.000Z', closesAt: '2026-11-20T17:00:15.000Z' },
  ...{ told: 412, failed: 2, withheld: 5, waiting: 1, medianDelaySeconds: 1, lastDelaySeconds: 4 },
  reason: 'Mailbox full',
  reasons: [{ __typename: 'AlertReason' as const, reason: 'The member takes a break', members: 5 }],
};
const found = (pickAlerts: (typeof BATCH)[]) => ({
  pickAlerts,
  alertSettings: { __typename: 'AlertSettings' as const, channels: ['MAIL' as const] },
});

beforeAll(writeConfig);
afterEach(() => act(() => leave('signed-out')));

test('a batch says how many it reached and how late, and what failed is sent again', async () => {
  const answers = new Answers()
    .to(PickAlertsDocument, found([BATCH]))
    .to(ResendAlertsDocument, { resendAlerts: { count: 2 } });
  show(<AlertsTab />, { at: '/admin?tab=alerts', answers });
  const row = await screen.findByRole('row', { name: /New picks to Premium members by email/ });
  for (const text of ['412', '2', '5', '1', '1 s, last 4 s']) expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent('5: The member takes a break');
  await userEvent.click(screen.getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('Sending 2 alerts again.')).toBeVisible();
  expect(answers.variablesOf(ResendAlertsDocument)).toEqual([{ input: { batchId: '7' } }]);
});

test('each channel can be tried, and says what kept it from working', async () => {
  const answers = new Answers().to(PickAlertsDocument, found([])).to(SendTestAlertDocument, 'CHANNEL_OFF');
  show(<AlertsTab />, { at: '/admin?tab=alerts', answers });
  expect(await screen.findByText('No member has been notified of a pick on this day yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Test email' }));
  expect(await screen.findByText('This alert channel is not set up')).toBeVisible();
});

test('the checklist of Discord says what is missing and how to mend it', async () => {
  const checks = [
    { __typename: 'DiscordCheck' as const, title: 'The bot is in the server', advice: null },
    { __typename: 'DiscordCheck' as const, title: 'The bot may give roles', advice: 'Turn on Manage Roles.' },
  ];
  const answers = new Answers().to(DiscordChecklistDocument, { discordChecklist: checks });
  show(<AlertsTab />, { at: '/admin?tab=alerts&view=discord', answers });
  expect(await screen.findByRole('heading', { name: '1 of 2 need your attention' })).toBeVisible();
  expect(screen.getByText('Turn on Manage Roles.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Not right' })).toBeVisible();
});
