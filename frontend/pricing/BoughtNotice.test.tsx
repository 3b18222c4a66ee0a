import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { forgetBoughtPlan, keepBoughtPlan } from '#frontend/billing/bought-plan.ts';
import { MEMBER, showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { BoughtNotice } from './BoughtNotice.tsx';

const BOUGHT = { tier: 'PLUS', email: 'ann@example.com' } as const;

afterEach(forgetBoughtPlan);

test('a buyer who left before choosing a password reads where the link is', () => {
  keepBoughtPlan(BOUGHT);
  showTo(VISITOR, <BoughtNotice />, '/pricing');
  expect(screen.getByRole('status')).toHaveTextContent(
    'You bought the Plus Plan. Finish your account: the receipt that we sent to ann@example.com has a link to choose your password.',
  );
});

test('nobody else does, nor the buyer who has signed in', () => {
  showTo(VISITOR, <BoughtNotice />, '/pricing');
  expect(screen.queryByRole('status')).toBeNull();
  keepBoughtPlan(BOUGHT);
  showTo(MEMBER, <BoughtNotice />, '/pricing');
  expect(screen.queryByRole('status')).toBeNull();
});
