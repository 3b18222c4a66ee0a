import { useSearchParams } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { useRevenueQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { FigureMemberList } from './FigureMemberList.tsx';
import { figureOf } from './figure-address.ts';
import { fromFirstMonth } from './from-first-month.ts';
import { MoneyView } from './MoneyView.tsx';
import { MovementList } from './MovementList.tsx';
import { movementsOf } from './movement-address.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { rangeOf, rangeStart } from './ranges.ts';

/** What the business earns; or, where the address names a figure, what it is made of. */
export function MoneyTab() {
  const [search] = useSearchParams();
  const movements = movementsOf(search);
  const figure = figureOf(search);
  const key = search.toString();
  if (movements) return <MovementList key={key} shown={movements} />;
  if (figure) return <FigureMemberList key={key} shown={figure} />;
  return <Figures months={rangeOf(search)} />;
}

function Figures({ months }: { months: number }) {
  const today = useServerDay();
  const { data, error, loading, refetch } = useRevenueQuery({
    variables: { from: rangeStart(months, today) },
    fetchPolicy: 'cache-and-network',
  });
  const revenue = data && fromFirstMonth(data.revenue);
  if (!revenue && error)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
        Failed to load the figures. Please try again.
      </ErrorState>
    );
  if (!revenue) return <RowsLoading>Loading figures...</RowsLoading>;
  return (
    <>
      <AdminToolbar title={`${plainDay(revenue.from)} to ${plainDay(revenue.to)}`}>
        <RangeChoice months={months} />
      </AdminToolbar>
      <MoneyView revenue={revenue} />
    </>
  );
}
