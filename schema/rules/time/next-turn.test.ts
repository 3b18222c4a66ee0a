import { expect, test } from '@jest/globals';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { type PickViewer, visibility } from '#schema/rules/access/visibility.ts';
import { nextTurn } from '#schema/rules/picks/pick-changes.ts';
import { orderedPicks } from '#schema/rules/picks/pick-order.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { HOUR } from './durations.ts';
import { addDays, easternDay, easternInstant } from './eastern-time.ts';

const draw = seededRandom('turns');
const random = () => draw() / 2 ** 32;
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const VIEWERS: (PickViewer | null)[] = [
  null,
  ...TIERS.map((tier) => ({
    tier,
    trialEnded: false,
    lapsed: false,
    paused: null,
    onBreak: false,
    readsAll: false,
  })),
  { tier: 'FREE', trialEnded: true, lapsed: false, paused: null, onBreak: false, readsAll: false },
];

/** The days around the end of summer time, whose night has 25 hours. */
const DAYS = [-1, 0, 1].map((days) => addDays('2031-11-02', days));

function randomPick(id: number) {
  const date = oneOf(DAYS);
  const startsAt = easternInstant(date, oneOf(['00:30', '13:00', '20:15', '23:30']));
  const releaseAt = random() < 0.5 ? new Date(startsAt.getTime() - random() * 6 * HOUR) : null;
  const common = { status: 'PUBLISHED' as const, isWinner: random() < 0.5, tier: oneOf(TIERS) };
  return { id: `pick_${id}`, date, startsAt, releaseAt, ...common };
}

test('until the next turn nobody sees anything else, in no other order', () => {
  for (let round = 0; round < 300; round += 1) {
    const picks = Array.from({ length: 6 }, (_, id) => randomPick(id));
    const now = new Date(easternInstant(oneOf(DAYS), '00:00').getTime() + random() * 24 * HOUR);
    const turn = nextTurn(picks, now);
    const shownAt = (moment: Date) => [
      VIEWERS.map((viewer) => picks.map((pick) => visibility(pick, viewer, moment))),
      DAYS.map((day) => orderedPicks(picks, day, moment).map(({ id }) => id)),
      easternDay(moment),
    ];
    expect(turn.getTime()).toBeGreaterThan(now.getTime());
    expect(shownAt(new Date(turn.getTime() - 1))).toEqual(shownAt(now));
  }
});
