import { useState } from 'react';
import { ChoiceChips } from '#frontend/admin/ChoiceChips.tsx';
import { Explained } from '#frontend/admin/Explained.tsx';
import { Box, SimpleGrid } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { PlotData } from '#frontend/plots/PlotData.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { plainMonth } from '#schema/rules/time/eastern-time.ts';
import { CASH_PARTS, type CashMonth, cashMonths, cashSteps, netCash } from './cash-rows.ts';
import { DEFINITIONS } from './definitions.ts';
import { MonthRates } from './MonthRates.tsx';
import { type Revenue, signedDollars } from './money-text.ts';
import { MOVEMENT_PARTS, type Month, movementSteps } from './movement-steps.ts';
import { Waterfall } from './Waterfall.tsx';

interface MonthByMonthProps {
  months: readonly Month[];
  /** Null where a check of cash failed. */
  days: Revenue['days'];
  trials: NonNullable<Revenue['trials']>;
}

/** A month as two waterfalls: what moved recurring revenue, and what moved cash. All months are in the table behind them. */
export function MonthByMonth({ months, days, trials }: MonthByMonthProps) {
  const [chosen, choose] = useState<string | null>(null);
  const month = months.find((each) => each.month === chosen) ?? months.at(-1);
  const cash = cashMonths(days ?? []);
  if (!month) return null;
  const cashOf = cash.find((each) => each.month === month.month);
  return (
    <Panel
      title="Month by month"
      says={<Explained of="Month by month">{`${DEFINITIONS.movements} ${DEFINITIONS.cash}`}</Explained>}
      ways={
        months.length > 1 && (
          <ChoiceChips
            label="Month"
            value={month.month}
            onChange={choose}
            choices={months.map((each, place) => ({
              value: each.month,
              words: <MonthName month={each.month} isFirst={place === 0} />,
            }))}
          />
        )
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={48} verticalSpacing={20} p="4px 16px 8px">
        <Waterfall
          title={`Recurring revenue, ${plainMonth(month.month)}`}
          steps={movementSteps(month)}
          amount={({ cents, isTotal }) => (isTotal ? priceText(cents) : signedDollars(cents))}
        />
        {cashOf && (
          <Waterfall
            title={`Cash, ${plainMonth(month.month)}`}
            steps={cashSteps(cashOf)}
            amount={({ cents, isTotal }) => (isTotal && cents >= 0 ? priceText(cents) : signedDollars(cents))}
          />
        )}
      </SimpleGrid>
      <Box px={16} pb={12}>
        <PlotData title="Month by month" table={() => tableOf(months, cash)} />
        <MonthRates months={months} trials={trials} />
      </Box>
    </Panel>
  );
}

/** 'Nov', and with the year where one begins. Two years have two Novembers, so the year is read aloud at each. */
function MonthName({ month, isFirst }: { month: string; isFirst: boolean }) {
  const [name, year] = plainMonth(month).split(' ');
  const isShown = isFirst || month.endsWith('-01');
  return (
    <>
      {name} <span className={isShown ? undefined : 'visually-hidden'}>{year}</span>
    </>
  );
}

function tableOf(months: readonly Month[], cash: readonly CashMonth[]) {
  return {
    columns: [
      ...['Month', 'Start', ...MOVEMENT_PARTS.map(({ name }) => name), 'End'],
      ...[...CASH_PARTS.map(({ name }) => name), 'Cash'],
    ],
    rows: months.toReversed().map((month) => {
      const moved = cash.find((each) => each.month === month.month);
      return [
        ...[plainMonth(month.month), priceText(month.startCents)],
        ...[...MOVEMENT_PARTS.map(({ of }) => signedDollars(of(month))), priceText(month.endCents)],
        ...CASH_PARTS.map(({ of }) => (moved ? signedDollars(of(moved)) : '–')),
        moved ? signedDollars(netCash(moved)) : '–',
      ];
    }),
  };
}
