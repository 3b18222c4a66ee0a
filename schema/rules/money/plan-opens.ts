import { coveredTiers, type Tier, TOP_TIER, tierLabel } from '#schema/rules/access/tiers.ts';
import { listedAnd } from '#schema/rules/text/listed.ts';
import { inWords } from '#schema/rules/text/numbers.ts';
import { planOf } from './plans.ts';

/** What a plan opens: 'Free and Plus picks'; of the highest one 'Every pick; scheduled picks two hours early'. */
export function openedPicks(tier: Tier): string {
  const early = earlyText(tier);
  const opened = tier === TOP_TIER ? 'Every pick' : picksOf(tier);
  return early ? `${opened}; ${early}` : opened;
}

/** The same as a sentence to somebody who has the plan. */
export function planOpens(tier: Tier): string {
  const early = earlyText(tier);
  if (tier === TOP_TIER) return `You get every pick${early ? `, and ${early}` : ''}.`;
  return `Today’s ${picksOf(tier)} are open to you${early ? `, ${early}` : ''}.`;
}

function picksOf(tier: Tier): string {
  return `${listedAnd(coveredTiers(tier).map(tierLabel))} picks`;
}

/** 'scheduled picks one hour early'; null for a plan whose picks open with all others. */
function earlyText(tier: Tier): string | null {
  const hours = planOf(tier).earlyAccessMinutes / 60;
  if (hours === 0) return null;
  return `scheduled picks ${inWords(hours)} ${hours === 1 ? 'hour' : 'hours'} early`;
}
