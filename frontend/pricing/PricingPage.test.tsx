import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { PLAN_QUESTIONS } from '#frontend/ui/plan-questions.ts';
import { PricingPage } from './PricingPage.tsx';

const fetchBefore = globalThis.fetch;
const observerBefore = window.IntersectionObserver;
afterEach(() => {
  globalThis.fetch = fetchBefore;
  window.IntersectionObserver = observerBefore;
});

test('below the plans: the record, asked for when it comes near, and the questions about plans', async () => {
  let comeNear = () => {};
  window.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => report([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (_url: unknown, sent?: { body: string }) => {
    asked.push(/query (\w+)/.exec(sent?.body ?? '')?.[1] ?? '');
    return { json: async () => ({ data: { recordStats: { to: '2026-11-21', figures: FIGURES } } }) };
  }) as unknown as typeof fetch;
  show(<PricingPage />, { at: '/pricing', answers: new Answers(), session: VISITOR });
  expect(screen.getByRole('link', { name: 'Read the record' })).toHaveAttribute('href', '/record');
  for (const { question } of PLAN_QUESTIONS) expect(screen.getByText(question)).toBeVisible();
  // Long enough for a question that is sent at once: its module is there already.
  await import('#frontend/ui/record-so-far.ts');
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(asked).not.toContain('RecordSoFar');
  act(() => comeNear());
  expect(await screen.findByRole('link', { name: /^Our record: 779–679–41/ })).toHaveAttribute(
    'href',
    '/record',
  );
  expect(asked).toContain('RecordSoFar');
});

const FIGURES = {
  ...{ n: 1_499, wins: 779, losses: 679, pushes: 41 },
  staked: {
    n: 1_499,
    needed: 100,
    units: 103.31,
    staked: 2_198,
    yield: 0.047,
    interval: { low: -0.0071, high: 0.1011 },
  },
};
