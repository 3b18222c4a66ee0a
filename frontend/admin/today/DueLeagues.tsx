import { Box, Group, SimpleGrid, Text } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { DeskTodayQuery } from '#frontend/generated/graphql.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import { type DueState, dueState } from '#schema/rules/picks/due-leagues.ts';
import { PICKS_DUE } from '#schema/rules/picks/picks-per-day.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { shownTime } from '#schema/rules/time/shown-time.ts';

type League = NonNullable<DeskTodayQuery['deskToday']['picks']>['leagues'][number];

interface DueLeaguesProps {
  leagues: readonly League[];
  className: string | undefined;
}

/** What members expect by three o'clock: each league that plays today, and what is there of it. */
export function DueLeagues({ leagues, className }: DueLeaguesProps) {
  const now = useServerNow(MINUTE);
  const isLater = easternTime(now) >= PICKS_DUE;
  return (
    <Panel
      title={isLater ? 'Leagues of today' : 'Due by 3:00 PM ET'}
      says={sentence(leagues, now)}
      className={className}
    >
      {leagues.length > 0 && (
        <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} spacing={32} verticalSpacing={0} px={16} pb={8}>
          {leagues.map((league) => (
            <DueLeague key={league.league} league={league} now={now} />
          ))}
        </SimpleGrid>
      )}
    </Panel>
  );
}

function sentence(leagues: readonly League[], now: Date): string {
  const states = leagues.map((league) => dueState(league, now));
  const due = states.filter((state) => state === 'DUE' || state === 'MISSED').length;
  if (leagues.length === 0) return 'No league that members expect plays today.';
  if (due === 0) return states.includes('OVER') ? 'Nothing is due any more.' : 'Every league has its picks.';
  return `${counted(due, 'league')} without a pick`;
}

const TONES: Record<DueState, TagTone> = { POSTED: 'win', DUE: 'accent', MISSED: 'loss', OVER: 'plain' };

function DueLeague({ league, now }: { league: League; now: Date }) {
  const state = dueState(league, now);
  return (
    <Group component="li" gap={8} mih={36} fz="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Box w={84}>
        <LeagueMark league={league.league} />
      </Box>
      <Text span c="dimmed" flex={1}>
        {gamesText(league)}
      </Text>
      <Tag tone={TONES[state]}>{stateText(league, state)}</Tag>
    </Group>
  );
}

function stateText({ posted, drafts }: League, state: DueState): string {
  const waiting = drafts > 0 ? counted(drafts, 'draft') : null;
  if (state === 'POSTED') return [`${posted} posted`, ...(waiting ? [waiting] : [])].join(', ');
  if (state === 'OVER') return 'No pick';
  return waiting ?? (state === 'DUE' ? 'None so far' : 'Missing');
}

/** '5 games, 7:00 PM to 10:30 PM'. */
function gamesText({ games, firstStartsAt, lastStartsAt }: League): string {
  if (!games || !firstStartsAt || !lastStartsAt) return 'Schedule not known';
  const last = shownTime(new Date(lastStartsAt));
  if (firstStartsAt === lastStartsAt) return `${counted(games, 'game')}, ${last}`;
  return `${counted(games, 'game')}, ${shownTime(new Date(firstStartsAt))} to ${last}`;
}
