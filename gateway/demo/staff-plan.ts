import { FIRST_PRICES } from '#schema/rules/money/plan-prices.ts';
import { Luck } from './luck.ts';
import type { Planned, StaffAct } from './planned.ts';

/** Members get another price thirty days after the mail about it, so a move takes two months to reach all of them. */
const MOVE = { priced: 205, proposed: 206, ended: 268 };

/** What the staff does and when. Prices end at the documented ones. */
const PLAN: readonly [day: number, hour: number, act: StaffAct][] = [
  [0, 8, { does: 'join staff', name: 'admin', role: 'OWNER' }],
  [0, 9, { does: 'price', tier: 'PLUS', cents: 6_900, reason: 'Opening price' }],
  [0, 9.1, { does: 'price', tier: 'VIP', cents: 19_900, reason: 'Opening price' }],
  [1, 10, { does: 'join staff', name: 'marcus', role: 'ANALYST' }],
  [2, 10, { does: 'join staff', name: 'dana', role: 'ANALYST' }],
  [20, 11, { does: 'coupon', code: 'WELCOME20', percent: 20, months: 1 }],
  [38, 9, { does: 'join staff', name: 'nora', role: 'SUPPORT' }],
  [96, 9, { does: 'join staff', name: 'felix', role: 'FINANCE' }],
  [130, 10, { does: 'join staff', name: 'tomas', role: 'ANALYST' }],
  [MOVE.priced, 10, { does: 'price', tier: 'PLUS', cents: FIRST_PRICES.PLUS, reason: 'More leagues' }],
  [MOVE.proposed, 10, { does: 'move price', tier: 'PLUS', cents: FIRST_PRICES.PLUS, reason: 'More leagues' }],
  [MOVE.proposed, 12, { does: 'approve move' }],
  [MOVE.ended, 10, { does: 'end move' }],
  // Members who had VIP keep what they agreed to.
  [300, 10, { does: 'price', tier: 'VIP', cents: FIRST_PRICES.VIP, reason: 'Two more analysts’ work' }],
  [269, 9, { does: 'coupon', code: 'KICKOFF25', percent: 25, months: 3 }],
  [331, 9, { does: 'switch coupon off', code: 'KICKOFF25' }],
  [160, 14, { does: 'dispute', name: 'first', nth: 3, reason: 'fraud' }],
  [166, 15, { does: 'bank decides', name: 'first', status: 'disputed' }],
  [195, 11, { does: 'bank decides', name: 'first', status: 'won' }],
  [290, 14, { does: 'dispute', name: 'second', nth: 5, reason: 'product_not_received' }],
  [297, 10, { does: 'bank decides', name: 'second', status: 'disputed' }],
  [334, 11, { does: 'bank decides', name: 'second', status: 'lost' }],
  [90, 16, { does: 'grant', nth: 2, tier: 'PREMIUM', days: 30, reason: 'A guest of the podcast' }],
  [372, 16, { does: 'grant', nth: 1, tier: 'VIP', days: 120, reason: 'Writes about us' }],
  [141, 13, { does: 'give days', nth: 4, days: 7, reason: 'The outage of the weekend' }],
  [142, 13, { does: 'give days', nth: 9, days: 7, reason: 'The outage of the weekend' }],
  [350, 13, { does: 'give days', nth: 12, days: 3, reason: 'Late picks' }],
  [225, 15, { does: 'stop renewal', nth: 6, reason: 'Asked for it by phone' }],
  [388, 15, { does: 'stop renewal', nth: 8, reason: 'Asked for it by mail' }],
  [312, 12, { does: 'revoke', nth: 7, reason: 'Shared the picks in a group' }],
];

const REFUNDS: readonly string[] = [
  ...['Bought twice by mistake', 'Was charged after the season', 'A goodwill gesture'],
  ...['Could not sign in for a week', 'Wanted Plus and took Premium', 'The outage of the weekend'],
  ...['Forgot to cancel', 'Moved to a state without betting', 'Late picks', 'Was charged after the season'],
];

/** All of the staff's acts in so many days. */
export function staffPlan(days: number, seed: string): Planned[] {
  const luck = new Luck(`${seed}: staff`);
  const refunds = REFUNDS.map((reason, at): [number, number, StaffAct] => {
    const by = at % 3 === 2 ? 'finance' : 'support';
    const part = by === 'finance' || luck.happens(0.3) ? 'all' : 'half';
    return [100 + at * 32, luck.between(9, 17), { does: 'refund', nth: at, part, reason, by }];
  });
  const notices = Array.from({ length: MOVE.ended - MOVE.proposed }, (_, at): [number, number, StaffAct] => [
    ...([MOVE.proposed + at, 13, { does: 'announce prices' }] as const),
  ]);
  return [...PLAN, ...refunds, ...notices]
    .filter(([day]) => day < days)
    .map(([day, hour, act]) => ({ day, hour, who: null, act }));
}
