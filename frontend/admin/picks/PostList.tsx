import { Stack, Text } from '#frontend/admin/mantine.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { easternInstant, gameClock } from '#schema/rules/time/eastern-time.ts';
import { unbroken } from '#schema/rules/time/shown-time.ts';

export interface PickToPost {
  id: string;
  game: string;
  pick: string;
  tier: Tier;
  date: string;
  /** HH:mm in New York. */
  time: string;
  /** '(−110) 1.5 units' */
  terms?: string;
  /** When its tier can read it, if that is yet to come. */
  opens?: string | null;
}

/** What is about to be posted. A game that has started is marked: its pick would stay in the record and never count. */
export function PostList({ picks }: { picks: readonly PickToPost[] }) {
  const now = serverNow();
  return (
    <Stack component="ul" gap={10} fz="sm">
      {picks.map(({ id, game, pick, tier, date, time, terms, opens }) => (
        <li key={id}>
          <strong>{game}</strong>
          <Text c="var(--ink-2)">
            {[
              [withMinus(pick), terms].filter(Boolean).join(' '),
              tierLabel(tier),
              unbroken(gameClock(date, time)),
              opens,
            ]
              .filter(Boolean)
              .join(' ·\u00A0')}
          </Text>
          {easternInstant(date, time) <= now && (
            <Text c="var(--loss)">Started: it will be marked late and never counts.</Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
