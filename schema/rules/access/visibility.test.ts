import { describe, expect, test } from '@jest/globals';
import { TIERS, type Tier } from './tiers.ts';
import { firstReadableAt, type GatedPick, isPast, type PickViewer, visibility } from './visibility.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const reader = (tier: Tier, more: Partial<PickViewer> = {}): PickViewer => ({
  tier,
  trialEnded: false,
  lapsed: false,
  paused: null,
  onBreak: false,
  readsAll: false,
  ...more,
});

const READERS: Record<string, PickViewer | null> = {
  visitor: null,
  freeInTrial: reader('FREE'),
  freeExpired: reader('FREE', { trialEnded: true }),
  plus: reader('PLUS'),
  premium: reader('PREMIUM'),
  vip: reader('VIP'),
  lapsed: reader('FREE', { trialEnded: true, lapsed: true }),
  plusPaused: reader('FREE', { trialEnded: true, paused: 'PLUS' }),
  lapsedInTrial: reader('FREE', { lapsed: true }),
  onBreak: reader('VIP', { onBreak: true }),
  admin: reader('FREE', { trialEnded: true, readsAll: true, onBreak: true }),
};
type Name = keyof typeof READERS;

const today: GatedPick = {
  tier: 'FREE',
  status: 'PUBLISHED',
  date: '2031-11-20',
  startsAt: minutes(120),
  releaseAt: null,
};

/** A short word for the answer: `open`, `hidden`, or the reason and the tier that opens it. */
function seen(pick: Partial<GatedPick>, name: Name): string {
  const answer = visibility({ ...today, ...pick }, READERS[name] ?? null, NOW);
  return answer.state === 'LOCKED' ? `${answer.reason} ${answer.requiredTier}` : answer.state.toLowerCase();
}

describe("today's picks: vip sees all, premium all but vip, plus all but premium and vip, others only free", () => {
  const table: Record<Name, [free: string, plus: string, premium: string, vip: string]> = {
    visitor: ['SIGN_IN FREE', 'SIGN_IN PLUS', 'SIGN_IN PREMIUM', 'SIGN_IN VIP'],
    freeInTrial: ['open', 'TIER PLUS', 'TIER PREMIUM', 'TIER VIP'],
    freeExpired: ['TRIAL_ENDED PLUS', 'TRIAL_ENDED PLUS', 'TRIAL_ENDED PREMIUM', 'TRIAL_ENDED VIP'],
    plus: ['open', 'open', 'TIER PREMIUM', 'TIER VIP'],
    premium: ['open', 'open', 'open', 'TIER VIP'],
    vip: ['open', 'open', 'open', 'open'],
    lapsed: ['PAST_DUE PLUS', 'PAST_DUE PLUS', 'PAST_DUE PREMIUM', 'PAST_DUE VIP'],
    plusPaused: ['PAUSED PLUS', 'PAUSED PLUS', 'TRIAL_ENDED PREMIUM', 'TRIAL_ENDED VIP'],
    lapsedInTrial: ['open', 'PAST_DUE PLUS', 'PAST_DUE PREMIUM', 'PAST_DUE VIP'],
    onBreak: ['ON_BREAK FREE', 'ON_BREAK PLUS', 'ON_BREAK PREMIUM', 'ON_BREAK VIP'],
    admin: ['open', 'open', 'open', 'open'],
  };
  for (const name of Object.keys(READERS))
    test.each(TIERS.map((tier, place) => [tier, table[name]?.[place]]))(
      `${name}: %s is %s`,
      (tier, answer) => {
        expect(seen({ tier: tier as Tier }, name)).toBe(answer);
      },
    );
});

