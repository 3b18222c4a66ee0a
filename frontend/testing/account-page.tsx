import { act, screen } from '@testing-library/react';
import { AccountPage } from '#frontend/account/AccountPage.tsx';
import { signIn } from '#frontend/app/session/identity.ts';
import {
  ApiKeysDocument,
  BookChoicesDocument,
  LimitsDocument,
  MeDocument,
  SessionsDocument,
  WebhooksDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { meAnswer, type Network } from '#frontend/testing/network.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

export const ANN = sampleMember({ id: 'ann', email: 'ann@example.com' });
export const LIMITS = {
  __typename: 'Limits' as const,
  ...{ ageConfirmedAt: null, spentThisMonthCents: 7_900, spentCents: 15_800 },
  ...{ monthlyLimitCents: null, nextLimitCents: null, nextLimitAt: null },
  ...{ coolOffUntil: null, excludedUntil: null },
};
const SESSIONS = [
  {
    __typename: 'Session' as const,
    deviceName: 'Chrome on Windows',
    signedInAt: '2026-11-20T12:00:00Z',
    lastSeenAt: '2026-11-20T17:00:00Z',
    isCurrent: true,
  },
  {
    __typename: 'Session' as const,
    deviceName: 'Safari on iPhone',
    signedInAt: '2026-11-02T12:00:00Z',
    lastSeenAt: '2026-11-18T12:00:00Z',
    isCurrent: false,
  },
];

/** What the page asks for when it opens, answered for Ann. */
export function accountAnswers(): Answers {
  return new Answers()
    .to(MeDocument, meAnswer(ANN))
    .to(ApiKeysDocument, { apiKeys: [] })
    .to(WebhooksDocument, { webhookEndpoints: [], apiKeys: [] })
    .to(LimitsDocument, { limits: LIMITS })
    .to(BookChoicesDocument, 'FEED_OFF')
    .to(SessionsDocument, { sessions: SESSIONS });
}

/** Signs Ann in, with these facts of hers at the identity provider, and opens the page. */
export async function showAccountPage(
  { network, answers }: { network: Network; answers: Answers },
  account: Record<string, unknown> = {},
): Promise<void> {
  network.identity('accounts:lookup', { users: [network.account(account)] });
  await act(() => signIn('ann@example.com', 'secret'));
  show(<AccountPage />, { at: '/account', answers, member: ANN });
  await screen.findByText(/Use an API key to read your board/);
}
