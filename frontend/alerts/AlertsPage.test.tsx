import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverNow } from '#frontend/app/server-clock.ts';
import { signIn } from '#frontend/app/session/identity.ts';
import { leave } from '#frontend/app/session/live-session.ts';
import {
  type AlertSettingsCardFragment,
  AlertSettingsDocument,
  FeedsDocument,
  MeDocument,
  PushDocument,
  SendConfirmationDocument,
  SendTestAlertDocument,
  SetAlertsDocument,
  SetWeeklyReceiptsDocument,
  WeeklyReceiptsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { meAnswer, Network } from '#frontend/testing/network.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { writeConfig } from '#frontend/testing/show-to.tsx';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { readableTime } from '#schema/rules/time/eastern-time.ts';
import { AlertsPage } from './AlertsPage.tsx';

const ANN = sampleMember({ id: 'ann', email: 'ann@example.com' });
const reach = (changes: object) => ({
  __typename: 'DigestReach' as const,
  ...{ picks: 97, reached: 0, bestAt: '11:15', bestReached: 92, ...changes },
});
const clock = (changes: Partial<AlertSettingsCardFragment['clock']> = {}) => ({
  ...{ __typename: 'MemberClock' as const, zone: 'America/New_York', utcOffsetMinutes: -300 },
  ...{ nextDigest: null, zoneData: '2026f', ...changes },
});
const settings = (changes: Partial<AlertSettingsCardFragment> = {}) => ({
  __typename: 'AlertSettings' as const,
  ...{
    mail: 'INSTANT' as const,
    push: true,
    recap: false,
    digestAt: '09:00',
    quietFrom: '22:00',
    quietTo: '08:00',
  },
  ...{ lockedNews: false, hideWords: false, emailProved: true, mailStop: null, channels: ['MAIL' as const] },
  clock: clock(),
  leagues: [...LEAGUES],
  tiers: [...TIERS],
  digestReach: reach({}),
  ...changes,
});
const weeklyReceipts = (on: boolean) => ({
  me: { __typename: 'User' as const, id: 'ann', weeklyReceipts: on },
});
const saved = (changes: Partial<AlertSettingsCardFragment>) => ({
  setAlerts: { settings: settings(changes) },
});
let network: Network;
let answers: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  answers = new Answers()
    .to(PushDocument, { push: null })
    .to(FeedsDocument, { feeds: null })
    .to(MeDocument, meAnswer(ANN))
    .to(WeeklyReceiptsDocument, weeklyReceipts(false));
  network = new Network(answers);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
});

async function showAlerts(changes: Partial<AlertSettingsCardFragment> = {}, account = {}) {
  answers.to(AlertSettingsDocument, { alertSettings: settings(changes) });
  network.identity('accounts:lookup', { users: [network.account(account)] });
  await act(() => signIn('ann@example.com', 'secret'));
  show(<AlertsPage />, { at: '/account/alerts', answers, member: ANN });
  await screen.findByRole('heading', { name: 'Quiet hours' });
}

test('each choice is saved at once, and said beside what was changed', async () => {
  answers.to(SetAlertsDocument, saved({ mail: 'DIGEST' }), saved({ mail: 'DIGEST', leagues: ['NFL'] }));
  await showAlerts();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /Once a day/ }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByLabelText('Time of the daily email')).toHaveValue('09:00');
  await user.click(screen.getByRole('checkbox', { name: 'NBA' }));
  await waitFor(() =>
    expect(answers.variablesOf(SetAlertsDocument)).toEqual([
      { input: { mail: 'DIGEST', digestAt: '11:15' } },
      { input: { leagues: ['NFL', 'NCAAF', 'NCAAB', 'MLB', 'NHL'] } },
    ]),
  );
});

test('choices that are made faster than they are saved all count, and are saved one after the other', async () => {
  const answer = answers.delayed(SetAlertsDocument, saved({ leagues: ['NFL'] }), saved({ leagues: [] }));
  await showAlerts({ leagues: ['NFL', 'NHL'] });
  const box = (league: string) => screen.getByRole('checkbox', { name: league });
  await userEvent.click(box('NHL'));
  expect(box('NHL')).not.toBeChecked();
  await userEvent.click(box('NFL'));
  expect(answers.variablesOf(SetAlertsDocument)).toEqual([{ input: { leagues: ['NFL'] } }]);
  await act(async () => answer());
  await waitFor(() =>
    expect(answers.variablesOf(SetAlertsDocument).slice(1)).toEqual([{ input: { leagues: [] } }]),
  );
  expect(await screen.findByText('Saved.')).toBeVisible();
  for (const league of ['NFL', 'NHL']) expect(box(league)).not.toBeChecked();
});

