import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets answers and parts of the page arrive, and timers of the next `ms` run; the test has stopped the clock. */
export async function pass(ms = 1): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}
