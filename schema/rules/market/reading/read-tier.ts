import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { plainText } from './plain-text.ts';
import { type Reading, refusal, value } from './reading.ts';

export function readTier(text: string): Reading<Tier> {
  const name = plainText(text).toUpperCase();
  const tier = TIERS.find((each) => each === name);
  return tier ? value(tier) : refusal(text, `write ${TIERS.map(tierLabel).join(', ')}`);
}
