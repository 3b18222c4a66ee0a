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
    for (const wanted of TIERS) {
      const may = reads[own].includes(wanted);
      test(`${own} ${may ? 'reads' : 'does not read'} ${wanted}`, () => {
        expect(tierCovers(own, wanted)).toBe(may);
        expect(higherTier(own, wanted)).toBe(may ? own : wanted);
      });
    }
});

test('tiers are ranked from free to vip and written as the specification writes them', () => {
  expect(TIERS.map(tierRank)).toEqual([0, 1, 2, 3]);
  expect(TIERS.map(tierLabel)).toEqual(['Free', 'Plus', 'Premium', 'VIP']);
});
