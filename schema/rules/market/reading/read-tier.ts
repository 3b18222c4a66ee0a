import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { plainText } from './plain-text.ts';
import { question, type Reading, refusal, value } from './reading.ts';

/** A few words at most: a sentence is no name of a plan. */
const NAME = /^(?=.*\p{L})\S+(?: \S+){0,2}$/u;

/** A tier by its name, also as 'V.I.P.'. Another name that people have for one, such as 'Gold', is asked about. */
export function readTier(text: string): Reading<Tier> {
  const words = plainText(text);
  const name = words.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const tier = TIERS.find((each) => each === name);
  if (tier) return value(tier);
  if (!NAME.test(words)) return refusal(text, `write ${TIERS.map(tierLabel).join(', ')}`);
  const choices = TIERS.map((each) => ({ key: each.toLowerCase(), label: tierLabel(each), value: each }));
  return question('tier', `Which plan is “${words}”?`, choices);
}
