import { PAID_TIERS, type PaidTier, TOP_TIER } from '#schema/rules/access/tiers.ts';
import { CANCEL_REASONS } from '#schema/rules/money/cancel-reasons.ts';
import { cardOf, TRIAL_CARDS } from './cards.ts';
import { Luck } from './luck.ts';
import type { MemberAct, Planned } from './planned.ts';

/** What a month brings to a member with a plan, and how likely. */
const MONTHLY = { leaves: 0.12, upgrades: 0.035, downgrades: 0.015, cardFails: 0.045 };
const MONTH_DAYS = 30;

/** Those who came in the first days. */
const FIRST_MEMBERS = 9;

/** Everything that one member does in so many days, the oldest first. Each month brings a few more members than the one before. */
export function lifeOf(number: number, days: number, seed: string): Planned[] {
  const luck = new Luck(`${seed}: member ${number}`);
  const life = new Life(number, luck, days);
  const joined = number < FIRST_MEMBERS ? 1 + luck.between(0, 9) : days * luck.share() ** 0.75;
  life.add(joined, { does: 'join' });
  if (luck.happens(0.86)) life.subscribe();
  return life.planned;
}

/** One life from its beginning: each act is some days after the one before. */
class Life {
  readonly planned: Planned[] = [];
  #day = 0;
  #cards = 0;
  readonly #number: number;
  readonly #luck: Luck;
  readonly #days: number;

  constructor(number: number, luck: Luck, days: number) {
    this.#number = number;
    this.#luck = luck;
    this.#days = days;
  }

  /** `later`: by so many days. */
  add(later: number, act: MemberAct): void {
    this.#day += later;
    const day = Math.floor(this.#day);
    if (day < this.#days)
      this.planned.push({ day, hour: 8 + 15 * (this.#day - day), who: this.#number, act });
  }

  subscribe(): void {
    const luck = this.#luck;
    if (luck.happens(0.06)) this.add(luck.between(0.02, 1), this.#order('plus', 'declined'));
    const tier = luck.of<PaidTier>(['PLUS', 'PLUS', 'PLUS', 'PREMIUM', 'PREMIUM', 'VIP']);
    const later = luck.happens(0.8) ? luck.between(0.02, 2) : luck.between(5, 40);
    const trialCard = this.#cards === 0 && this.#number % 4 === 0 ? TRIAL_CARDS[this.#number / 4] : undefined;
    if (trialCard && tier !== TOP_TIER) this.#try(later, tier, trialCard);
    else {
      this.add(later, this.#order(tier.toLowerCase()));
      this.#stay(tier);
    }
  }

  #try(later: number, tier: PaidTier, card: string): void {
    this.#cards += 1;
    this.add(later, { does: 'buy', planType: `${tier.toLowerCase()}_with_trial`, card });
    if (this.#luck.happens(0.35)) this.add(this.#luck.between(0.05, 0.6), this.#cancellation());
    else this.#stay(tier);
  }

  #order(planType: string, kind: 'good' | 'declined' = 'good'): MemberAct {
    const card = cardOf(this.#number + 37 * this.#cards, kind);
    this.#cards += 1;
    const coupon = kind === 'good' && this.#luck.happens(0.22) ? couponOn(this.#day, planType) : undefined;
    return { does: 'buy', planType, card, ...(coupon && { coupon }) };
  }

  #stay(first: PaidTier): void {
    let tier = first;
    while (this.#day < this.#days) {
      const began = this.#day;
      const luck = this.#luck;
      if (luck.happens(MONTHLY.cardFails)) {
        if (!this.#cardFails(began)) return;
      } else if (luck.happens(MONTHLY.leaves)) {
        if (!this.#leaves()) return;
      } else if (luck.happens(MONTHLY.upgrades) && tier !== TOP_TIER) {
        tier = PAID_TIERS[PAID_TIERS.indexOf(tier) + 1] as PaidTier;
        this.add(luck.between(2, 27), { does: 'change', tier });
      } else if (luck.happens(MONTHLY.downgrades) && tier !== 'PLUS') {
        tier = PAID_TIERS[PAID_TIERS.indexOf(tier) - 1] as PaidTier;
        this.add(luck.between(2, 27), { does: 'change', tier });
      }
      this.#day = Math.max(this.#day, began + MONTH_DAYS + 0.4);
    }
  }

  /** Answers whether the member stays: a decline that passes, or a new card some days after the renewal. */
  #cardFails(began: number): boolean {
    const luck = this.#luck;
    const what = luck.share();
    const code = what < 0.5 ? '2001' : '2004';
    this.add(luck.between(1, 25), { does: 'card declines', code, times: what < 0.5 ? 1 : null });
    if (what < 0.5) return true;
    if (what > 0.75) return false;
    const card = cardOf(this.#number + 37 * this.#cards, 'good');
    this.#cards += 1;
    this.add(began + MONTH_DAYS + 2.5 - this.#day, { does: 'replace card', card });
    return true;
  }

  /** Answers whether the member stays after all. Some who left come back. */
  #leaves(): boolean {
    const luck = this.#luck;
    this.add(luck.between(1, 26), this.#cancellation());
    if (luck.happens(0.1)) {
      this.add(0.8, { does: 'reactivate' });
      return true;
    }
    if (luck.happens(0.15)) {
      this.add(luck.between(45, 120), this.#order('plus'));
      this.#stay('PLUS');
    }
    return false;
  }

  #cancellation(): MemberAct {
    return { does: 'cancel', reason: this.#luck.happens(0.8) ? this.#luck.of(CANCEL_REASONS) : null };
  }
}

/** The coupon of the season (staff-plan.ts); none of them is for VIP. */
function couponOn(day: number, planType: string): string | undefined {
  if (planType === 'vip' || day < 21) return undefined;
  return day > 270 && day < 330 ? 'KICKOFF25' : 'WELCOME20';
}
