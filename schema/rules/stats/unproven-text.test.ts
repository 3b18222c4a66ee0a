import { expect, test } from '@jest/globals';
import { unprovenText } from './unproven-text.ts';

test.each([
  [{ wins: 0, losses: 0, pushes: 0, units: 0 }, 'No counted pick is from before the log began.'],
  [
    { wins: 1, losses: 0, pushes: 0, units: 0.91 },
    'Unproven, from before the log began: 1 pick, 1–0, +0.9 units.',
  ],
  [
    { wins: 7, losses: 5, pushes: 1, units: -1.26 },
    'Unproven, from before the log began: 13 picks, 7–5–1, −1.3 units.',
  ],
])('%j: %s', (unproven, text) => expect(unprovenText(unproven)).toBe(text));
