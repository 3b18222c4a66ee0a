import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { useAddressChoice } from './use-address-choice.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

/** Two fields of one address, as a list has them. */
function Fields() {
  const [search] = useSearchParams();
  const inAddress = { plan: search.get('plan') ?? 'A', state: search.get('state') ?? 'A' };
  const [chosen, choose] = useAddressChoice(inAddress, (next) => `?${new URLSearchParams(next)}`, {
    replace: true,
  });
  return (
    <>
      {(['plan', 'state'] as const).map((name) => (
        <select
          key={name}
          aria-label={name}
          value={chosen[name]}
          onChange={({ target }) => choose({ ...chosen, [name]: target.value })}
        >
          {['A', 'B', 'C', 'D'].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ))}
      <p>{`Shown: ${inAddress.plan}${inAddress.state}`}</p>
    </>
  );
}

/** An arrow key on a field: the browser moves from what it shows to the next choice. */
function pressDown(name: string): void {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name });
  field.selectedIndex += 1;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('no press is lost, however many come before the page is drawn again', async () => {
  render(<Fields />, { wrapper: BrowserRouter });
  await act(async () => {
    pressDown('plan');
    pressDown('plan');
    pressDown('state');
    pressDown('plan');
    expect(screen.getByText('Shown: AA')).toBeVisible();
  });
  expect(screen.getByRole('combobox', { name: 'plan' })).toHaveValue('D');
  expect(screen.getByText('Shown: DB')).toBeVisible();
  expect(window.location.search).toBe('?plan=D&state=B');
});

test('a field follows an address that something else changed', async () => {
  render(<Fields />, { wrapper: BrowserRouter });
  await act(async () => pressDown('plan'));
  await act(async () => {
    window.history.pushState(null, '', '?plan=C');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('combobox', { name: 'plan' })).toHaveValue('C');
});
