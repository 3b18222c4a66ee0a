import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { Group, Quiet, Text } from '#frontend/admin/mantine.ts';
import { wholeDollars } from '#frontend/admin/money/money-text.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { SmallLine } from '#frontend/admin/SmallLine.tsx';
import type { DeskTodayQuery } from '#frontend/generated/graphql.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { MoneyLine } from './MoneyLine.tsx';

type Today = DeskTodayQuery['deskToday'];

/** The cash of seven days as a line with its sum, and what today brought. */
export function MoneyOfWeek({
  money,
  joined,
  className,
}: Pick<Today, 'money' | 'joined'> & { className: string | undefined }) {
  if (!money && joined === null) return null;
  return (
    <Panel title={money ? 'Money' : 'Members'} says={money && 'seven days'} className={className}>
      <Quiet component="div" c="var(--ink)" px={16} pb={14}>
        {money && <Week days={money.week} />}
        <MoneyLine money={money} joined={joined} />
      </Quiet>
    </Panel>
  );
}

function Week({ days }: { days: NonNullable<Today['money']>['week'] }) {
  const sum = days.reduce((total, { cents }) => total + cents, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <Text fz="xl" fw={660} mb={8}>
        <Link to={adminPath('money')}>{wholeDollars(sum)}</Link>
      </Text>
      <SmallLine values={days.map(({ cents }) => cents)} height={88} />
      {first && last && (
        <Group component="p" justify="space-between" c="dimmed" fz="xs" pt={4} pb={10}>
          <span>{shortDay(first.day)}</span>
          <span>Today</span>
        </Group>
      )}
    </>
  );
}
