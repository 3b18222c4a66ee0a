import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { type Session, setSession } from '#frontend/app/session/session.ts';
import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { MEMBER, VISITOR } from '#frontend/testing/show-to.tsx';
import { Comparison } from './Comparison.tsx';

const PER_DAY = { FREE: 2, PLUS: 5, PREMIUM: 9, VIP: 12 };

function compare(session: Session, perDay: PicksPerDay | null = PER_DAY) {
  act(() => setSession(session));
  render(<Comparison perDay={perDay} />);
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

beforeEach(() => act(() => setSession(VISITOR)));

test('Plus and Premium are compared in a table with headers both ways', () => {
  compare(VISITOR);
  expect(document.getElementById('plan-comparison')).toContainElement(screen.getByRole('table'));
  expect(screen.getByRole('heading', { name: 'Compare Plus and Premium' })).toBeVisible();
  expect(columns()).toEqual(['Feature', 'Plus', 'Premium']);
  expect(cells('Premium Package Picks')).toEqual(['–Not included', 'Included']);
  expect(screen.queryByRole('rowheader', { name: 'VIP-only picks' })).toBeNull();
});

test('members compare VIP as well', () => {
  compare(MEMBER);
  expect(columns()).toEqual(['Feature', 'Plus', 'Premium', 'VIP']);
  expect(cells('Early Access to Picks')).toEqual(['–Not included', '1 hour early', '2 hours early']);
  expect(cells('VIP-only picks')).toEqual(['–Not included', '–Not included', 'Included']);
});

test('in numbers that the board really has, once they are known', () => {
  compare(MEMBER);
  expect(cells('Number of picks')).toEqual(['About 5 a day', 'About 9 a day', 'About 12 a day']);
});

test('in words until then', () => {
  compare(VISITOR, null);
  expect(cells('Number of picks')).toEqual(['Free and Plus', 'Plus and Premium']);
});

test('what no plan has is not compared', () => {
  compare(MEMBER);
  expect(screen.queryByText(/Guarantee|arbitrage|24\/7|Example|Sample/)).toBeNull();
  expect(cells('Support')).toEqual(['By email', 'By email', 'By email']);
});
