import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  CancelSubscriptionDocument,
  PausePlanDocument,
  ResumePlanDocument,
  SubscriptionDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { samplePlan } from '#frontend/testing/plan-samples.ts';
import { showPlan } from '#frontend/testing/subscription-page.tsx';

const UNTIL = '2027-03-20T17:00:00.000Z';
const planned = samplePlan({ pausedUntil: UNTIL, nextChargeAt: UNTIL });
const paused = samplePlan({ paused: true, pausedUntil: UNTIL, nextChargeAt: UNTIL });
const PAUSED_MEMBER = { planStatus: 'PAUSED', subscription: 'FREE', currentPeriodEndsAt: null } as const;

const STOPPED = { renewalStop: 'COOL_OFF', nextChargeAt: null, nextChargeCents: null } as const;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressIn = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('pausing is offered beside Cancel, and says what is charged when', async () => {
  const answers = new Answers().to(PausePlanDocument, { pausePlan: { subscription: planned } });
  await showPlan({ answers });
  answers.to(SubscriptionDocument, { subscription: planned });
  press('Cancel Subscription');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Cancel Subscription' })).toBeEnabled();
  pressIn('Pause instead');
  const day = await screen.findByLabelText('Resume on');
  expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual(['2026-12-21', '2027-09-16']);
  fireEvent.change(day, { target: { value: '2028-01-01' } });
  expect(screen.getByRole('button', { name: 'Pause Plan' })).toBeDisabled();
  fireEvent.change(day, { target: { value: '2027-03-20' } });
  // One o'clock of winter is one o'clock of summer.
  expect(screen.getByText('$79.00 on Mar 20, 2027, 1:00 PM ET')).toBeVisible();
  // What the server keeps as agreed to.
  expect(
    screen.getByText(
      'Your Plus Plan resumes on Mar 20, 2027, 1:00 PM ET. $79.00 is charged then unless you cancel before, and the price of your plan each month after it.',
    ),
  ).toBeVisible();
  press('Pause Plan');
  expect(await screen.findByText('Your pause is planned.')).toBeVisible();
  // Where it is said until when, it can be undone.
  expect(
    await screen.findByText(
      /^You keep your Plus Plan until Dec 20, 2026, 1:00 PM ET\. Then it is paused until Mar 20/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo Pause' })).toBeVisible();
  expect(answers.requests.find(({ name }) => name === 'PausePlan')?.variables).toEqual({
    ...{ until: '2027-03-20', expectedNextChargeCents: 7_900 },
  });
});

test('during a break pausing still says what is charged on the return', async () => {
  await showPlan({ current: samplePlan(STOPPED) });
  press('Cancel Subscription');
  pressIn('Pause instead');
  fireEvent.change(await screen.findByLabelText('Resume on'), { target: { value: '2027-03-20' } });
  expect(screen.getByText('$79.00 on Mar 20, 2027, 1:00 PM ET')).toBeVisible();
  expect(screen.getByText(/\$79\.00 is charged then unless you cancel before/)).toBeVisible();
});

test('a season that is over makes pausing the first choice', async () => {
  await showPlan({});
  press('Cancel Subscription');
  const pause = within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause instead' });
  const before = pause.className;
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'SEASON' } });
  expect(pause.className).not.toBe(before);
});

test.each([
  ['in its trial', samplePlan({ inTrial: true })],
  ['past due', samplePlan({ pastDue: true })],
])('a plan that is %s offers no pause', async (_, current) => {
  await showPlan({ current });
  press('Cancel Subscription');
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Pause instead' })).toBeNull();
});

test('a pause that is still to come says so, and is undone without a charge', async () => {
  const answers = new Answers().to(ResumePlanDocument, { resumePlan: { subscription: samplePlan() } });
  await showPlan({ answers, current: planned });
  expect(screen.getByText(/^You keep your Plus Plan until Dec 20/)).toHaveTextContent(
    'Then it is paused until Mar 20, 2027, 1:00 PM ET, and $79.00 is charged then.',
  );
  answers.to(SubscriptionDocument, { subscription: samplePlan() });
  press('Undo Pause');
  expect(within(screen.getByRole('dialog')).getByText('$0.00')).toBeVisible();
  pressIn('Undo Pause');
  expect(await screen.findByText('Your plan goes on without a pause.')).toBeVisible();
});

test('a paused plan resumes at the price that is shown', async () => {
  const answers = new Answers().to(ResumePlanDocument, 'CARD_DECLINED', {
    resumePlan: { subscription: samplePlan() },
  });
  await showPlan({ answers, member: PAUSED_MEMBER, current: paused });
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.getByText(/^Your plan is paused\. Your Plus Plan resumes on Mar 20/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Upgrade|Change/ })).toBeNull();
  press('Resume Now');
  pressIn('Resume Plan');
  expect(await screen.findByText(/^Your card was declined/)).toBeVisible();
  pressIn('Resume Plan');
  expect(await screen.findByText(/^You are now on the Plus Plan\. \$79\.00 was charged/)).toBeVisible();
  expect(answers.requests.find(({ name }) => name === 'ResumePlan')?.variables).toEqual({
    expectedTotalCents: 7_900,
  });
});

test('a downgrade that waits for the return is named with its price', async () => {
  await showPlan({ current: { ...planned, tier: 'PREMIUM', pendingTier: 'PLUS' } });
  expect(screen.getByText(/^You keep your Premium Plan until Dec 20/)).toHaveTextContent(
    'Then it is paused. Your Plus Plan resumes on Mar 20, 2027, 1:00 PM ET, and $79.00 is charged then.',
  );
});

test('a break that outlasts the pause ends the plan with it, and a pause to come can be planned again', async () => {
  await showPlan({ current: { ...planned, ...STOPPED } });
  expect(screen.getByText(/^You are taking a break, so your Plus Plan will not resume\./)).toHaveTextContent(
    'It ends on Mar 20, 2027, 1:00 PM ET, and you will not be charged.',
  );
  press('Undo Pause');
  expect(within(screen.getByRole('dialog')).getByText('$79.00 on Dec 20, 2026, 1:00 PM ET')).toBeVisible();
});

test('undoing a pause says that a break then ends the plan with its period', async () => {
  await showPlan({ current: { ...planned, stopWithoutPause: 'COOL_OFF' } });
  press('Undo Pause');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('None')).toBeVisible();
  expect(
    dialog.getByText(
      'You are taking a break, so without the pause your Plus Plan ends on Dec 20, 2026, 1:00 PM ET, and you will not be charged.',
    ),
  ).toBeVisible();
});

test('a pause that has begun is not resumed during a break', async () => {
  await showPlan({ member: PAUSED_MEMBER, current: { ...paused, ...STOPPED } });
  expect(screen.getByText(/It ends on Mar 20, 2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resume Now' })).toBeNull();
});

test('a paused plan is canceled in two clicks, and ends at once', async () => {
  const answers = new Answers().to(CancelSubscriptionDocument, {
    cancelSubscription: { subscription: null },
  });
  await showPlan({ answers, member: PAUSED_MEMBER, current: paused });
  press('Cancel Subscription');
  expect(screen.getByText('Your plan ends now instead of resuming. You will not be charged.')).toBeVisible();
  pressIn('Cancel Subscription');
  expect(await screen.findByText('Your plan has ended.')).toBeVisible();
});
