import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { BoardDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { NOW, sampleBoard, sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { PicksPage } from './PicksPage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the trial banner', () => {
  const free = { subscription: 'FREE', planStatus: 'TRIALING' } as const;

  async function showTo(given: Parameters<typeof sampleMember>[0]) {
    const answers = new Answers().to(BoardDocument, sampleBoard([]));
    show(<PicksPage />, { at: '/dashboard', answers, member: sampleMember(given) });
    await pass();
    return screen.queryByRole('complementary', { name: 'Free trial' });
  }

  test('ticks by the server for a free member, even when the clock of the browser is wrong', async () => {
    jest.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    const banner = await showTo({ ...free, trialEndDate: '2026-11-20T20:00:10.000Z' });
    expect(banner).toHaveTextContent('Free Trial: 2h 00m');
    await pass(3_000);
    expect(banner).toHaveTextContent('2h 00m 07s');
  });

  test('says that the trial is over', async () => {
    const banner = await showTo({ ...free, planStatus: 'EXPIRED', trialEndDate: '2026-11-20T17:59:59.000Z' });
    expect(banner).toHaveTextContent('Trial Ended: Upgrade to continue access');
    expect(within(banner as HTMLElement).getByRole('link')).toHaveAttribute('href', '/pricing');
  });

  test('to a member whose plan ended it says so, what it costs again, and nothing of a trial', async () => {
    const endedPlan = {
      __typename: 'EndedPlan',
      tier: 'PREMIUM',
      endedAt: '2026-10-23T16:00:00.000Z',
      closedUntil: null,
    } as const;
    const trialEndDate = '2026-09-20T16:00:00.000Z';
    expect(await showTo({ ...free, planStatus: 'EXPIRED', trialEndDate, endedPlan })).toBeNull();
    await pass();
    const banner = within(screen.getByRole('complementary', { name: 'Your plan' }));
    expect(banner.getByText('Premium ended Oct 23. Restart it for $129 a month.')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Restart Premium' })).toHaveAttribute(
      'href',
      '/checkout/premium',
    );
    expect(document.body).not.toHaveTextContent(/trial|free day/i);
  });

  test.each<[string, Parameters<typeof sampleMember>[0]]>([
    [
      'a former payer with a payment due',
      { ...free, planStatus: 'PAST_DUE', trialEndDate: '2026-11-01T16:00:00.000Z' },
    ],
    ['a payer in the trial of a plan', { trialEndDate: '2026-11-20T20:00:00.000Z' }],
    ['a free member without a trial', { ...free, trialEndDate: null }],
  ])('is not for %s', async (_name, given) => expect(await showTo(given)).toBeNull());
});
