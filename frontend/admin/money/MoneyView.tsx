import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { SimpleGrid, Stack } from '#frontend/admin/mantine.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { ChurnReasons } from './ChurnReasons.tsx';
import { HeadFigures } from './HeadFigures.tsx';
import { MonthByMonth } from './MonthByMonth.tsx';
import { MonthFile } from './MonthFile.tsx';
import { MrrPlot } from './MrrPlot.tsx';
import type { Revenue } from './money-text.ts';
import { Retention } from './Retention.tsx';
import { RevenueChecks } from './RevenueChecks.tsx';

/** All figures, the checks that they depend on last. What a failed check covers is left out. */
export function MoneyView({ revenue }: { revenue: Revenue }) {
  const { now, months, days, churnReasons, saidReasons, retention, watchedSince } = revenue;
  if (!revenue.checkedAt)
    return (
      <EmptyState>The figures are being counted for the first time. They appear within a minute.</EmptyState>
    );
  const failed = revenue.checks.some(({ passed }) => !passed);
  return (
    <Stack gap={12}>
      {failed && (
        <Notice tone="error">
          A check of the figures failed, so those that depend on it are hidden until it passes again.{' '}
          <Link to={adminPath('problems')}>Show the problem</Link>
        </Notice>
      )}
      {watchedSince && (
        <Notice>
          Each change of a plan is known since {plainDay(easternDay(new Date(watchedSince)))}. Before that day
          plans begin with their first payment and end as they ended, at their last price.
        </Notice>
      )}
      <HeadFigures revenue={revenue} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={12}>
        {days && <MrrPlot days={days} />}
        {churnReasons && (
          <ChurnReasons reasons={churnReasons} said={saidReasons ?? []} from={revenue.from} to={revenue.to} />
        )}
      </SimpleGrid>
      {months && <MonthByMonth months={months} days={now && days} trials={revenue.trials ?? []} />}
      {retention && <Retention rows={retention} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={12}>
        {days && now && <MonthFile />}
        <RevenueChecks revenue={revenue} />
      </SimpleGrid>
    </Stack>
  );
}
