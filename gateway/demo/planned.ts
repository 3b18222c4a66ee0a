import type { PaidTier } from '#schema/rules/access/tiers.ts';
import type { CancelReason } from '#schema/rules/money/cancel-reasons.ts';

/** What a member does, or happens to their card. */
export type MemberAct =
  | { does: 'join' }
  | { does: 'buy'; planType: string; card: string; coupon?: string }
  | { does: 'change'; tier: PaidTier }
  | { does: 'cancel'; reason: CancelReason | null }
  | { does: 'reactivate' }
  | { does: 'replace card'; card: string }
  | { does: 'card declines'; code: string; times: number | null };

/** What the staff does. `nth` chooses among the members or payments that it could be done to. */
export type StaffAct =
  | { does: 'join staff'; name: string; role: 'OWNER' | 'ANALYST' | 'SUPPORT' | 'FINANCE' }
  | { does: 'price'; tier: PaidTier; cents: number; reason: string }
  | { does: 'move price'; tier: PaidTier; cents: number; reason: string }
  | { does: 'approve move' | 'end move' }
  | { does: 'coupon'; code: string; percent: number; months: number }
  | { does: 'switch coupon off'; code: string }
  | { does: 'refund'; nth: number; part: 'half' | 'all'; reason: string; by: 'support' | 'finance' }
  | { does: 'dispute'; name: string; nth: number; reason: string }
  | { does: 'bank decides'; name: string; status: 'disputed' | 'won' | 'lost' }
  | { does: 'grant'; nth: number; tier: PaidTier; days: number; reason: string }
  | { does: 'give days'; nth: number; days: number; reason: string }
  | { does: 'revoke' | 'stop renewal'; nth: number; reason: string }
  | { does: 'announce prices' };

/** Days are counted from the opening day, hours as New York has them. */
interface Moment {
  day: number;
  hour: number;
}

export type Planned = Moment & ({ who: number; act: MemberAct } | { who: null; act: StaffAct });
