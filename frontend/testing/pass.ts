import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Lets answers and parts of the page arrive, and timers of the next `ms` run; the test has stopped the clock. */
export function pass(ms = 1): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
