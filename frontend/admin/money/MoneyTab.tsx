import { useSearchParams } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { useRevenueQuery } from '#frontend/generated/graphql.ts';
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
  const asked = useRevenueQuery({
    variables: { from: rangeStart(months, useServerDay()) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded asked={asked} what="the figures">
      {(data) => {
        const revenue = fromFirstMonth(data.revenue);
        return (
          <>
            <AdminToolbar title={`${plainDay(revenue.from)} to ${plainDay(revenue.to)}`}>
              <RangeChoice months={months} />
            </AdminToolbar>
            <MoneyView revenue={revenue} />
          </>
        );
      }}
    </Loaded>
  );
}