test('a daily email at another time than most picks open says so, and offers that time', async () => {
  const best = saved({ mail: 'DIGEST', digestAt: '11:15', digestReach: reach({ reached: 92 }) });
  answers.to(SetAlertsDocument, best);
  await showAlerts({ mail: 'DIGEST', digestAt: '08:00' });
  expect(
    screen.getByText(/^At 8:00 AM it would have had 0 of the 97 picks .* At 11:15 AM .* 92\.$/),
  ).toBeVisible();
  expect(screen.getAllByText(/^Eastern time/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Use 11:15 AM' }));
  expect(await screen.findByText(/^At 11:15 AM it would have had 92 of the 97 picks/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  expect(screen.getByLabelText('Time of the daily email')).toHaveValue('11:15');
  expect(answers.variablesOf(SetAlertsDocument)).toEqual([{ input: { digestAt: '11:15' } }]);
});

test('a member sends themselves a test, and reads why it was not sent', async () => {
  answers.to(SendTestAlertDocument, { sendTestAlert: { channel: 'MAIL' } }, 'RATE_LIMITED');
  await showAlerts();
  const button = () => screen.getByRole('button', { name: 'Send me a test email' });
  await userEvent.click(button());
  expect(await screen.findByText(/^Sent\. If it is not there/)).toBeVisible();
  await userEvent.click(button());
  expect(await screen.findByText(/^The test was not sent\./)).toBeVisible();
  expect(answers.variablesOf(SendTestAlertDocument)).toEqual([
    { input: { channel: 'MAIL' } },
    { input: { channel: 'MAIL' } },
  ]);
});

test('the page says what time it is by the clock that counts, and when the next daily email comes', async () => {
  const winnipeg = clock({ zone: 'America/Winnipeg', nextDigest: '2026-12-15T09:00' });
  await showAlerts({ mail: 'DIGEST', clock: winnipeg });
  const now = readableTime(new Date(serverNow().getTime() - 5 * HOUR).toISOString().slice(11, 16));
  const [mail, quiet] = screen.getAllByText(/^Winnipeg time/);
  expect(mail).toHaveTextContent(
    `Winnipeg time, now ${now}; next email Tue, Dec 15, 9:00 AM. Chosen under Account Settings, by the time zones of 2026f.`,
  );
  expect(quiet).toHaveTextContent(`Winnipeg time, now ${now}. Chosen under`);
});

test('quiet hours can be moved and taken away', async () => {
  answers.to(SetAlertsDocument, saved({ quietFrom: '23:00' }), saved({ quietFrom: null, quietTo: null }));
  await showAlerts();
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '23:00');
  await user.tab();
  await user.click(screen.getByRole('checkbox', { name: /Send nothing at night/ }));
  await waitFor(() =>
    expect(answers.variablesOf(SetAlertsDocument)).toEqual([
      { input: { quietFrom: '23:00' } },
      { input: { quietFrom: null, quietTo: null } },
    ]),
  );
  expect(screen.queryByLabelText('From')).toBeNull();
});

test('a time that was cleared is asked for, and the one before it stays', async () => {
  await showAlerts();
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('From'));
  await user.tab();
  expect(screen.getByText('Enter a time. Until you do, 10:00 PM stays.')).toBeVisible();
  expect(screen.getByLabelText('From')).toBeInvalid();
  expect(answers.timesSent(SetAlertsDocument)).toBe(0);
});

test('mail begins only once the address is confirmed, and ends without that', async () => {
  answers.to(SendConfirmationDocument, { sendConfirmation: { settings: settings({ emailProved: false }) } });
  await showAlerts({ emailProved: false });
  expect(screen.getByRole('radio', { name: /Never/ })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: /Email me the results/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Send a confirmation email' }));
  expect(await screen.findByText('We sent a confirmation link to ann@example.com.')).toBeVisible();
});

test('an address that refuses mail is said first', async () => {
  await showAlerts({ mailStop: 'BOUNCE' });
  expect(screen.getByRole('alert')).toHaveTextContent(/ann@example.com refused our last email/);
});

test('a choice that is not saved is said, and stays as it was', async () => {
  answers.to(SetAlertsDocument, 'UNAVAILABLE');
  await showAlerts();
  await userEvent.click(screen.getByRole('radio', { name: /Never/ }));
  expect(await screen.findByText(/^Failed to save this/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /As picks open/ })).toBeChecked();
});

describe('the weekly proofs', () => {
  const box = () => screen.findByRole('checkbox', { name: /Email me the week’s proofs every Monday/ });
  const chosen = (on: boolean) => ({ setWeeklyReceipts: { user: weeklyReceipts(on).me } });

  test('are mailed from when a member asks for them until they no longer do', async () => {
    answers.to(SetWeeklyReceiptsDocument, chosen(true), chosen(false));
    await showAlerts();
    await waitFor(async () => expect(await box()).toBeEnabled());
    await userEvent.click(await box());
    expect(await screen.findByText(/^Saved. The first email comes on the next Monday/)).toBeVisible();
    await userEvent.click(await box());
    expect(await screen.findByText('Saved. We no longer send them.')).toBeVisible();
    expect(answers.variablesOf(SetWeeklyReceiptsDocument)).toEqual([
      { input: { enabled: true } },
      { input: { enabled: false } },
    ]);
  });

  test('need a confirmed address to begin, and none to end', async () => {
    await showAlerts({ emailProved: false });
    expect(await screen.findByText(/Confirm your address first/)).toBeVisible();
    expect(await box()).toBeDisabled();
  });
});
