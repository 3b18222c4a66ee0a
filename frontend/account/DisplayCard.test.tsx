import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseDisplay } from '#frontend/app/choose-display.ts';
import { showAs } from '#frontend/app/display.ts';
import { leave, reloadMember } from '#frontend/app/session/live-session.ts';
import { MeDocument, SetDisplayDocument } from '#frontend/generated/graphql.ts';
import { ANN, accountAnswers, showAccountPage } from '#frontend/testing/account-page.tsx';
import type { Answers } from '#frontend/testing/answers.ts';
import { meAnswer, Network } from '#frontend/testing/network.ts';
import { writeConfig } from '#frontend/testing/show-to.tsx';

let network: Network;
let answers: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  answers = accountAnswers();
  network = new Network(answers);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
});

const showAccount = (account?: Record<string, unknown>) => showAccountPage({ network, answers }, account);

test('odds and times are kept with the account, and stakes on this device', async () => {
  answers.to(SetDisplayDocument, { setDisplay: { user: ANN } });
  await showAccount({ emailVerified: true });
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Odds'), 'Decimal (1.91)');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Times'), 'Mountain');
  await waitFor(() =>
    expect(answers.variablesOf(SetDisplayDocument)).toEqual([
      { input: { oddsFormat: 'DECIMAL' } },
      { input: { timeZone: 'America/Denver' } },
    ]),
  );
  await user.type(screen.getByLabelText('One unit in dollars'), '12.5x');
  expect(screen.getByText('Enter an amount, such as 50')).toBeVisible();
  await user.type(screen.getByLabelText('One unit in dollars'), '{Backspace}0');
  expect(screen.getByText('Saved on this device.')).toBeVisible();
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(JSON.parse(localStorage.getItem('display') ?? '')).toEqual({
    odds: 'DECIMAL',
    zone: 'America/Denver',
    unitCents: 1_250,
  });
  act(() => void showAs({ odds: 'AMERICAN', zone: null, unitCents: null }));
});

test('shows odds and times as the account keeps them, on any device', async () => {
  const member = { ...ANN, oddsFormat: 'FRACTIONAL' as const, timeZone: 'America/Denver' };
  answers.to(MeDocument, meAnswer(member));
  await showAccount();
  expect(screen.getByLabelText('Odds')).toHaveValue('FRACTIONAL');
  expect(screen.getByLabelText('Times')).toHaveValue('America/Denver');
  act(() => void showAs({ odds: 'AMERICAN', zone: null }));
});

test('an account that cannot be reached is said, and gets the choice when it is next loaded', async () => {
  answers.to(SetDisplayDocument, 'unreachable', {
    setDisplay: { user: { ...ANN, timeZone: 'Pacific/Honolulu' } },
  });
  answers.to(MeDocument, meAnswer({ ...ANN, timeZone: 'America/Denver' }));
  await showAccount();
  await userEvent.selectOptions(screen.getByLabelText('Times'), 'Hawaii');
  expect(await screen.findByText(/we will save it to your account later/)).toBeVisible();
  await act(() => reloadMember());
  expect(screen.getByLabelText('Times')).toHaveValue('Pacific/Honolulu');
  await act(() => reloadMember());
  const hawaii = { input: { timeZone: 'Pacific/Honolulu' } };
  expect(answers.variablesOf(SetDisplayDocument)).toEqual([hawaii, hawaii]);
  act(() => void showAs({ odds: 'AMERICAN', zone: null }));
});

describe('what a visitor chose on this device', () => {
  const choose = () => chooseDisplay({ odds: 'DECIMAL', zone: null });
  afterEach(() => act(() => void showAs({ odds: 'AMERICAN', zone: null })));

  test('goes to an account that never chose', async () => {
    const kept = { ...ANN, oddsFormat: 'DECIMAL' as const, timeZone: 'America/New_York' };
    answers.to(SetDisplayDocument, { setDisplay: { user: kept } });
    expect(await choose()).toBe('HERE');
    await showAccount();
    expect(answers.variablesOf(SetDisplayDocument)).toEqual([
      { input: { oddsFormat: 'DECIMAL', timeZone: 'America/New_York' } },
    ]);
    expect(screen.getByLabelText('Odds')).toHaveValue('DECIMAL');
  });

  test('leaves what an account chose, and is not given to the next one', async () => {
    answers.to(SetDisplayDocument, 'INTERNAL_SERVER_ERROR');
    answers.to(
      MeDocument,
      meAnswer({ ...ANN, oddsFormat: 'FRACTIONAL', timeZone: 'America/Denver' }),
      meAnswer(ANN),
    );
    await choose();
    await showAccount();
    expect(screen.getByLabelText('Odds')).toHaveValue('FRACTIONAL');
    await act(() => reloadMember());
    expect(answers.timesSent(SetDisplayDocument)).toBe(0);
  });
});
