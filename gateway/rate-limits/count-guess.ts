import { refuseOverLimit } from './consume-points.ts';
import type { Points } from './points.ts';
import { visitorAt } from './quota-owner.ts';

/** What a wrong token, key, link or signature costs its network: 60 a minute are refused as such, then as too many. */
const GUESS_COST = 100;

/** Counts a wrong secret. Throws RATE_LIMITED instead of what it would be refused as, for a network with too many. */
export async function countGuess(points: Points, ip: string, now: Date): Promise<void> {
  refuseOverLimit(await points.spend(visitorAt(ip), GUESS_COST, now));
}
