import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  InvoicesDocument,
  type InvoicesQuery,
  PaymentMethodDocument,
  SubscriptionDocument,
} from '#frontend/generated/graphql.ts';
import { SubscriptionPage } from '#frontend/subscription/SubscriptionPage.tsx';
import { Answers } from '#frontend/testing/answers.ts';
import { CARD, samplePlan } from '#frontend/testing/plan-samples.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

type Invoice = InvoicesQuery['invoices']['nodes'][number];

export function invoices(nodes: Partial<Invoice>[], hasNextPage = false): InvoicesQuery {
  const whole = nodes.map((node, place) => ({
    __typename: 'Invoice' as const,
    id: `inv_${place}`,
    number: `CL-20261120-000${place}`,
    type: 'CHARGE' as const,
    planCode: 'plus',
    reason: 'Plus renewed for Nov 20, 2026 to Dec 20, 2026. Paid with Visa ending in 1111.',
    totalCents: 7_900,
    state: 'PAID' as const,
    createdAt: '2026-11-20T18:00:00.000Z',
    downloadUrl: `/invoices/inv_${place}.pdf?signed`,
    ...node,
  }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: 'end' };
  return { invoices: { __typename: 'InvoiceConnection' as const, nodes: whole, pageInfo } } as InvoicesQuery;
}

interface Shown {
  member?: Parameters<typeof sampleMember>[0];
  current?: ReturnType<typeof samplePlan> | null;
  answers?: Answers;
}

export async function showPlan({ member, current = samplePlan(), answers = new Answers() }: Shown = {}) {
  answers
    .to(SubscriptionDocument, { subscription: current })
    .or(PaymentMethodDocument, { paymentMethod: CARD })
    .or(InvoicesDocument, invoices([{}]));
  show(<SubscriptionPage />, { at: '/subscription', answers, member: sampleMember(member) });
  await waitFor(() => expect(screen.queryByText('Loading your card...')).toBeNull());
  return answers;
}
