import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { Quiet } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { type DeskTodayQuery, useBoardOfTodayQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { waitText } from '#schema/rules/money/countdown.ts';
import { boardState } from '#schema/rules/picks/board-state.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { shownClock } from '#schema/rules/time/shown-time.ts';
import { BoardGames } from './BoardGames.tsx';
import { BoardStates } from './BoardStates.tsx';

type Picks = NonNullable<DeskTodayQuery['deskToday']['picks']>;

interface TodaysBoardProps {
  date: string;
  picks: Picks;
  className: string | undefined;
}

/** How far today's picks are, and the two things that are done with them. */
export function TodaysBoard({ date, picks: { drafts, toGrade, nextStartsAt }, className }: TodaysBoardProps) {
  const { data, error, loading, refetch } = useBoardOfTodayQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
    pollInterval: MINUTE,
  });
  const picks = data?.adminBoard.picks.filter(({ status }) => status !== 'WITHDRAWN') ?? [];
  const now = useServerNow(MINUTE);
  const stated = picks.map((pick) => ({ pick, state: boardState(pick, now) }));
  const next = nextStartsAt ? `, ${startText(new Date(nextStartsAt), now)}` : '';
  return (
    <Panel
      title="Tonight’s board"
      says={data && `${counted(picks.length, 'pick')}${next}`}
      ways={<Ways {...{ drafts, toGrade }} />}
      className={className}
    >
      {!data && error && (
        <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
          Failed to load the board. Please try again.
        </ErrorState>
      )}
      {data && picks.length === 0 && (
        <Quiet px={16} pb={16}>
          No pick of today, and no draft.
        </Quiet>
      )}
      {picks.length > 0 && <BoardStates states={stated.map(({ state }) => state)} />}
      <BoardGames picks={stated} />
    </Panel>
  );
}

function startText(start: Date, now: Date): string {
  const wait = waitText(start, now);
  return `next game at ${shownClock(start)}${wait ? `, in ${wait}` : ''}`;
}

function Ways({ drafts, toGrade }: Pick<Picks, 'drafts' | 'toGrade'>) {
  return (
    <>
      {toGrade > 0 ? (
        <LinkButton variant="quiet" size="small" to={adminPath('picks', { show: 'grading' })}>
          Grade {counted(toGrade, 'pick')}
        </LinkButton>
      ) : (
        <Quiet span>Nothing to grade</Quiet>
      )}
      {drafts > 0 ? (
        <LinkButton variant="primary" size="small" to={adminPath('picks')}>
          Post {counted(drafts, 'draft')}
        </LinkButton>
      ) : (
        <Link to={adminPath('picks')}>All picks</Link>
      )}
    </>
  );
}
