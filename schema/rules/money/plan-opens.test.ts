import { expect, test } from '@jest/globals';
import { openedPicks, planOpens } from './plan-opens.ts';

test.each([
  ['FREE', 'Free picks', 'Today’s Free picks are open to you.'],
  ['PLUS', 'Free and Plus picks', 'Today’s Free and Plus picks are open to you.'],
  [
    'PREMIUM',
    'Free, Plus and Premium picks; scheduled picks one hour early',
    'Today’s Free, Plus and Premium picks are open to you, scheduled picks one hour early.',
  ],
  [
    'VIP',
    'Every pick; scheduled picks two hours early',
    'You get every pick, and scheduled picks two hours early.',
  ],
] as const)('what %s opens', (tier, opened, sentence) => {
  expect(openedPicks(tier)).toBe(opened);
  expect(planOpens(tier)).toBe(sentence);
});
