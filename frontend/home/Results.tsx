import { Link } from 'react-router-dom';
import { adminDayPath, picksPath } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import type { HomePickFragment, HomeQuery } from '#frontend/generated/graphql.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { daySummary, recordText } from '#schema/rules/picks/day-summary.ts';
import { gameText, scoreText } from '#schema/rules/picks/game-text.ts';
import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import styles from './Results.module.css';

/** Yesterday's results, losses as large as wins. */
export function Results({ data, member }: { data: HomeQuery | undefined; member: Member }) {
  return (
    <Card
      heading="Yesterday"
      aside={data && <span className={styles.day}>{shortDay(data.yesterday.date)}</span>}
      className={styles.card}
    >
      {data ? <Yesterday {...data} member={member} /> : <Skeleton height="120px" />}
    </Card>
  );
}

function Yesterday({ yesterday, member }: HomeQuery & { member: Member }) {
  const summary = daySummary(yesterday.picks);
  const posted = yesterday.picks.filter(({ status }) => status === 'PUBLISHED');
  return (
    <>
      {posted.length === 0 ? (
        <p>No picks yesterday.</p>
      ) : (
        <Total
          {...summary}
          posted={posted.length}
          gradeAt={member.scopes.includes('PICKS') ? adminDayPath(yesterday.date) : undefined}
        />
      )}
      <ul className={styles.squares} aria-label="Results of yesterday">
        {posted.map((pick) => (
          <Square key={pick.id} pick={pick} />
        ))}
      </ul>
      <LinkButton to={picksPath(yesterday.date)} variant="quiet" className={styles.link}>
        See yesterday’s picks
      </LinkButton>
    </>
  );
}

type Summary = Pick<ReturnType<typeof daySummary>, 'wins' | 'losses' | 'pushes' | 'pending' | 'units'>;

interface TotalProps extends Summary {
  /** How many picks of all plans it sums up, where that is said. */
  posted?: number;
  /** Where admins grade what is pending. */
  gradeAt?: string | undefined;
}

function Total({ gradeAt, posted, ...summary }: TotalProps) {
  const { units, pending } = summary;
  return (
    <p className={styles.total}>
      <strong>{recordText(summary)}</strong>
      {units !== null && <strong data-tone={unitsTone(units)}>{unitsText(units)}</strong>}
      {posted !== undefined && <span>{counted(posted, 'pick')} of all plans</span>}
      {pending > 0 && (
        <span>{gradeAt ? <Link to={gradeAt}>{pending} pending</Link> : `${pending} pending`}</span>
      )}
    </p>
  );
}

const LETTERS: Record<PickResult, string> = { WIN: 'W', LOSS: 'L', PUSH: 'P', VOID: 'V', PENDING: '·' };

function Square({ pick }: { pick: HomePickFragment }) {
  const label = `${resultLabel(pick.result)}: ${gameText(pick)}${pick.score ? `, ${scoreText(pick.score)}` : ''}`;
  return (
    <li className={styles.square} data-result={pick.result} title={label}>
      <span aria-hidden="true">{LETTERS[pick.result]}</span>
      <span className="visually-hidden">{label}</span>
    </li>
  );
}
