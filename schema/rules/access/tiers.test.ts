import { describe, expect, test } from '@jest/globals';
import { higherTier, TIERS, type Tier, tierCovers, tierLabel, tierRank } from './tiers.ts';

describe('each tier reads itself and what stands below it', () => {
  const reads: Record<Tier, Tier[]> = {
    FREE: ['FREE'],
    PLUS: ['FREE', 'PLUS'],
    PREMIUM: ['FREE', 'PLUS', 'PREMIUM'],
    VIP: ['FREE', 'PLUS', 'PREMIUM', 'VIP'],
  };
  for (const own of TIERS)
    for (const required of TIERS) {
      const may = reads[own].includes(required);
      test(`${own} ${may ? 'reads' : 'does not read'} ${required}`, () => {
        expect(tierCovers(own, required)).toBe(may);
        expect(higherTier(own, required)).toBe(may ? own : required);
      });
    }
});

test('tiers are ranked from free to vip and written as the specification writes them', () => {
  expect(TIERS.map(tierRank)).toEqual([0, 1, 2, 3]);
  expect(TIERS.map(tierLabel)).toEqual(['Free', 'Plus', 'Premium', 'VIP']);
});
