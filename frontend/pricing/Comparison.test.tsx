import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Comparison } from './Comparison.tsx';

test('Plus and Premium are compared in a table with headers both ways', () => {
  render(
    <MemoryRouter>
      <Comparison />
    </MemoryRouter>,
  );
  expect(document.getElementById('plan-comparison')).toContainElement(screen.getByRole('table'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'Plus',
    'Premium',
  ]);
  const row = within(
    screen.getByRole('rowheader', { name: 'Premium Package Picks' }).closest('tr') as HTMLElement,
  );
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '–Not included',
    'Included',
  ]);
});
