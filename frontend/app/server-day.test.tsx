import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setServerNow } from './server-clock.ts';
import { useServerDay } from './server-day.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2020-01-01T00:00:00Z') });
  // Four seconds before midnight in New York, whatever the browser's clock says.
  setServerNow('2026-11-21T04:59:56.000Z');
});
afterEach(() => {
  jest.useRealTimers();
});

function Day() {
  return <p>{useServerDay()}</p>;
}

async function shown(): Promise<string | null> {
  return (await screen.findByText(/^\d{4}/)).textContent;
}

test('the day changes at midnight in New York, and at the next midnight again', async () => {
  render(<Day />);
  expect(await shown()).toBe('2026-11-20');
  await act(() => jest.advanceTimersByTimeAsync(3_999));
  expect(await shown()).toBe('2026-11-20');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(await shown()).toBe('2026-11-21');
  await act(() => jest.advanceTimersByTimeAsync(24 * 3_600_000));
  expect(await shown()).toBe('2026-11-22');
});

test('it changes with the answer that says so', async () => {
  render(<Day />);
  act(() => setServerNow('2026-11-23T12:00:00.000Z'));
  expect(await shown()).toBe('2026-11-23');
});

test('an old answer that is shown again from the cache does not take the day back', async () => {
  render(<Day />);
  await act(() => jest.advanceTimersByTimeAsync(10 * 3_600_000));
  act(() => setServerNow('2026-11-21T04:59:56.000Z'));
  expect(await shown()).toBe('2026-11-21');
});

test('it changes when the reader comes back to a page that had slept', async () => {
  render(<Day />);
  jest.setSystemTime(new Date('2020-01-01T09:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await shown()).toBe('2026-11-21');
});

test('nothing is waited for once it is gone', () => {
  const { unmount } = render(<Day />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