describe('days', () => {
  const yesterday = '2031-11-19';
  for (const name of Object.keys(READERS))
    for (const tier of TIERS) {
      const readsAll = name === 'admin';
      test(`${name}, ${tier}: a past day is open, a day to come and a draft are not there`, () => {
        expect(seen({ tier, date: yesterday, startsAt: minutes(-900) }, name)).toBe('open');
        expect(seen({ tier, date: '2031-11-21', startsAt: minutes(1_440) }, name)).toBe(
          readsAll ? 'open' : 'hidden',
        );
        for (const date of [yesterday, today.date, '2031-11-21'])
          expect(seen({ tier, date, status: 'DRAFT', startsAt: minutes(-900) }, name)).toBe(
            readsAll ? 'open' : 'hidden',
          );
      });
      test(`${name}, ${tier}: a pick of yesterday whose game has not started is gated like one of today`, () => {
        expect(seen({ tier, date: yesterday, startsAt: minutes(1) }, name)).toBe(seen({ tier }, name));
      });
      test(`${name}, ${tier}: one of today whose game has started is still gated`, () => {
        expect(seen({ tier, startsAt: minutes(-60) }, name)).toBe(seen({ tier }, name));
      });
      test(`${name}, ${tier}: a withdrawn pick is gated as it was, and open with its day`, () => {
        expect(seen({ tier, status: 'WITHDRAWN' }, name)).toBe(seen({ tier }, name));
        expect(seen({ tier, status: 'WITHDRAWN', date: yesterday, startsAt: minutes(-900) }, name)).toBe(
          'open',
        );
      });
    }

  test('past begins at the very start of the game, on a day before today', () => {
    expect(isPast({ date: yesterday, startsAt: NOW }, NOW)).toBe(true);
    expect(isPast({ date: yesterday, startsAt: new Date(NOW.getTime() + 1) }, NOW)).toBe(false);
    expect(isPast({ date: today.date, startsAt: minutes(-600) }, NOW)).toBe(false);
  });

  test('the day turns at midnight in New York, not in UTC', () => {
    const pick = { ...today, startsAt: new Date('2031-11-21T00:15:00Z') };
    const at = (instant: string) => visibility(pick, null, new Date(instant)).state;
    expect(at('2031-11-21T04:59:59.999Z')).toBe('LOCKED');
    expect(at('2031-11-21T05:00:00Z')).toBe('OPEN');
  });
});

describe('a scheduled pick opens two hours early for vip, an hour for premium, on time for the others', () => {
  const EARLY: [Name, number][] = [
    ['freeInTrial', 0],
    ['plus', 0],
    ['premium', 60],
    ['vip', 120],
  ];
  test.each(EARLY)('%s: %i minutes early, to the millisecond', (name, early) => {
    const openFor = (left: number) => {
      const releaseAt = new Date(NOW.getTime() + early * 60_000 + left);
      return visibility({ ...today, releaseAt }, READERS[name] ?? null, NOW);
    };
    expect(openFor(0)).toEqual({ state: 'OPEN' });
    expect(openFor(-1)).toEqual({ state: 'OPEN' });
    expect(openFor(1)).toEqual({
      state: 'LOCKED',
      reason: 'NOT_RELEASED',
      requiredTier: 'FREE',
      opensAt: new Date(NOW.getTime() + 1),
    });
  });

  test('waiting does not help whose plan is too small, and admins do not wait', () => {
    const releaseAt = minutes(300);
    expect(seen({ tier: 'VIP', releaseAt }, 'premium')).toBe('TIER VIP');
    expect(seen({ tier: 'FREE', releaseAt }, 'freeExpired')).toBe('TRIAL_ENDED PLUS');
    expect(seen({ tier: 'FREE', releaseAt }, 'visitor')).toBe('SIGN_IN FREE');
    expect(seen({ tier: 'VIP', releaseAt }, 'admin')).toBe('open');
  });

  test('its history is kept from the moment at which the first member could read it', () => {
    expect(firstReadableAt(NOW, null)).toEqual(NOW);
    expect(firstReadableAt(NOW, minutes(300))).toEqual(minutes(180));
    expect(firstReadableAt(NOW, minutes(30))).toEqual(NOW);
  });
});

test('a locked pick whose game has started says when it opens to everyone: with the end of its day', () => {
  const opens = (pick: Partial<GatedPick>, name: Name) => {
    const answer = visibility({ ...today, tier: 'VIP', ...pick }, READERS[name] ?? null, NOW);
    return answer.state === 'LOCKED' ? answer.opensAt : answer.state;
  };
  for (const name of ['visitor', 'freeExpired', 'premium', 'lapsed']) {
    expect(opens({ startsAt: NOW }, name)).toEqual(new Date('2031-11-21T05:00:00Z'));
    expect(opens({ startsAt: minutes(1) }, name)).toBeNull();
  }
});

test('signing out never shows more than an expired free member sees', () => {
  for (const tier of TIERS)
    for (const startsAt of [minutes(-900), minutes(60)])
      for (const date of ['2031-11-19', '2031-11-20', '2031-11-21']) {
        const pick = { tier, date, startsAt };
        const [visitor, expired] = [seen(pick, 'visitor'), seen(pick, 'freeExpired')];
        expect(visitor === 'open').toBe(expired === 'open');
      }
});
